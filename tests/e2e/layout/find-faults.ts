import { isEmpty, roundingTolerance } from './boxes.ts'
import { CoverCheck } from './check-cover.ts'
import { checkFrame, checkHeight, checkWindow } from './check-frames.ts'
import { checkOverlaps } from './check-overlaps.ts'
import { checkWords } from './check-words.ts'
import { findVisibleBox, isInScroller } from './clippers.ts'
import { collectItems } from './collect-items.ts'
import { describeElement, listLayers, getStyle } from './elements.ts'
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
  const cover = new CoverCheck()
  const checked = new Set<string>()
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync('* { pointer-events: auto !important; animation-play-state: paused !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
  try {
    const layers = listLayers()
    checkWindow(layers, report)
    await scrollThrough(layers.at(-1), () => {
      for (const { id } of checkView(layers.at(-1), cover, report)) checked.add(id)
    })
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styleSheet)
  }
  cover.reportTo(report)
  return { checked: checked.size, faults: [...faults.values()] }
}

/** Resolves at the next frame, or after 250 ms if the browser paints none; layout does not depend on painting. */
const waitForNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, 250)
  })

/** Calls `check` at each scroll position of a layer, or of the page if no layer is open. */
async function scrollThrough(layer: Element | undefined, check: () => void): Promise<void> {
  const isScroller = (one: Element): boolean => /auto|scroll/.test(getStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
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
function checkView(layer: Element | undefined, cover: CoverCheck, report: Report): readonly Item[] {
  const root = layer ?? document.body
  const items = collectItems(root, layer).filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  const visibleItems: VisibleItem[] = []
  for (const item of items) {
    const visible = findVisibleBox(item, report)
    if (isEmpty(visible, 1)) continue
    visibleItems.push({ item, visible })
    checkOutside(item, report)
    if (item.kind === 'control' && layer) checkHeight(item, items, report)
    if (item.kind !== 'text') continue
    checkFrame(item, root, report)
    if (isFullyVisible(item, visible)) cover.add(item, visible)
  }
  checkOverlaps(visibleItems, report)
  checkWords(root, layer, report)
  return items
}

function checkOutside(item: Item, report: Report): void {
  const distance = Math.max(-item.box.left, item.box.right - document.documentElement.clientWidth)
  if (distance > roundingTolerance && !isInScroller(item)) report('off-window', item, `${String(Math.round(distance))} px`)
}

const isFullyVisible = ({ box }: Item, visible: VisibleItem['visible']): boolean =>
  visible.right - visible.left > box.right - box.left - 1 && visible.bottom - visible.top > box.bottom - box.top - 1
