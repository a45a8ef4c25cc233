import { expect, test } from 'vitest'

import { namesOf, twice } from '../src/start/names'

test('one name a line, without empty lines and stray spaces', () => {
  expect(namesOf(' Ada \n\nBo  Li\r\n민수\n')).toEqual(['Ada', 'Bo Li', '민수'])
})

test('the same name twice is found, whatever its case, spaces or form', () => {
  expect(twice(['Ada', 'Bo', 'ada'])).toBe('ada')
  expect(twice(namesOf('민수\n민수'))).toBe('민수')
  expect(twice(['Ada', 'Bo'])).toBeUndefined()
})
