/** Snapshot of a page of the site, from which the benchmark generates a baseline page to compare with. */
export interface Snapshot {
  readonly tree: readonly SnapshotNode[]
  /** The attributes of the `html` element. */
  readonly attributes: Readonly<Record<string, string>>
  /** HTML of all `style` elements in the head, and of its links to style sheets and fonts. */
  readonly styles: string
}

/** An element, or the content of a text node. */
export type SnapshotNode =
  string | { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly SnapshotNode[] }

/**
 * Takes a snapshot of the children of the first element that matches `selector`, and of the styles of the page. Runs in
 * the page, so it must not refer to anything outside this function.
 */
export function takeSnapshot(selector: string): Snapshot {
  // These are methods because the bundler adds calls of its helper `__name` to other functions, and the page does not
  // have that helper.
  const capture = {
    readAttributes(element: Element): Record<string, string> {
      return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    },
    readNodes(node: Node): SnapshotNode[] {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      return [
        {
          tag: node.localName,
          attributes: capture.readAttributes(node),
          children: [...node.childNodes].flatMap((child) => capture.readNodes(child)),
        },
      ]
    },
  }
  return {
    tree: [...(document.querySelector(selector)?.childNodes ?? [])].flatMap((child) => capture.readNodes(child)),
    attributes: capture.readAttributes(document.documentElement),
    styles: [...document.head.querySelectorAll('link[rel=stylesheet], style, link[as=font]')]
      .map((styleElement) => styleElement.outerHTML.replaceAll(location.origin, ''))
      .join(''),
  }
}
