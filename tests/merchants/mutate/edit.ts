import { getLineAt, type LocatedValue, type Span } from './locate-json.ts'
import type { MutationTarget } from './mutation.ts'

/** Replaces a span of a text. */
export const replaceSpan = (text: string, { start, end }: Span, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Returns the location of the value at a path of a file. Throws if there is none. */
export function getNodeAt(tree: LocatedValue, path: readonly string[]): LocatedValue {
  let node = tree
  for (const key of path) {
    const child = node.members?.get(key) ?? node.items?.[Number(key)]
    if (!child) throw new Error(`The file has no value at ${path.join('/')}.`)
    node = child
  }
  return node
}

/** Returns `file:line` of the key at a path, or of the value if it has no key. */
export function getLocation({ file }: Pick<MutationTarget, 'file'>, path: readonly string[]): string {
  const { key, value } = getNodeAt(file.tree, path)
  return `${file.path}:${getLineAt(file.text, (key ?? value).start)}`
}

/** Removes a member of an object, with the comma that separated it from its neighbour. */
export function removeMember(text: string, { key, value }: LocatedValue): string {
  const start = (key ?? value).start
  const separatorAfter = /^\s*,\s*/.exec(text.slice(value.end))?.[0]
  if (separatorAfter !== undefined) return text.slice(0, start) + text.slice(value.end + separatorAfter.length)
  const separatorBefore = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? ''
  return text.slice(0, start - separatorBefore.length) + text.slice(value.end)
}
