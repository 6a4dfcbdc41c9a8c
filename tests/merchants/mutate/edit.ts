import { lineAt, type Located, type Span } from './locate-json.ts'
import type { Spot } from './mutation.ts'

/** The text with another text in a span's place. */
export const replace = (text: string, { start, end }: Span, by: string): string => text.slice(0, start) + by + text.slice(end)

/** What stands at these keys of a file. */
export function locatedAt(tree: Located, path: readonly string[]): Located {
  let at = tree
  for (const key of path) {
    const next = at.members?.get(key) ?? at.items?.[Number(key)]
    if (!next) throw new Error(`Nothing stands at ${path.join('/')}.`)
    at = next
  }
  return at
}

/** The file and line at which a path's key begins; its value where it has no key. */
export function locationOf({ file }: Pick<Spot, 'file'>, path: readonly string[]): string {
  const { key, value } = locatedAt(file.tree, path)
  return `${file.path}:${lineAt(file.text, (key ?? value).start)}`
}

/** The text without a member of an object, and without the comma that parted it from its neighbour. */
export function withoutMember(text: string, { key, value }: Located): string {
  const start = (key ?? value).start
  const after = /^\s*,\s*/.exec(text.slice(value.end))?.[0]
  if (after !== undefined) return text.slice(0, start) + text.slice(value.end + after.length)
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? ''
  return text.slice(0, start - before.length) + text.slice(value.end)
}
