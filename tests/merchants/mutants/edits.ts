import { locatedAt, replace, withoutMember } from '../mutate/edit.ts'
import { lineAt, locateJson } from '../mutate/locate-json.ts'

/** A file after an edit, and the line of the edit. */
export interface Edited {
  readonly content: string | Uint8Array
  readonly line: number
}

/** Edits a file's text, which is `undefined` if the file does not exist yet. */
export type Edit = (before: string | undefined) => Edited

const keysOf = (path: string): string[] => path.split('/').map((key) => key.replaceAll('~1', '/'))

const edited = (content: string, offset: number): Edited => ({ content, line: lineAt(content, offset) })

/** Replaces a value, or adds it as the last member of its object. */
export const set =
  (path: string, value: unknown): Edit =>
  (before = '') => {
    const tree = locateJson(before)
    const keys = keysOf(path)
    const holder = locatedAt(tree, keys.slice(0, -1))
    const key = keys.at(-1) ?? ''
    const known = holder.members?.get(key) ?? holder.items?.[Number(key)]
    if (known) return edited(replace(before, known.value, JSON.stringify(value)), (known.key ?? known.value).start)
    const last = [...(holder.members?.values() ?? [])].at(-1)
    const end = last?.value.end ?? holder.value.start + 1
    const entry = `${last ? ',' : ''}\n${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return edited(before.slice(0, end) + entry + before.slice(end), end + entry.length)
  }

/** Renames a key. */
export const rename =
  (path: string, name: string): Edit =>
  (before = '') => {
    const { key } = locatedAt(locateJson(before), keysOf(path))
    if (!key) throw new Error(`${path} has no key.`)
    return edited(replace(before, key, JSON.stringify(name)), key.start)
  }

/** Removes a member of an object; the line is that of the object. */
export const drop =
  (path: string): Edit =>
  (before = '') => {
    const [tree, keys] = [locateJson(before), keysOf(path)]
    const holder = locatedAt(tree, keys.slice(0, -1))
    return edited(withoutMember(before, locatedAt(tree, keys)), (holder.key ?? holder.value).start)
  }

/** Replaces the first occurrence of a text in the file. */
export const text =
  (written: string, by: string): Edit =>
  (before = '') => {
    const at = before.indexOf(written)
    if (at < 0) throw new Error(`The file does not contain ${written}.`)
    return edited(before.slice(0, at) + by + before.slice(at + written.length), at)
  }

/** Writes the whole file. */
export const whole =
  (content: unknown): Edit =>
  () => ({ content: typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2), line: 1 })

/** Edits the file as bytes. */
export const bytes =
  (make: (before: string) => Uint8Array): Edit =>
  (before = '') => ({ content: make(before), line: 1 })
