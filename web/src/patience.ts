/** Parts of the page that come over a network which may be away. */

const AGAIN = 900
const TRIES = 3

/** Loads a part of the page, however long it takes. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
      // Some browsers remember until the next page that a part could not be loaded.
      if (tried >= TRIES && (await reachable())) location.reload()
    }
  }
}

async function reachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health')).ok
  } catch {
    return false
  }
}
