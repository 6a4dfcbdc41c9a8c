import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'
import { attributesOf, withoutMarks } from '../../rules/fallback-text.ts'

/** What holds nothing but characters: the element itself says what they are. */
const plain: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'text', 'tspan', 'style', 'script'])

/**
 * The props of an element, with each text in it that fell back to another language in an element that says so (WCAG
 * 3.1.2). It is asked for every element that is made, so that no widget has to think of it: nothing is made anew where
 * no text fell back. Only a component that returns a bare string passes it by, so none does.
 */
export function tellLanguage(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string' && type !== Fragment) return props
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const said = attributesOf(children)
    if (said === undefined) return props
    return plain.has(type)
      ? { ...said, ...(props as object), children: withoutMarks(children) }
      : { ...(props as object), children: tell(children) }
  }
  if (!Array.isArray(children) || plain.has(type) || !children.some(fellBack)) return props
  return { ...(props as object), children: children.map((child: unknown, place) => (fellBack(child) ? tell(child, place) : child)) }
}

const fellBack = (child: unknown): child is string => typeof child === 'string' && attributesOf(child) !== undefined

const tell = (text: string, key?: number) => jsx('bdi', { ...attributesOf(text), children: withoutMarks(text) }, key)
