import { unboundedBox, intersect, isEmpty, listOverflow } from './boxes.ts'
import { describeElement, getStyle } from './elements.ts'
import type { Box, Item, Report } from './types.ts'

/** An ancestor that clips or scrolls its content. */
interface Clipper {
  readonly element: Element
  /** Whether it clips horizontally. */
  readonly x: boolean
  /** Whether it clips vertically. */
  readonly y: boolean
  readonly scrolls: boolean
}

/** Yields the ancestors that clip or scroll an item, innermost first, up to a fixed element or an open layer. */
function* listClippers({ element, kind }: Pick<Item, 'element' | 'kind'>): Generator<Clipper> {
  const isText = kind === 'text'
  let position = isText ? 'static' : getStyle(element).position
  for (
    let ancestor = isText ? element : element.parentElement;
    ancestor !== null && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    if (position === 'fixed') return
    const { position: ancestorPosition, transform, contain } = getStyle(ancestor)
    if (position === 'absolute' && ancestorPosition === 'static' && transform === 'none' && contain === 'none') continue
    if (ancestor.matches('dialog, [popover]')) position = 'fixed'
    else if (ancestorPosition !== 'static') position = ancestorPosition
    const clipper = getClipper(ancestor)
    if (clipper) yield clipper
  }
}

/** Excess height below which a horizontal scroller does not count as a vertical one, in pixels. */
const maxExcessHeight = 40

function getClipper(element: Element): Clipper | undefined {
  const { overflowX, overflowY, contain, contentVisibility } = getStyle(element)
  const containsPaint = contentVisibility === 'auto' || /paint|strict|content/.test(contain)
  if (overflowX === 'visible' && overflowY === 'visible' && !containsPaint) return undefined
  const canScroll = (overflow: string, excess: number): boolean => /auto|scroll/.test(overflow) && excess > 1
  const excessHeight = element.scrollHeight - element.clientHeight
  const scrollsHorizontally = canScroll(overflowX, element.scrollWidth - element.clientWidth)
  const scrollsVertically = canScroll(overflowY, excessHeight) && !(scrollsHorizontally && excessHeight < maxExcessHeight)
  return {
    element,
    x: (overflowX !== 'visible' && !scrollsHorizontally) || containsPaint,
    y: (overflowY !== 'visible' && !scrollsVertically) || containsPaint,
    scrolls: scrollsHorizontally || scrollsVertically,
  }
}

/** Whether the item can be scrolled into view within an ancestor. */
export const isInScroller = (item: Item): boolean => [...listClippers(item)].some(({ scrolls }) => scrolls)

/** Reports ancestors that clip part of an item without scrolling or ellipsis. Returns the visible part of its box. */
export function findVisibleBox(item: Item, report: Report): Box {
  let box = item.box
  for (const { element, x, y, scrolls } of listClippers(item)) {
    const borderBox = element.getBoundingClientRect()
    const { overflowClipMargin, textOverflow, webkitLineClamp } = getStyle(element)
    const margin = Number.parseFloat(overflowClipMargin) || 0
    const clipBox = {
      left: borderBox.left - margin,
      right: borderBox.right + margin,
      top: borderBox.top - margin,
      bottom: borderBox.bottom + margin,
    }
    const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (!scrolls && !hasEllipsis && !isEmpty(intersect(box, clipBox))) {
      const overflow = listOverflow(box, clipBox, { x, y })
      if (overflow.length > 0) report('clipped', item, `${describeElement(element)} (${overflow.join(', ')})`)
    }
    box = intersect(box, {
      ...unboundedBox,
      ...((x || scrolls) && { left: clipBox.left, right: clipBox.right }),
      ...((y || scrolls) && { top: clipBox.top, bottom: clipBox.bottom }),
    })
  }
  return box
}
