import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'
import { findLanguageAttributes, stripLanguageMarks } from '../../rules/fallback-text.ts'

/** Elements that cannot contain a `bdi`: the attributes are set on the element itself. */
const textOnlyElements: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'text', 'tspan', 'style', 'script'])

/**
 * Returns the props of an element with each child text that fell back to another language wrapped in a `bdi` that
 * declares that language (WCAG 3.1.2). It runs for every element, so that widgets need not handle this; props without
 * such a child are returned unchanged. A bare string returned by a component is not covered, so a component must not
 * return one.
 */
export function addLanguageAttributes(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string' && type !== Fragment) return props
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const attributes = findLanguageAttributes(children)
    if (attributes === undefined) return props
    return textOnlyElements.has(type)
      ? { ...attributes, ...(props as object), children: stripLanguageMarks(children) }
      : { ...(props as object), children: renderBdi(children) }
  }
  if (!Array.isArray(children) || textOnlyElements.has(type) || !children.some(isFallbackText)) return props
  return {
    ...(props as object),
    children: children.map((child: unknown, index) => (isFallbackText(child) ? renderBdi(child, index) : child)),
  }
}

const isFallbackText = (child: unknown): child is string => typeof child === 'string' && findLanguageAttributes(child) !== undefined

const renderBdi = (text: string, key?: number) => jsx('bdi', { ...findLanguageAttributes(text), children: stripLanguageMarks(text) }, key)
