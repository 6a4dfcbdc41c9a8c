/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, which knows nothing around it */

/** One thing that a visitor would see as broken, and where. */
export interface LayoutFault {
  readonly kind: 'sideways' | 'outside' | 'clipped' | 'cut' | 'overlap' | 'covered' | 'escapes' | 'unfit' | 'oversized'
  readonly what: string
  readonly by: string
}

/**
 * Runs in the page. Scrolls through it, or through the topmost open dialog or menu, and returns what is covered,
 * clipped, cut off or outside.
 */
export async function findLayoutFaults(): Promise<LayoutFault[]> {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
  interface Item {
    readonly element: Element
    readonly kind: 'text' | 'icon' | 'control'
    readonly box: Box
    readonly name: string
    /** The same at every place of the scroll. */
    readonly id: string
  }
  const slack = 2
  const faults = new Map<string, LayoutFault>()
  const uncovered = new Set<string>()
  const covered = new Map<string, LayoutFault>()
  const ids = new WeakMap<Node, number>()
  let lastId = 0
  const idOf = (node: Node): number => {
    const id = ids.get(node) ?? (lastId += 1)
    ids.set(node, id)
    return id
  }
  const styles = new WeakMap<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const tell = (element: Element): string => {
    const path: string[] = []
    for (let at: Element | null = element; at !== null && path.length < 3; at = at.parentElement)
      path.unshift(`${at.localName}.${(at.getAttribute('class') ?? '').split(' ').find((name) => name.startsWith('_')) ?? ''}`)
    return path.join(' > ')
  }
  const report = (kind: LayoutFault['kind'], name: string, element: Element, by: string): void => {
    const fault = { kind, what: `"${name.slice(0, 50)}" ${tell(element)}`, by }
    faults.set(JSON.stringify(fault), fault)
  }
  const related = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one)
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isEmpty = (box: Box, by = 0): boolean => box.right - box.left <= by || box.bottom - box.top <= by
  const isOpaque = (colour: string): boolean => {
    const alpha = /rgba?\([^)]*?[,/]\s*([\d.]+)\)$/.exec(colour)
    return colour !== 'transparent' && (!colour.startsWith('rgba') || Number(alpha?.[1] ?? 1) > 0.5)
  }
  const paints = (element: Element): boolean => {
    const style = styleOf(element)
    return (
      isOpaque(style.backgroundColor) || style.backgroundImage !== 'none' || /^(?:img|video|canvas|iframe|svg|path)$/.test(element.localName)
    )
  }
  const parentOf = (element: Element): Element | null => element.parentElement
  /** What clips an element, from the inside out; a fixed element is clipped by nothing around it. */
  function* clippers(element: Element): Generator<{ element: Element; x: boolean; y: boolean; scrolls: boolean }> {
    let position = styleOf(element).position
    for (let at = parentOf(element); at !== null && at !== document.documentElement; at = parentOf(at)) {
      if (position === 'fixed') return
      const style = styleOf(at)
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none' && style.contain === 'none') continue
      if (at.matches('dialog, [popover]')) position = 'fixed'
      else if (style.position !== 'static') position = style.position
      if (at === document.body) return
      const [x, y] = [style.overflowX, style.overflowY].map((value) => value !== 'visible') as [boolean, boolean]
      if (x || y || style.clipPath !== 'none') {
        const ofScroll = (value: string, room: number): boolean => /auto|scroll/.test(value) && room > 1
        // A list that is meant to scroll sideways scrolls the other way as well where it is a little too high.
        const sideways = ofScroll(style.overflowX, at.scrollWidth - at.clientWidth)
        const room = at.scrollHeight - at.clientHeight
        const upright = ofScroll(style.overflowY, room) && !(sideways && room < 40)
        yield { element: at, x: x && !sideways, y: y && !upright, scrolls: sideways || upright }
      }
    }
  }
  const layers = [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-leaving]), [popover]:popover-open')]
  const top = layers.at(-1)
  const root: Element = top ?? document.body
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .visually-hidden, [data-leaving]') &&
    styleOf(element).clipPath !== 'inset(50%)' &&
    (top !== undefined || element.closest('dialog, [popover]') === null)

  function collect(): Item[] {
    const items: Item[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || (node.nodeValue ?? '').trim() === '' || /^(?:script|style|option|title|noscript)$/.test(element.localName) || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const style = styleOf(element)
      const size = Number.parseFloat(style.fontSize)
      if (size === 0 || style.color === 'rgba(0, 0, 0, 0)') continue
      for (const [number, line] of [...range.getClientRects()].entries()) {
        if (line.width <= 1 || line.height <= 1) continue
        // The box of a line is that of its font; its letters fill the middle of it.
        const trim = Math.max(0, (line.height - size) / 2) + size * 0.12
        const box = { left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim }
        items.push({ element, kind: 'text', box, name: (node.nodeValue ?? '').trim(), id: `${String(idOf(node))}/${String(number)}` })
      }
    }
    for (const element of root.querySelectorAll('button, a[href], input, select, textarea, svg')) {
      if (!isShown(element)) continue
      const box = element.getBoundingClientRect()
      const isIcon = element.localName === 'svg'
      if (isEmpty(box, 3) || (isIcon && box.width > 72)) continue
      if (isIcon && element.closest('[aria-hidden=true]:not(svg)')?.querySelector('*') && styleOf(element).position === 'absolute') continue
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.localName
      items.push({ element, kind: isIcon ? 'icon' : 'control', box, name, id: String(idOf(element)) })
    }
    return items
  }

  /** The part of an item that is not clipped away. */
  function visibleBox(item: Item, isReporting: boolean): Box {
    let box = item.box
    for (const { element: clipper, x, y, scrolls } of clippers(item.element)) {
      const edge = clipper.getBoundingClientRect()
      if (isReporting && !scrolls && !isEmpty(intersect(box, edge))) {
        const style = styleOf(clipper)
        const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        const over = [
          x && box.left < edge.left - slack && `left ${String(Math.round(edge.left - box.left))}`,
          x && box.right > edge.right + slack && `right ${String(Math.round(box.right - edge.right))}`,
          y && box.top < edge.top - slack && `top ${String(Math.round(edge.top - box.top))}`,
          y && box.bottom > edge.bottom + slack && `bottom ${String(Math.round(box.bottom - edge.bottom))}`,
        ].filter((one) => one !== false)
        if (over.length > 0) report(isEllipsis ? 'cut' : 'clipped', item.name, item.element, `${tell(clipper)} (${over.join(', ')})`)
      }
      box = intersect(box, {
        left: x || scrolls ? edge.left : -Infinity,
        right: x || scrolls ? edge.right : Infinity,
        top: y || scrolls ? edge.top : -Infinity,
        bottom: y || scrolls ? edge.bottom : Infinity,
      })
    }
    return box
  }

  function checkEscapes({ element, box, name }: Item): void {
    for (let at: Element | null = element; at !== null && at !== root; at = parentOf(at)) {
      const style = styleOf(at)
      if (style.display === 'inline' || style.display === 'contents') continue
      const isFrame = isOpaque(style.backgroundColor) || Number.parseFloat(style.borderLeftWidth) > 0
      if (!isFrame) {
        if (style.position === 'absolute' || style.position === 'fixed' || /auto|scroll|hidden|clip/.test(style.overflowX)) return
        continue
      }
      const edge = at.getBoundingClientRect()
      const over = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom)
      if (over > slack) report('escapes', name, element, `${tell(at)} (${String(Math.round(over))})`)
      return
    }
  }

  function checkOverlaps(items: readonly { item: Item; box: Box }[]): void {
    const sorted = items.toSorted((one, other) => one.box.top - other.box.top)
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.box.top >= one.box.bottom) break
        if (one.item.kind !== 'text' && other.item.kind !== 'text') continue
        if (one.item.element === other.item.element || related(one.item.element, other.item.element)) continue
        const shared = intersect(one.box, other.box)
        if (isEmpty(shared, slack)) continue
        const [text, thing] = one.item.kind === 'text' ? [one.item, other.item] : [other.item, one.item]
        if (thing.kind === 'control' && (!paints(thing.element) || isEmpty(shared, 3))) continue
        const hits = document.elementsFromPoint((shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2)
        const at = [text, thing].map(({ element }) => hits.findIndex((hit) => hit === element || element.contains(hit) || (element.localName !== 'svg' && hit.contains(element))))
        if (at.some((place) => place < 0)) continue
        const between = hits.slice(Math.min(...at) + 1, Math.max(...at))
        // What an opaque part hides is behind it, such as a page below its header.
        if (between.some((hit) => paints(hit) && !hit.contains(text.element) ) || between.some((hit) => paints(hit) && !hit.contains(thing.element))) continue
        report('overlap', text.name, text.element, `"${thing.name.slice(0, 40)}" ${tell(thing.element)}`)
      }
    })
  }

  function checkCover({ element, name, id: key }: Item, box: Box): void {
    if (uncovered.has(key)) return
    const y = (box.top + box.bottom) / 2
    const points = [0.08, 0.5, 0.92].map((share) => box.left + (box.right - box.left) * share)
    if (points.some((x) => x < 0 || x >= innerWidth) || y < 0 || y >= innerHeight) return
    for (const x of points) {
      const hit = document.elementFromPoint(x, y)
      if (hit && !related(hit, element) && !(hit.closest('a, button, label')?.contains(element) ?? false)) {
        // A link that is stretched over its card by a pseudo-element paints nothing there.
        const isInside = [...hit.getClientRects()].some((own) => own.left <= x && x <= own.right && own.top <= y && y <= own.bottom)
        if (isInside && (paints(hit) || hit.closest('svg') !== null)) return void covered.set(key, { kind: 'covered', what: `"${name.slice(0, 50)}" ${tell(element)}`, by: tell(hit) })
      }
    }
    uncovered.add(key)
    covered.delete(key)
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important; animation-play-state: paused !important; content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    const width = document.documentElement.clientWidth
    if (top === undefined && document.documentElement.scrollWidth > width + 1) {
      report('sideways', 'page', document.body, String(document.documentElement.scrollWidth - width))
    }
    for (const layer of layers) {
      const box = layer.getBoundingClientRect()
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        report('unfit', layer.getAttribute('aria-label') ?? layer.localName, layer, JSON.stringify(box))
    }
    const scroller =
      top === undefined
        ? document.documentElement
        : [top, ...top.querySelectorAll('*')].find((one) => /auto|scroll/.test(styleOf(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
    const scrollTo = (at: number): void =>
      scroller === document.documentElement ? window.scrollTo({ top: at, behavior: 'instant' }) : scroller?.scrollTo({ top: at, behavior: 'instant' })
    const step = (scroller?.clientHeight ?? innerHeight) * 0.6
    for (let at = 0; ; at += step) {
      scrollTo(at)
      await new Promise(requestAnimationFrame)
      const near = collect().filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      const shown: { item: Item; box: Box }[] = []
      for (const item of near) {
        const box = visibleBox(item, true)
        if (isEmpty(box, 1)) continue
        shown.push({ item, box })
        const isInScroller = [...clippers(item.element)].some(({ scrolls }) => scrolls)
        if (!isInScroller && (item.box.left < -slack || item.box.right > width + slack)) report('outside', item.name, item.element, String(Math.round(Math.max(-item.box.left, item.box.right - width))))
        if (item.kind === 'text') {
          checkEscapes(item)
          const isWhole = box.right - box.left > item.box.right - item.box.left - 1 && box.bottom - box.top > item.box.bottom - item.box.top - 1
          if (isWhole) checkCover(item, box)
        }
        if (item.kind === 'control' && top !== undefined && item.element.matches('a, button') && !item.element.querySelector('img, picture, p, dl, ul')) {
          const lines = new Set(near.filter((one) => one.kind === 'text' && item.element.contains(one.element)).map((one) => Math.round(one.box.top))).size
          if (item.box.bottom - item.box.top > 110 + lines * 24) report('oversized', item.name, item.element, String(Math.round(item.box.bottom - item.box.top)))
        }
      }
      checkOverlaps(shown)
      if (scroller === undefined || at >= scroller.scrollHeight - scroller.clientHeight - 1) break
    }
    scrollTo(0)
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  return [...faults.values(), ...covered.values()]
}
