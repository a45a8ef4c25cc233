/** The outlines that tokens are drawn with, in a box of 100 by 100, and those of badges and glass. */

interface Outline {
  x: number
  y: number
  /** The direction that points away from the token. */
  out: number
}

const CENTRE = 50
const RIM = 45

/** Round head, flat foot. */
export const HEADSTONE = 'M8 94V50A42 42 0 0 1 92 50V94Z'
export const HEADSTONE_INSIDE = 'M14 88.5V50A36 36 0 0 1 86 50V88.5Z'

/** The lead lines in the glass: eight circles that overlap like the petals of a rose window. */
export const PETALS: readonly { cx: number; cy: number }[] = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4
  return { cx: round(CENTRE + 19.75 * Math.cos(angle)), cy: round(CENTRE + 19.75 * Math.sin(angle)) }
})

function circle(steps: number): Outline[] {
  return Array.from({ length: steps }, (_, i) => {
    const out = (i / steps) * 2 * Math.PI - Math.PI / 2
    return { x: CENTRE + RIM * Math.cos(out), y: CENTRE + RIM * Math.sin(out), out }
  })
}

/** Points along the headstone, clockwise from the left foot, evenly spaced. */
function headstone(steps: number): Outline[] {
  const side = 44
  const arc = Math.PI * 42
  const foot = 84
  const whole = 2 * side + arc + foot
  return Array.from({ length: steps }, (_, i) => {
    let along = (i / steps) * whole
    if (along < side) return { x: 8, y: 94 - along, out: Math.PI }
    along -= side
    if (along < arc) {
      const out = Math.PI + along / 42
      return { x: CENTRE + 42 * Math.cos(out), y: CENTRE + 42 * Math.sin(out), out }
    }
    along -= arc
    if (along < side) return { x: 92, y: 50 + along, out: 0 }
    return { x: 92 - (along - side), y: 94, out: Math.PI / 2 }
  })
}

/** The rim of the evil: thorns that lean clockwise, around a headstone or round glass. */
export function thorns(stone: boolean, count: number): string {
  const outline = stone ? headstone(count) : circle(count)
  const half = (Math.PI * RIM) / outline.length
  return outline
    .map(({ x, y, out }) => {
      const along = out + Math.PI / 2
      const at = (side: number, up: number) =>
        `${round(x + Math.cos(along) * side + Math.cos(out) * up)} ${round(y + Math.sin(along) * side + Math.sin(out) * up)}`
      return `M${at(-half, -1)}L${at(half * 0.55, 5.4)}L${at(half, -1)}Z`
    })
    .join('')
}

/** The shapes of the badges of teams and sides, smooth for good, around the middle of a box from -12 to 12. */
export const BADGES: Record<string, string> = {
  townsfolk: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z',
  outsider:
    'M-7 -9.2H7A2.2 2.2 0 0 1 9.2 -7V7A2.2 2.2 0 0 1 7 9.2H-7A2.2 2.2 0 0 1 -9.2 7V-7A2.2 2.2 0 0 1 -7 -9.2Z',
  minion: 'M-10 -9H10V1C10 6 5 10 0 11.5C-5 10 -10 6 -10 1Z',
  demon: star(8, 11.5, 8.3),
  traveller: 'M0 -12L11 0L0 12L-11 0Z',
  fabled: star(6, 12, 7.5),
  loric: polygon(6, 11),
  good: 'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z',
  evil: star(14, 11.5, 9),
}

/** Two rings of glass in the church window, in a box of 400 by 480. */
export const SHARDS = [...ring(96, 118, 16), ...ring(122, 150, 24)]

function ring(inner: number, outer: number, count: number): { lines: string; opacity: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI
    const to = ((i + 0.94) / count) * 2 * Math.PI
    const at = (angle: number, reach: number) =>
      `${round(200 + Math.cos(angle) * reach)} ${round(212 + Math.sin(angle) * reach)}`
    const edge = `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}`
    return {
      lines: `${edge}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
      opacity: 0.35 + (((i * 7 + count * 3) % 11) / 11) * 0.5,
    }
  })
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    corner((i / (points * 2)) * 2 * Math.PI, i % 2 ? inner : outer),
  )
  return `M${corners.join('L')}Z`
}

function polygon(points: number, reach: number): string {
  const corners = Array.from({ length: points }, (_, i) => corner((i / points) * 2 * Math.PI, reach))
  return `M${corners.join('L')}Z`
}

function corner(angle: number, reach: number): string {
  return `${round(Math.sin(angle) * reach)} ${round(-Math.cos(angle) * reach)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
