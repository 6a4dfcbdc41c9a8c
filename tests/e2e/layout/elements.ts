const styles = new WeakMap<Element, CSSStyleDeclaration>()

/** Returns the computed style of an element. It is live, so it can be cached. */
export function getStyle(element: Element): CSSStyleDeclaration {
  const style = styles.get(element) ?? getComputedStyle(element)
  styles.set(element, style)
  return style
}

/** Describes the element and its two nearest ancestors by tag and CSS module class, or id. */
export function describeElement(element: Element): string {
  const path: string[] = []
  for (let current: Element | null = element; current !== null && path.length < 3; current = current.parentElement) {
    const name = [...current.classList].find((className) => className.startsWith('_')) ?? current.id
    path.unshift(name === '' ? current.localName : `${current.localName}.${name}`)
  }
  return path.join(' > ')
}

export const areRelated = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a)

/** Whether the alpha of a computed colour is more than 0.5. */
export function isOpaque(colour: string): boolean {
  if (colour === 'transparent') return false
  const alpha = /(?:,|\/)\s*([\d.]+)\)$/.exec(colour.startsWith('rgba') || colour.includes('/') ? colour : '')
  return Number(alpha?.[1] ?? 1) > 0.5
}

/** Whether an element hides the content behind it. */
export function hidesContentBehind(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getStyle(element)
  return isOpaque(backgroundColor) || backgroundImage !== 'none' || /^(?:img|video|canvas|iframe|svg|path)$/.test(element.localName)
}

const layerSelector = 'dialog[open]:not([data-closing]), [popover]:popover-open'

/** Returns open dialogs and popovers in document order. */
export const listLayers = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(layerSelector)]

/**
 * Returns the topmost layer: the last whose centre no other layer covers. `undefined` if no layer is open. A modal
 * dialog covers every layer below it, because these are inert.
 */
export const findTopmostLayer = (layers: readonly HTMLElement[]): HTMLElement | undefined =>
  layers.findLast((layer) => {
    const { left, right, top, bottom } = layer.getBoundingClientRect()
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
    return document.elementFromPoint(x, y)?.closest(layerSelector) === layer
  }) ?? layers.at(-1)

/** Whether an element is visible. Without a layer, elements in dialogs and popovers are not. */
export const isVisible = (element: Element, layer: Element | undefined): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
  element.closest('[inert], .visually-hidden, [data-closing]') === null &&
  getStyle(element).clipPath !== 'inset(50%)' &&
  (layer !== undefined || element.closest('dialog, [popover]') === null)
