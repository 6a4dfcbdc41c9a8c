import { parseTree, type Node } from 'jsonc-parser'

/**
 * Sets texts in the content of a messages file. Every other character stays unchanged; a new text is inserted on its
 * own line at its position in `order`.
 */
export function setMessages(content: string, changes: ReadonlyMap<string, string>, order: readonly string[]): string {
  const positions = new Map(['$schema', ...order].map((key, index) => [key, index]))
  const getPosition = (key: string): number => positions.get(key) ?? Infinity
  const format: FileFormat = { indent: /^([ \t]+)"/m.exec(content)?.[1] ?? '  ', lineBreak: content.includes('\r\n') ? '\r\n' : '\n' }
  let text = content
  for (const [key, value] of changes) text = setMessage(text, key, value, getPosition, format)
  return text
}

interface FileFormat {
  readonly indent: string
  readonly lineBreak: string
}

function setMessage(
  text: string,
  key: string,
  value: string,
  getPosition: (key: string) => number,
  { indent, lineBreak }: FileFormat,
): string {
  const properties = parseProperties(text)
  const property = properties.find((candidate) => candidate.key === key)
  if (property) return splice(text, property.value.offset, property.value.offset + property.value.length, JSON.stringify(value))
  const entry = `${lineBreak}${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`
  const previous = properties.findLast((candidate) => getPosition(candidate.key) < getPosition(key))
  if (previous) return splice(text, previous.end, previous.end, `,${entry}`)
  const start = text.indexOf('{') + 1
  return properties.length > 0 ? splice(text, start, start, `${entry},`) : splice(text, start, text.lastIndexOf('}'), entry + lineBreak)
}

interface Property {
  readonly key: string
  readonly value: Node
  readonly end: number
}

const parseProperties = (text: string): Property[] =>
  (parseTree(text)?.children ?? []).flatMap(({ children: [name, value] = [], offset, length }) =>
    name && value ? [{ key: String(name.value), value, end: offset + length }] : [],
  )

const splice = (text: string, from: number, to: number, replacement: string): string => text.slice(0, from) + replacement + text.slice(to)
