/** The Korean particle that fits the word before it: JOSA("임프", "이/가") is 임프가. */

const IGNORED = /[⁦-⁩​-‍⁠﻿︀-️]/g
const SILENT_END = /[\s"'“”‘’.,!?…·:;\]」』》〉]|\p{So}|\p{Sk}/u
/** Digits by how their Korean reading ends: open, closed, or closed with ㄹ. */
const DIGITS: Record<string, Ending> = {
  '0': 'closed',
  '1': 'rieul',
  '2': 'open',
  '3': 'closed',
  '4': 'open',
  '5': 'open',
  '6': 'closed',
  '7': 'rieul',
  '8': 'rieul',
  '9': 'open',
}

type Ending = 'open' | 'closed' | 'rieul' | 'unknown'

export function josa(text: string, pair: string): string {
  const [afterClosed = '', afterOpen = ''] = pair.split('/')
  return text + particle(ending(text), afterClosed, afterOpen)
}

function particle(end: Ending, afterClosed: string, afterOpen: string): string {
  if (end === 'unknown') return both(afterClosed, afterOpen)
  const open = end === 'open' || (end === 'rieul' && afterClosed === '으로')
  return open ? afterOpen : afterClosed
}

function both(afterClosed: string, afterOpen: string): string {
  if (afterClosed === '으로') return '(으)로'
  if (afterClosed.endsWith(afterOpen)) return `(${afterClosed.slice(0, -afterOpen.length)})${afterOpen}`
  return `${afterClosed}(${afterOpen})`
}

function ending(raw: string): Ending {
  const letter = lastReadable(raw.normalize('NFC').replace(IGNORED, ''))
  if (!letter) return 'unknown'
  if (letter in DIGITS) return DIGITS[letter] as Ending
  const code = letter.codePointAt(0) ?? 0
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28
    return final === 0 ? 'open' : final === 8 ? 'rieul' : 'closed'
  }
  if (code >= 0x3131 && code <= 0x314e) return letter === 'ㄹ' ? 'rieul' : 'closed'
  if (code >= 0x314f && code <= 0x3163) return 'open'
  return 'unknown'
}

/** The last letter that is read aloud: what stands in a closing parenthesis is not. */
function lastReadable(text: string): string | undefined {
  const letters = [...text]
  while (letters.length) {
    const last = letters.at(-1) as string
    if (last === ')' || last === '）') {
      while (letters.length && !['(', '（'].includes(letters.pop() as string));
    } else if (SILENT_END.test(last)) {
      letters.pop()
    } else {
      return last
    }
  }
  return undefined
}
