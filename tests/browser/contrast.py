"""Contrast as it is drawn: every piece of text against the pixels behind it, gradients and glass included."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

HIDE = """*, *::before, *::after { transition: none !important; animation: none !important;
    color: transparent !important; text-shadow: none !important; caret-color: transparent !important;
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  svg text { fill: transparent !important; stroke: none !important }
  ::placeholder { color: transparent !important }"""
"""Leaves everything as it is, but for the letters."""

TEXTS = """() => {
  const found = [], reach = document.createElement('style')
  reach.textContent = '* { pointer-events: auto !important }'
  document.head.append(reach)
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim(), element = node.parentElement
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.unseen, :disabled, [aria-disabled=true], option')) continue
    if (modal && !modal.contains(element)) continue  // behind a sheet nothing is read
    const style = getComputedStyle(element)
    let opacity = 1, clip = [0, 0, innerWidth, innerHeight]
    for (let up = element; up; up = up.parentElement) {
      const { opacity: own, overflow } = getComputedStyle(up), edge = up.getBoundingClientRect()
      opacity *= Number(own)
      if (up !== document.body && up !== document.documentElement && overflow !== 'visible')
        clip = [Math.max(clip[0], edge.left), Math.max(clip[1], edge.top), Math.min(clip[2], edge.right),
          Math.min(clip[3], edge.bottom)]
    }
    const size = parseFloat(style.fontSize), range = document.createRange()
    range.selectNodeContents(node)
    const rects = []
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // The band in which the letters are; what is scrolled away or covered is not seen.
      const band = (bottom - top) * 0.28
      // A badge's one letter stands in a shape whose corners reach into its box.
      const side = element instanceof SVGElement ? (right - left) * 0.25 : 0
      const box = [Math.max(clip[0], left + side), Math.max(clip[1], top + band), Math.min(clip[2], right - side),
        Math.min(clip[3], bottom - band)]
      if (box[2] - box[0] < 2 || box[3] - box[1] < 2) continue
      const on = document.elementFromPoint((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
      const button = element.closest('button')
      if (on && (element.contains(on) || on.contains(element) || (button && on.closest('button') === button)))
        rects.push(box)
    }
    if (!rects.length) continue
    const ink = element instanceof SVGElement ? style.fill : style.color
    found.push({ words, ink, opacity, large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700), rects })
  }
  reach.remove()
  return found
}"""

MEASURE = """async ([picture, texts, scale]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + picture
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const linear = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const inkOf = (ink) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = ink
    pen.fillRect(0, 0, 1, 1)
    return pen.getImageData(0, 0, 1, 1).data
  }
  const inks = texts.map(({ ink }) => inkOf(ink))
  pen.drawImage(image, 0, 0)
  return texts.map(({ words, opacity, large, rects }, i) => {
    const [r, g, b, a] = inks[i], alpha = (a / 255) * opacity
    let worst = 21
    for (const [left, top, right, bottom] of rects) {
      const x = Math.floor(left * scale), y = Math.floor(top * scale)
      const wide = Math.ceil((right - left) * scale), high = Math.ceil((bottom - top) * scale)
      const { data } = pen.getImageData(x, y, wide, high)
      for (let p = 0; p < data.length; p += 4) {
        const ground = light(data[p], data[p + 1], data[p + 2])
        const mixed = (ink, back) => ink * alpha + back * (1 - alpha)
        const shown = light(mixed(r, data[p]), mixed(g, data[p + 1]), mixed(b, data[p + 2]))
        const [dark, bright] = shown < ground ? [shown, ground] : [ground, shown]
        worst = Math.min(worst, (bright + 0.05) / (dark + 0.05))
      }
    }
    return { words, worst, asked: large ? 3 : 4.5 }
  })
}"""


def faint(page: Page) -> list[str]:
    """The texts that stand out less from what is behind them, at the worst spot, than WCAG 2 AA asks."""
    texts = page.evaluate(TEXTS)
    hidden = page.add_style_tag(content=HIDE)
    picture = page.screenshot()
    hidden.evaluate("(style) => style.remove()")
    scale = page.evaluate("devicePixelRatio")
    measured: list[dict[str, Any]] = page.evaluate(MEASURE, [base64.b64encode(picture).decode(), texts, scale])
    return [
        f"“{found['words'][:40]}” has {found['worst']:.2f}, and needs {found['asked']}"
        for found in measured
        if found["worst"] < found["asked"] - 0.05
    ]
