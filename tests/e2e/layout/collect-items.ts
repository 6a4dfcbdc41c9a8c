import { isEmpty } from './boxes.ts'
import { isVisible, getStyle } from './elements.ts'
import type { Item } from './types.ts'

const ids = new WeakMap<Node, string>()
let lastId = 0

function getNodeId(node: Node): string {
  const id = ids.get(node) ?? String((lastId += 1))
  ids.set(node, id)
  return id
}

/** Returns the visible lines of text, icons and controls below `root`. */
export const collectItems = (root: Element, layer: Element | undefined): readonly Item[] => [
  ...collectTexts(root, layer),
  ...collectControlsAndIcons(root, layer),
]

function collectTexts(root: Element, layer: Element | undefined): readonly Item[] {
  const items: Item[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const name = (node.nodeValue ?? '').trim()
    if (!element || name === '' || /^(?:script|style|option|title|noscript)$/.test(element.localName) || !isVisible(element, layer))
      continue
    const { fontSize, color } = getStyle(element)
    const size = Number.parseFloat(fontSize)
    if (size === 0 || color === 'rgba(0, 0, 0, 0)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const [index, line] of [...range.getClientRects()].entries()) {
      if (line.width <= 1 || line.height <= 1) continue
      // The box of a line is as high as its font's ascent and descent; the letters occupy only the middle.
      const trim = Math.max(0, (line.height - size) / 2) + size * 0.12
      const box = { left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim }
      items.push({ element, kind: 'text', box, name, id: `${getNodeId(node)}/${String(index)}` })
    }
  }
  return items
}

/** Maximum width of an icon, in pixels. Wider SVG images are decorations, which are not checked. */
const maxIconWidth = 72

function collectControlsAndIcons(root: Element, layer: Element | undefined): readonly Item[] {
  return [...root.querySelectorAll('button, a[href], input, select, textarea, svg')].flatMap((element): readonly Item[] => {
    const box = element.getBoundingClientRect()
    const isIcon = element.localName === 'svg'
    if (!isVisible(element, layer) || isEmpty(box, 3) || (isIcon && box.width > maxIconWidth)) return []
    if (isIcon && getStyle(element).position === 'absolute' && element.closest('[aria-hidden=true]:not(svg)') !== null) return []
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.localName
    return [{ element, kind: isIcon ? 'icon' : 'control', box, name, id: getNodeId(element) }]
  })
}
