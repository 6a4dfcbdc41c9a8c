import type { FragmentInstance } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { type Mark, marksSlice } from './mark-elements.tsx'

/** A node of the site and the outermost elements that it rendered. */
export interface RenderedNode {
  readonly node: SiteNode
  readonly elements: readonly Element[]
}

type EngineWithMarks = Pick<Engine, 'slice'>

/** Returns the node whose widget rendered an element; `undefined` if there is none. */
export function findRenderedNode(engine: EngineWithMarks, element: Element): SiteNode | undefined {
  return listEnclosingMarks(engine, element)
    .map(({ subject }) => subject.current.node)
    .find((node) => node !== undefined)
}

/**
 * Returns the JSON Pointer of the innermost entry that an element was rendered for, within its node; `undefined` if
 * there is none.
 */
export function findEntryPointer(engine: EngineWithMarks, element: Element, entries: ReadonlyMap<object, string>): string | undefined {
  const chain = listEnclosingMarks(engine, element)
  const end = chain.findIndex(({ subject }) => subject.current.node !== undefined)
  const withinNode = end < 0 ? chain : chain.slice(0, end)
  return withinNode.flatMap(({ subject }) => subject.current.entries.flatMap((entry) => entries.get(entry) ?? []))[0]
}

/** Returns each rendered node with its outermost elements, in document order; nodes without elements come last. */
export function listRenderedNodes({ slice }: EngineWithMarks): readonly RenderedNode[] {
  const byPointer = new Map<string, RenderedNode & { readonly depth: number }>()
  for (const [instance, mark] of slice(marksSlice)) {
    const { node } = mark.subject.current
    const depth = listMarkChain(mark).length
    if (node && depth < (byPointer.get(node.pointer)?.depth ?? Infinity))
      byPointer.set(node.pointer, { node, elements: listOutermostElements(instance), depth })
  }
  return [...byPointer.values()].toSorted((a, b) => compareDocumentOrder(a.elements[0], b.elements[0]) || a.depth - b.depth)
}

/** Returns the marks around an element, the innermost first. */
function listEnclosingMarks({ slice }: EngineWithMarks, element: Element): readonly Mark[] {
  const chainByElement = new Map<Element, readonly Mark[]>()
  for (const [instance, mark] of slice(marksSlice)) {
    const chain = listMarkChain(mark)
    for (const marked of listOutermostElements(instance))
      if (chain.length > (chainByElement.get(marked)?.length ?? 0)) chainByElement.set(marked, chain)
  }
  for (let current: Element | null = element; current; current = current.parentElement) {
    const chain = chainByElement.get(current)
    if (chain) return chain
  }
  return []
}

/** Returns the mark and its ancestors, the innermost first. */
function listMarkChain(mark: Mark): readonly Mark[] {
  const chain: Mark[] = []
  for (let current: Mark | undefined = mark; current; current = current.parent) chain.push(current)
  return chain
}

/** Returns the outermost elements inside a mark. React passes them to an observer of the fragment. */
function listOutermostElements(instance: FragmentInstance): readonly Element[] {
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
