/** Snapshot of a page that a hand-written page has to render. */
export interface Snapshot {
  readonly tree: readonly Shape[]
  /** The attributes of `html`, and all styles in the head. */
  readonly attributes: Readonly<Record<string, string>>
  readonly styles: string
}

/** An element or a text. */
export type Shape =
  string | { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly Shape[] }

/**
 * Takes a snapshot of the content of `selector` and of the styles of the page. Runs in the page, and must not refer to
 * anything outside of it.
 */
export function takeSnapshot(selector: string): Snapshot {
  // Written as methods: for other functions the bundler adds a naming helper that the page does not have.
  const take = {
    attributes(element: Element): Record<string, string> {
      return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    },
    shapes(node: Node): Shape[] {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      return [{ tag: node.localName, attributes: take.attributes(node), children: [...node.childNodes].flatMap((one) => take.shapes(one)) }]
    },
  }
  return {
    tree: [...(document.querySelector(selector)?.childNodes ?? [])].flatMap((one) => take.shapes(one)),
    attributes: take.attributes(document.documentElement),
    styles: [...document.head.querySelectorAll('link[rel=stylesheet], style, link[as=font]')]
      .map((one) => one.outerHTML.replaceAll(location.origin, ''))
      .join(''),
  }
}
