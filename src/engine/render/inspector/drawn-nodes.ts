import type { SiteNode } from '../../contract/site.ts'

/** What is read of the tree that React keeps: nothing of it is changed. */
interface Fiber {
  readonly memoizedProps: unknown
  readonly stateNode: unknown
  readonly return: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/** A node of the site and the elements that it drew, outermost only. */
export interface DrawnNode {
  readonly node: SiteNode
  readonly elements: readonly Element[]
}

/**
 * The node whose widget drew an element; undefined where none did. The page keeps no mark of it, so that visitors pay nothing: React's own tree is asked, of
 * which the names are not promised. Where they change, nothing is found, and a test says so.
 */
export function nodeOf(element: Element): SiteNode | undefined {
  for (let fiber: Fiber | null | undefined = fiberOf(element); fiber; fiber = fiber.return) {
    const node = nodeIn(fiber)
    if (node) return node
  }
  return undefined
}

/** The place of the innermost entry that an element was drawn for, within the node that drew it; undefined where there is none. */
export function entryOf(element: Element, entries: ReadonlyMap<object, string>): string | undefined {
  for (let fiber: Fiber | null | undefined = fiberOf(element); fiber && nodeIn(fiber) === undefined; fiber = fiber.return) {
    for (const value of Object.values(fiber.memoizedProps ?? {})) {
      const place = typeof value === 'object' && value !== null ? entries.get(value) : undefined
      if (place !== undefined) return place
    }
  }
  return undefined
}

/** Every node that is drawn now, in the order of the page, with what it drew. */
export function drawnNodes(root: Element): readonly DrawnNode[] {
  const top = fiberAt(root, '__reactContainer$')
  const current = (top?.stateNode as { readonly current?: Fiber } | null | undefined)?.current
  const found = new Map<string, { node: SiteNode; elements: Element[] }>()
  if (current) walk(current, [], found)
  return [...found.values()]
}

function walk(from: Fiber, around: readonly Element[][], found: Map<string, { node: SiteNode; elements: Element[] }>): void {
  for (let fiber: Fiber | null = from; fiber; fiber = fiber.sibling) {
    const node = nodeIn(fiber)
    let inside = around
    if (node && !found.has(node.pointer)) {
      const drawn = { node, elements: [] }
      found.set(node.pointer, drawn)
      inside = [...around, drawn.elements]
    }
    if (fiber.stateNode instanceof Element) {
      for (const elements of inside) elements.push(fiber.stateNode)
      inside = []
    }
    if (fiber.child) walk(fiber.child, inside, found)
  }
}

function fiberOf(element: Element): Fiber | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const fiber = fiberAt(at, '__reactFiber$')
    if (fiber) return fiber
  }
  return undefined
}

function fiberAt(element: Element, name: string): Fiber | undefined {
  const key = Object.keys(element).find((one) => one.startsWith(name))
  return key === undefined ? undefined : (element as unknown as Readonly<Record<string, Fiber>>)[key]
}

/** The node that a part is drawn for, as its props say. */
function nodeIn({ memoizedProps }: Fiber): SiteNode | undefined {
  if (typeof memoizedProps !== 'object' || memoizedProps === null || !('node' in memoizedProps)) return undefined
  const { node } = memoizedProps
  return typeof node === 'object' && node !== null && 'pointer' in node && 'widget' in node ? (node as SiteNode) : undefined
}
