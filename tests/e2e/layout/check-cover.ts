import { areRelated, describeElement, hidesContentBehind } from './elements.ts'
import type { Box, Item, LayoutFault, Report } from './types.ts'

/**
 * Detects texts that an opaque element covers. A sticky bar covers each text at some scroll position, so only texts
 * that are covered at all positions are faults.
 */
export class CoverCheck {
  readonly #readable = new Set<string>()
  readonly #covered = new Map<string, { readonly item: Item; readonly cause: LayoutFault['cause'] }>()

  addText(item: Item, box: Box): void {
    if (this.#readable.has(item.id)) return
    const y = (box.top + box.bottom) / 2
    const points = [0.08, 0.5, 0.92].map((fraction) => box.left + (box.right - box.left) * fraction)
    if (y < 0 || y >= innerHeight || points.some((x) => x < 0 || x >= innerWidth)) return
    const cover = points.map((x) => findCover(item.element, x, y)).find((hit) => hit !== undefined)
    if (cover) this.#covered.set(item.id, { item, cause: describeElement(cover) })
    else {
      this.#readable.add(item.id)
      this.#covered.delete(item.id)
    }
  }

  reportFaults(report: Report): void {
    for (const { item, cause } of this.#covered.values()) report('covered', item, cause)
  }
}

function findCover(element: Element, x: number, y: number): Element | undefined {
  const hit = document.elementFromPoint(x, y)
  if (!hit || areRelated(hit, element) || hit.closest('a, button, label')?.contains(element)) return undefined
  // A pseudo-element that extends a link over its card is hit outside the link's own boxes, and paints nothing there.
  const isInside = [...hit.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
  return isInside && (hidesContentBehind(hit) || hit.closest('svg') !== null) ? hit : undefined
}
