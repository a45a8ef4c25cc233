/** The Storyteller's page on a large screen, on a phone in the hand, and on a phone that lies on its side. */

export type Shape = 'wide' | 'tall' | 'flat'

export type SheetName =
  'more' | 'chairs' | 'tonight' | 'script' | 'seat' | 'step' | 'undo' | 'cards' | 'square' | ''

const WIDE = 900
const HIGH = 560

export function shapeOf(width: number, height: number): Shape {
  if (height < HIGH && width > height) return 'flat'
  return width >= WIDE ? 'wide' : 'tall'
}
