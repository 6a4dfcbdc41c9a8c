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
export function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getStyle(element)
  return isOpaque(backgroundColor) || backgroundImage !== 'none' || /^(?:img|video|canvas|iframe|svg|path)$/.test(element.localName)
}

/** Returns open dialogs and popovers in document order. The last one is assumed to be the topmost. */
export const listLayers = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-closing]), [popover]:popover-open'),
]

/** Whether an element is visible. Without a layer, elements in dialogs and popovers are not. */
export const isVisible = (element: Element, layer: Element | undefined): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
  element.closest('[inert], .visually-hidden, [data-closing]') === null &&
  getStyle(element).clipPath !== 'inset(50%)' &&
  (layer !== undefined || element.closest('dialog, [popover]') === null)
