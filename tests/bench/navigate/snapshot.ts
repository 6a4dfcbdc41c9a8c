/** A page as it stands: what a page by hand has to render. */
export interface Snapshot {
  readonly tree: readonly Shape[]
  /** What the page says of its looks: the attributes of `html`, and everything in the head that styles. */
  readonly attributes: Readonly<Record<string, string>>
  readonly styles: string
}

/** An element, or a text. */
export type Shape =
  string | { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly Shape[] }

/**
 * Takes what stands in `selector` and the looks of the page. It runs in the page, and leans on nothing outside of
 * itself.
 */
export function takeSnapshot(selector: string): Snapshot {
  // Methods: what builds this file gives functions of other kinds their names by a call that the page does not have.
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
