import type { SnapshotNode } from './snapshot.ts'

/** Names of React props, by the HTML attribute that they set, where the two names differ. */
const reactNames: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  class: 'className',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  value: 'defaultValue',
}
const booleanAttributes = ['disabled', 'hidden', 'inert', 'open', 'readonly', 'required']

/**
 * A page of the baseline: the requests that it sends before it renders, its content, and the dialog that a click on
 * `opener` opens.
 */
export interface BaselinePage {
  readonly calls: readonly string[]
  readonly tree: readonly SnapshotNode[]
  readonly dialog?: { readonly opener: string; readonly tree: readonly SnapshotNode[] }
}

/**
 * Generates a React program that renders these elements as if written by hand with full knowledge of them: without
 * configuration, conditions or text lookups. Like every page rendered in the browser, it fetches its content first.
 */
export function generateProgram({ calls, tree, dialog }: BaselinePage): string {
  return `import { createElement as h, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Dialog() {
  const element = useRef(null)
  useLayoutEffect(() => void element.current.querySelector('dialog').showModal(), [])
  return h('div', { ref: element }, ${serializeNodes(dialog?.tree ?? [])})
}

function Page() {
  const [open, setOpen] = useState(false)
  const click = (event) => event.target.closest(${JSON.stringify(dialog?.opener ?? 'none')}) && setOpen(true)
  return h('div', { onClick: click, style: { display: 'contents' } }, ${serializeNodes(tree)}, open && h(Dialog))
}

await Promise.all(${JSON.stringify(calls)}.map(async (address) => (await fetch(address)).json()))
createRoot(document.getElementById('root')).render(h(Page))
`
}

const serializeNodes = (nodes: readonly SnapshotNode[]): string => nodes.map(serializeNode).join(', ') || 'null'

function serializeNode(node: SnapshotNode): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const props = Object.fromEntries(Object.entries(node.attributes).flatMap(([name, value]) => toPropEntries(node.tag, name, value)))
  return `h(${[JSON.stringify(node.tag), JSON.stringify(props), ...node.children.map(serializeNode)].join(', ')})`
}

function toPropEntries(tag: string, name: string, value: string): [string, unknown][] {
  if (tag === 'dialog' && name === 'open') return []
  if (name === 'style') return [['style', parseStyle(value)]]
  if (booleanAttributes.includes(name)) return [[reactNames[name] ?? name, true]]
  return [[reactNames[name] ?? name, value]]
}

const parseStyle = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim()
      return colon < 0 ? [] : [[name.startsWith('--') ? name : toCamelCase(name), declaration.slice(colon + 1).trim()]]
    }),
  )

const toCamelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
