import { lineAt, type Located, type Span } from './locate-json.ts'
import type { Spot } from './mutation.ts'

/** Replaces a span of a text. */
export const replace = (text: string, { start, end }: Span, by: string): string => text.slice(0, start) + by + text.slice(end)

/** The node at a path of a file. */
export function locatedAt(tree: Located, path: readonly string[]): Located {
  let at = tree
  for (const key of path) {
    const next = at.members?.get(key) ?? at.items?.[Number(key)]
    if (!next) throw new Error(`The file has no value at ${path.join('/')}.`)
    at = next
  }
  return at
}

/** The file and line at which a path's key begins, or its value if it has no key. */
export function locationOf({ file }: Pick<Spot, 'file'>, path: readonly string[]): string {
  const { key, value } = locatedAt(file.tree, path)
  return `${file.path}:${lineAt(file.text, (key ?? value).start)}`
}

/** Removes a member of an object, with the comma that separated it from its neighbour. */
export function withoutMember(text: string, { key, value }: Located): string {
  const start = (key ?? value).start
  const after = /^\s*,\s*/.exec(text.slice(value.end))?.[0]
  if (after !== undefined) return text.slice(0, start) + text.slice(value.end + after.length)
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? ''
  return text.slice(0, start - before.length) + text.slice(value.end)
}
