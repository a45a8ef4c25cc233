/** The scripts that this device is offered: everybody's, and its own, which the server lists for whoever has its key. */

import { ask, type Answer } from '../api'
import { facts } from '../facts.svelte'
import type { ScriptEntry, ScriptRead } from '../protocol'
import { fromStorage, toStorage } from '../storage'

class Shelf {
  /** Those of this device, the newest first. */
  own = $state.raw<ScriptEntry[]>([])
  others = $state.raw<ScriptEntry[]>([])
  error = $state('')
  all = $derived([...this.own, ...this.others])
  #key = ''

  /** The address of the server's list, or of a script in it. */
  at(script = ''): string {
    this.#key ||= fromStorage('shelf') ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-')
    toStorage('shelf', this.#key)
    return `/api/scripts${script && `/${script}`}?shelf=${this.#key}`
  }

  async load(): Promise<void> {
    const answer = await ask<ScriptEntry[]>(this.at())
    if (!answer.ok) this.error = answer.error
    else {
      const own = (entry: ScriptEntry) => entry.id.startsWith('own-')
      this.own = answer.value.filter(own)
      this.others = answer.value.filter((entry) => !own(entry))
      facts.meet(this.all.flatMap((entry) => entry.manual))
    }
  }

  /** Reads a script and puts it up here, unless there is a doubt and nobody has said yes to it. */
  async read(text: string, anyway: boolean): Promise<Answer<ScriptRead>> {
    const type = /^\s*[[{]/.test(text) ? 'application/json' : 'text/plain'
    const answer = await ask<ScriptRead>(`${this.at()}&anyway=${Number(anyway)}`, { text, type })
    if (answer.ok && answer.value.id) {
      const read = answer.value
      facts.meet(read.manual)
      this.own = [read, ...this.own.filter((entry) => entry.id !== read.id)]
    }
    return answer
  }

  find(id: string): ScriptEntry | undefined {
    return this.all.find((entry) => entry.id === id)
  }
}

export const shelf = new Shelf()
