import { isEmpty, roundingTolerance } from './boxes.ts'
import { CoverCheck } from './check-cover.ts'
import { checkTextOverflow, checkHeight, checkWindow } from './check-sizes.ts'
import { checkOverlaps } from './check-overlaps.ts'
import { checkWords } from './check-words.ts'
import { findVisibleBox, isInScroller } from './clippers.ts'
import { collectItems } from './collect-items.ts'
import { describeElement, findTopmostLayer, listLayers, getStyle } from './elements.ts'
import type { Item, LayoutFault, LayoutResult, Report, VisibleItem } from './types.ts'

/**
 * Runs in the page. Scrolls through it, or through the topmost open dialog or menu, and returns the layout faults.
 */
export async function findLayoutFaults(): Promise<LayoutResult> {
  const faults = new Map<string, LayoutFault>()
  const report: Report = (kind, { element, name }, cause) => {
    const fault = { kind, element: `"${name.slice(0, 50)}" ${describeElement(element)}`, cause }
    faults.set(JSON.stringify(fault), fault)
  }
  const coverCheck = new CoverCheck()
  const checkedIds = new Set<string>()
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync('* { pointer-events: auto !important; animation-play-state: paused !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
  try {
    const layers = listLayers()
    const topmostLayer = findTopmostLayer(layers)
    checkWindow(layers, report)
    await scrollThrough(topmostLayer, () => {
      for (const { id } of checkView(topmostLayer, coverCheck, report)) checkedIds.add(id)
    })
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styleSheet)
  }
  coverCheck.reportFaults(report)
  return { checkedItemCount: checkedIds.size, faults: [...faults.values()] }
}

/** Resolves at the next frame, or after 250 ms if the browser paints none; layout does not depend on painting. */
const waitForNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, 250)
  })

/**
 * Scrolls through the page, or through the first vertical scroller of a layer, in steps of 60 % of its visible height,
 * and calls `check` at each position. Then scrolls back to the top.
 */
async function scrollThrough(layer: Element | undefined, check: () => void): Promise<void> {
  const isScroller = (element: Element): boolean =>
    /auto|scroll/.test(getStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1
  const scroller = layer === undefined ? document.documentElement : [layer, ...layer.querySelectorAll('*')].find(isScroller)
  const scrollTo = (top: number): void => scroller?.scrollTo({ top, behavior: 'instant' })
  const step = (scroller?.clientHeight ?? innerHeight) * 0.6
  for (let top = 0; ; top += step) {
    scrollTo(top)
    await waitForNextFrame()
    check()
    if (scroller === undefined || top >= scroller.scrollHeight - scroller.clientHeight - 1) break
  }
  scrollTo(0)
}

/** Checks the items in the window, and returns them. */
function checkView(layer: Element | undefined, coverCheck: CoverCheck, report: Report): readonly Item[] {
  const root = layer ?? document.body
  const items = collectItems(root, layer).filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  const visibleItems: VisibleItem[] = []
  for (const item of items) {
    const visibleBox = findVisibleBox(item, report)
    if (isEmpty(visibleBox, 1)) continue
    visibleItems.push({ item, visibleBox })
    checkOutside(item, report)
    if (item.kind === 'control' && layer) checkHeight(item, items, report)
    if (item.kind !== 'text') continue
    checkTextOverflow(item, root, report)
    if (isFullyVisible(item, visibleBox)) coverCheck.addText(item, visibleBox)
  }
  checkOverlaps(visibleItems, report)
  checkWords(root, layer, report)
  return items
}

function checkOutside(item: Item, report: Report): void {
  const distance = Math.max(-item.box.left, item.box.right - document.documentElement.clientWidth)
  if (distance > roundingTolerance && !isInScroller(item)) report('off-window', item, `${String(Math.round(distance))} px`)
}

const isFullyVisible = ({ box }: Item, visibleBox: VisibleItem['visibleBox']): boolean =>
  visibleBox.right - visibleBox.left > box.right - box.left - 1 && visibleBox.bottom - visibleBox.top > box.bottom - box.top - 1
