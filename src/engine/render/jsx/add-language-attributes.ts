import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'
import { attributesOf, withoutMarks } from '../../rules/fallback-text.ts'

/** What holds nothing but characters: the element itself says what they are. */
const textOnlyElements: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'text', 'tspan', 'style', 'script'])

/**
 * The props of an element, with each text in it that fell back to another language in an element that says so (WCAG
 * 3.1.2). It is asked for every element that is made, so that no widget has to think of it: nothing is made anew where
 * no text fell back. Only a component that returns a bare string passes it by, so none does.
 */
export function addLanguageAttributes(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string' && type !== Fragment) return props
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const attributes = attributesOf(children)
    if (attributes === undefined) return props
    return textOnlyElements.has(type)
      ? { ...attributes, ...(props as object), children: withoutMarks(children) }
      : { ...(props as object), children: renderBdi(children) }
  }
  if (!Array.isArray(children) || textOnlyElements.has(type) || !children.some(isFallbackText)) return props
  return {
    ...(props as object),
    children: children.map((child: unknown, index) => (isFallbackText(child) ? renderBdi(child, index) : child)),
  }
}

const isFallbackText = (child: unknown): child is string => typeof child === 'string' && attributesOf(child) !== undefined

const renderBdi = (text: string, key?: number) => jsx('bdi', { ...attributesOf(text), children: withoutMarks(text) }, key)
