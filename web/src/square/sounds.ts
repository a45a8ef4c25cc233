/** The bell as a sound and a shake: two strokes, made here, so that no file has to be loaded. */

import { fromStorage, toStorage } from '../storage'

const STROKES = [0, 0.9]
const PARTIALS: [number, number][] = [
  [220, 0.5],
  [440, 0.3],
  [528, 0.22],
  [660, 0.16],
  [1108, 0.06],
]

export function soundWanted(): boolean {
  return fromStorage('bell-sound') !== 'no'
}

export function wantSound(wanted: boolean): void {
  toStorage('bell-sound', wanted ? 'yes' : 'no')
}

/** Rings, where the browser lets a page ring that nobody has touched, and shakes a phone that can. */
export function strike(): void {
  try {
    navigator.vibrate?.([300, 200, 300])
    const context = new AudioContext()
    for (const stroke of STROKES) {
      for (const [pitch, loud] of PARTIALS) {
        const tone = context.createOscillator()
        const volume = context.createGain()
        const begin = context.currentTime + stroke
        tone.frequency.value = pitch
        volume.gain.setValueAtTime(loud * 0.4, begin)
        volume.gain.exponentialRampToValueAtTime(0.0001, begin + 2.2)
        tone.connect(volume).connect(context.destination)
        tone.start(begin)
        tone.stop(begin + 2.3)
      }
    }
    setTimeout(() => void context.close(), 4000)
  } catch {
    // No sound here: the notice stands on the page all the same.
  }
}
