/**
 * Dragging something in the ring a little out of the way: with a mouse at once, with a finger after holding it. A
 * finger that holds and lets go without moving asks for more about it.
 */

import type { Point, Size } from './geometry'
import type { Stage } from './stage.svelte'

const HOLD = 280
const SLIP = 8
const MOUSE_SLIP = 5

export interface Dragged {
  stage: Stage
  name: string
  box: Size
  /** Where it lies when nothing is moved. */
  place: Point
  onhold?: () => void
}

/** An action for a node that may be dragged. The click that ends a drag is none. */
export function draggable(node: HTMLElement, dragged: Dragged | undefined) {
  let from: Point | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let dragging = false
  let moved = false
  let swallow = false

  function down(event: PointerEvent) {
    swallow = false
    if (!dragged || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse') dragged.stage.held = true
    else timer = setTimeout(() => begin(event.pointerId), HOLD)
  }

  function begin(pointer: number) {
    if (!dragged) return
    dragging = dragged.stage.held = true
    moved = false
    node.setPointerCapture(pointer)
    node.classList.add('dragged')
  }

  function move(event: PointerEvent) {
    if (!from || !dragged) return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (!dragging) {
      const far = Math.hypot(by.x, by.y)
      if (event.pointerType !== 'mouse') {
        if (far > SLIP) stop()
        return
      }
      if (far < MOUSE_SLIP) return
      begin(event.pointerId)
    }
    if (!moved && Math.hypot(by.x, by.y) < MOUSE_SLIP) return
    moved = true
    const { stage, name, box, place } = dragged
    stage.move(name, { x: by.x / stage.scale, y: by.y / stage.scale }, box, place)
    from = { x: event.clientX, y: event.clientY }
  }

  function stop() {
    clearTimeout(timer)
    if (dragged) dragged.stage.held = false
    if (dragging) {
      swallow = true
      if (moved) dragged?.stage.keep()
      else dragged?.onhold?.()
    }
    node.classList.remove('dragged')
    dragging = false
    from = undefined
  }

  function click(event: MouseEvent) {
    if (!swallow) return
    swallow = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', stop)
  node.addEventListener('pointercancel', stop)
  node.addEventListener('lostpointercapture', stop)
  node.addEventListener('click', click, true)
  return {
    update(next: Dragged | undefined) {
      dragged = next
    },
    destroy: stop,
  }
}
