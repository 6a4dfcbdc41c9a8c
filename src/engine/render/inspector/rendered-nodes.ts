import type { FragmentInstance } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { type Mark, marksSlice } from './mark-elements.tsx'

/** A node of the site and the elements that it rendered, outermost only. */
export interface RenderedNode {
  readonly node: SiteNode
  readonly elements: readonly Element[]
}

type Marked = Pick<Engine, 'slice'>

/** The node whose widget rendered an element; undefined where none did. */
export function nodeOf(engine: Marked, element: Element): SiteNode | undefined {
  return chainAt(engine, element)
    .map(({ subject }) => subject.current.node)
    .find((node) => node !== undefined)
}

/**
 * The place of the innermost entry that an element was rendered for, within the node that rendered it; undefined where
 * there is none.
 */
export function entryOf(engine: Marked, element: Element, entries: ReadonlyMap<object, string>): string | undefined {
  const chain = chainAt(engine, element)
  const end = chain.findIndex(({ subject }) => subject.current.node !== undefined)
  const trx = end < 0 ? chain : chain.slice(0, end)
  return trx.flatMap(({ subject }) => subject.current.entries.flatMap((entry) => entries.get(entry) ?? []))[0]
}

/**
 * Every node that is rendered now, in the order of the page, with what it rendered; those that show nothing come last.
 */
export function renderedNodes({ slice }: Marked): readonly RenderedNode[] {
  const found = new Map<string, RenderedNode & { readonly depth: number }>()
  for (const [instance, mark] of slice(marksSlice)) {
    const { node } = mark.subject.current
    const depth = chainOf(mark).length
    if (node && depth < (found.get(node.pointer)?.depth ?? Infinity))
      found.set(node.pointer, { node, elements: elementsOf(instance), depth })
  }
  return [...found.values()].toSorted((a, b) => compareDocumentOrder(a.elements[0], b.elements[0]) || a.depth - b.depth)
}

/** The marks around an element, the innermost first. */
function chainAt({ slice }: Marked, element: Element): readonly Mark[] {
  const innermost = new Map<Element, readonly Mark[]>()
  for (const [instance, mark] of slice(marksSlice)) {
    const chain = chainOf(mark)
    for (const one of elementsOf(instance)) if (chain.length > (innermost.get(one)?.length ?? 0)) innermost.set(one, chain)
  }
  for (let at: Element | null = element; at; at = at.parentElement) {
    const chain = innermost.get(at)
    if (chain) return chain
  }
  return []
}

function chainOf(mark: Mark): readonly Mark[] {
  const chain: Mark[] = []
  for (let one: Mark | undefined = mark; one; one = one.around) chain.push(one)
  return chain
}

/** The outermost elements inside a mark: React tells them to whatever observes them. */
function elementsOf(instance: FragmentInstance): readonly Element[] {
  const elements: Element[] = []
  const collector: ResizeObserver = {
    observe: (element) => void elements.push(element),
    unobserve: () => undefined,
    disconnect: () => undefined,
  }
  instance.observeUsing(collector)
  instance.unobserveUsing(collector)
  return elements
}

function compareDocumentOrder(a: Element | undefined, b: Element | undefined): number {
  if (a === b) return 0
  if (!a || !b) return a ? -1 : 1
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
