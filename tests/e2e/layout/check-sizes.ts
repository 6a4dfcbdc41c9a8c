import { listOverflow } from './boxes.ts'
import { describeElement, isOpaque, getStyle } from './elements.ts'
import type { Item, Report } from './types.ts'

/**
 * Reports a text that overflows the nearest box around it with an opaque background colour or a left border. The search
 * ends at the first ancestor that clips or scrolls horizontally, or that is positioned absolutely or fixed.
 */
export function checkTextOverflow(item: Item, root: Element, report: Report): void {
  for (let ancestor: Element | null = item.element; ancestor !== null && ancestor !== root; ancestor = ancestor.parentElement) {
    const style = getStyle(ancestor)
    if (style.display === 'inline' || style.display === 'contents') continue
    if (isOpaque(style.backgroundColor) || Number.parseFloat(style.borderLeftWidth) > 0) {
      const overflow = listOverflow(item.box, ancestor.getBoundingClientRect(), { x: true, y: true })
      if (overflow.length > 0) report('overflow', item, `${describeElement(ancestor)} (${overflow.join(', ')})`)
      return
    }
    if (/absolute|fixed/.test(style.position) || /auto|scroll|hidden|clip/.test(style.overflowX)) return
  }
}

/** Maximum height of a menu entry without its lines of text, and maximum height of a line, in pixels. */
const [maxEntryHeight, maxLineHeight] = [110, 24]

/** Reports an entry of a menu or dialog that is far taller than its text and pictures. */
export function checkHeight(item: Item, items: readonly Item[], report: Report): void {
  const height = item.box.bottom - item.box.top
  const hasTallChild = [...item.element.children].some((child) => child.getBoundingClientRect().height > height / 2)
  if (hasTallChild || !item.element.matches('a, button')) return
  const texts = items.filter(({ kind, element }) => kind === 'text' && item.element.contains(element))
  const lines = new Set(texts.map(({ box }) => Math.round(box.top))).size
  if (height > maxEntryHeight + lines * maxLineHeight) report('oversized', item, `${String(Math.round(height))} px`)
}

/** Reports open layers that are larger than the window; if there is none, a page that is wider than the window. */
export function checkWindow(layers: readonly HTMLElement[], report: Report): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (layers.length === 0 && scrollWidth > clientWidth + 1)
    report('page-overflow', { element: document.body, name: 'page' }, `${String(scrollWidth - clientWidth)} px`)
  for (const layer of layers) {
    const overflow = listOverflow(layer.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight), { x: true, y: true })
    const name = layer.getAttribute('aria-label') ?? layer.localName
    if (overflow.length > 0) report('too-large', { element: layer, name }, overflow.join(', '))
  }
}
