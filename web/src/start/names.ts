/** The players' names as they were typed: one a line. */

export const FEWEST = 5
export const MOST = 15

export function namesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The first name that stands there twice; spaces and case do not make a difference. */
export function twice(names: readonly string[]): string | undefined {
  const known = new Set<string>()
  for (const name of names) {
    const plain = name.toLocaleLowerCase().replaceAll(' ', '')
    if (known.has(plain)) return name
    known.add(plain)
  }
  return undefined
}
