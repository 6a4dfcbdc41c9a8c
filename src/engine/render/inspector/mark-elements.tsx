import { createContext, Fragment, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { FragmentInstance, ReactElement, ReactNode, RefObject } from 'react'
import type { Site, SiteNode } from '../../contract/site.ts'
import { defineSlice } from '../../state/slices.ts'
import type { Engine } from '../engine.ts'
import { useEngine } from '../engine.ts'
import { setElementInterceptor } from '../jsx/element-interceptor.ts'
import { getEntryPointers } from './site-entries.ts'

/** What an element renders: a node, entries that are configured outside of the node, or both. */
interface Subject {
  readonly node: SiteNode | undefined
  readonly entries: readonly object[]
}

/** Records what an element renders, and the enclosing mark in the element tree. */
export interface Mark {
  readonly subject: RefObject<Subject>
  readonly parent: Mark | undefined
}

/** The marks of a page, keyed by the fragment instance that contains the elements of the mark. */
export const marksSlice = defineSlice('inspector marks', () => new Map<FragmentInstance, Mark>())

/**
 * Wraps every component element that receives a node or an entry as a prop in a marking fragment. Must be called before
 * the first element is created. Pages without the inspector have no marks.
 */
export function markElements({ site }: Engine): void {
  let resolvedSite: Site | undefined
  let entries: ReadonlyMap<object, string> = new Map()
  const getEntries = (currentSite: Site): ReadonlyMap<object, string> =>
    currentSite === resolvedSite ? entries : (entries = getEntryPointers((resolvedSite = currentSite)))
  setElementInterceptor((element) => {
    if (typeof element.type === 'string' || element.type === Fragment || element.type === MarkedElement) return element
    const subject = getSubject(element.props, getEntries(site.get()))
    return subject.node || subject.entries.length > 0 ? (
      <MarkedElement key={element.key} {...subject}>
        {element}
      </MarkedElement>
    ) : (
      element
    )
  })
}

function getSubject(props: unknown, entries: ReadonlyMap<object, string>): Subject {
  const values = Object.values(props ?? {}).filter((value): value is object => typeof value === 'object' && value !== null)
  const { node } = (props ?? {}) as { readonly node?: unknown }
  return { node: isNode(node) ? node : undefined, entries: values.filter((value) => entries.has(value)) }
}

const isNode = (value: unknown): value is SiteNode => typeof value === 'object' && value !== null && 'pointer' in value && 'widget' in value

const ParentMarkContext = createContext<Mark | undefined>(undefined)

function MarkedElement({ node, entries, children }: Subject & { readonly children: ReactElement }): ReactNode {
  const marks = useEngine().slice(marksSlice)
  const parent = use(ParentMarkContext)
  const subject = useRef<Subject>({ node, entries })
  const mark = useMemo(() => ({ subject, parent }), [parent])
  useLayoutEffect(() => {
    subject.current = { node, entries }
  }, [node, entries])
  const register = useCallback(
    (instance: FragmentInstance | null) => {
      if (instance === null) return
      marks.set(instance, mark)
      return () => void marks.delete(instance)
    },
    [marks, mark],
  )
  return (
    <ParentMarkContext value={mark}>
      <Fragment ref={register}>{children}</Fragment>
    </ParentMarkContext>
  )
}
