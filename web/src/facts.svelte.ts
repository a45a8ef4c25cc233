/** What the server tells about every character, and the pictures of the script's. */

import type { CharacterEntry, ManualCharacter } from './protocol'

class Facts {
  characters = $state.raw<Record<string, CharacterEntry>>({})
  /** The places of the first night's steps that belong to no character. */
  steps = $state.raw<Record<string, number>>({})
  /** The characters whose pictures are in the page, for `<use href={pictureOf(character)}>`. */
  pictures = $state.raw<ReadonlySet<string>>(new Set())
  /** The characters that the Storyteller resolves, of the scripts that this page has met. */
  manual = $state.raw<Record<string, ManualCharacter>>({})
  #asked = false
  #sprites = new Set<string>()

  async load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      const [characters, steps] = await Promise.all([fetch('/api/characters'), fetch('/api/steps')])
      this.characters = { ...(await characters.json()), ...entries(Object.values(this.manual)) }
      this.steps = await steps.json()
    } catch {
      this.#asked = false
    }
  }

  /** Gets to know a script's characters that the server's list does not hold. */
  meet(characters: readonly ManualCharacter[]): void {
    const strangers = characters.filter(({ id }) => !this.manual[id])
    if (!strangers.length) return
    this.manual = { ...this.manual, ...Object.fromEntries(strangers.map((made) => [made.id, made])) }
    this.characters = { ...this.characters, ...entries(strangers) }
  }

  /**
   * Loads the one sprite with all pictures of a script. Never one picture alone: what is asked for would tell
   * who is in play.
   */
  async loadPictures(address: string): Promise<void> {
    if (!address || this.#sprites.has(address)) return
    this.#sprites.add(address)
    try {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(answer.statusText)
      const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
      const found = [...sprite.querySelectorAll('symbol')]
      const drawn = found.map(({ id }) => id)
      for (const symbol of found) symbol.id = pictureOf(symbol.id).slice(1)
      document.querySelector('#drawings')?.append(...found)
      this.pictures = new Set([...this.pictures, ...drawn])
    } catch {
      this.#sprites.delete(address)
    }
  }

  team(character: string): string {
    return this.characters[character]?.team ?? ''
  }
}

/** Where a character's picture is in the page. */
export function pictureOf(character: string): string {
  return `#picture-${character}`
}

/** What the server's list would tell of them. */
function entries(characters: readonly ManualCharacter[]): Record<string, CharacterEntry> {
  return Object.fromEntries(
    characters.map(({ id, name, reminders, first_place, other_place }) => [
      id,
      {
        ...{ name, team: id.slice(0, id.indexOf(':')), icon: '', reminders: reminders ?? [] },
        ...{ first_night: first_place ?? null, other_nights: other_place ?? null },
      },
    ]),
  )
}

export const facts = new Facts()

export const TEAMS = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const

/** The side that a character's token shows before anybody holds it. */
export function sideOf(character: string): 'good' | 'evil' | 'none' {
  const team = facts.team(character)
  if (team === 'townsfolk' || team === 'outsider') return 'good'
  return team === 'minion' || team === 'demon' ? 'evil' : 'none'
}

/** Characters by team, in the order of the script. */
export function byTeam(characters: readonly string[]): { team: string; characters: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const character of characters) {
    const team = facts.team(character)
    groups.set(team, [...(groups.get(team) ?? []), character])
  }
  const order = (team: string) => (TEAMS as readonly string[]).indexOf(team) + 1 || TEAMS.length + 1
  return [...groups]
    .map(([team, members]) => ({ team, characters: members }))
    .sort((one, other) => order(one.team) - order(other.team))
}
