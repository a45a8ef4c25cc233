/** What this browser remembers between visits. Everything works without it. */

export function fromStorage(key: string): string | null {
  try {
    return localStorage.getItem(`sexton.${key}`)
  } catch {
    return null
  }
}

export function toStorage(key: string, value: string): void {
  try {
    localStorage.setItem(`sexton.${key}`, value)
  } catch {
    // A private window may refuse: then it is remembered until the page is closed.
  }
}
