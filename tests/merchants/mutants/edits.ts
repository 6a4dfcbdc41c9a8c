import { getNodeAt, replaceSpan, removeMember } from '../mutate/edit.ts'
import { getLineAt, locateJson } from '../mutate/locate-json.ts'

/** The content of a file after an edit, and the line of the edit. */
export interface EditResult {
  readonly content: string | Uint8Array
  readonly line: number
}

/** Edits a file's text, which is `undefined` if the file does not exist yet. */
export type Edit = (before: string | undefined) => EditResult

/** Splits a path such as `nodes/banner/order` into keys. `~1` in a key stands for `/`. */
const parsePath = (path: string): string[] => path.split('/').map((key) => key.replaceAll('~1', '/'))

const createEditResult = (content: string, offset: number): EditResult => ({ content, line: getLineAt(content, offset) })

/** Replaces a value, or adds it as the last member of its object. */
export const set =
  (path: string, value: unknown): Edit =>
  (before = '') => {
    const tree = locateJson(before)
    const keys = parsePath(path)
    const parent = getNodeAt(tree, keys.slice(0, -1))
    const key = keys.at(-1) ?? ''
    const existing = parent.members?.get(key) ?? parent.items?.[Number(key)]
    if (existing)
      return createEditResult(replaceSpan(before, existing.value, JSON.stringify(value)), (existing.key ?? existing.value).start)
    const lastMember = [...(parent.members?.values() ?? [])].at(-1)
    const end = lastMember?.value.end ?? parent.value.start + 1
    const entry = `${lastMember ? ',' : ''}\n${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return createEditResult(before.slice(0, end) + entry + before.slice(end), end + entry.length)
  }

/** Renames a key. */
export const rename =
  (path: string, name: string): Edit =>
  (before = '') => {
    const { key } = getNodeAt(locateJson(before), parsePath(path))
    if (!key) throw new Error(`${path} has no key.`)
    return createEditResult(replaceSpan(before, key, JSON.stringify(name)), key.start)
  }

/** Removes a member of an object. The line of the edit is the line on which the object, or its key, starts. */
export const removeKey =
  (path: string): Edit =>
  (before = '') => {
    const [tree, keys] = [locateJson(before), parsePath(path)]
    const parent = getNodeAt(tree, keys.slice(0, -1))
    return createEditResult(removeMember(before, getNodeAt(tree, keys)), (parent.key ?? parent.value).start)
  }

/** Replaces the first occurrence of a text in the file. */
export const replaceText =
  (original: string, replacement: string): Edit =>
  (before = '') => {
    const offset = before.indexOf(original)
    if (offset < 0) throw new Error(`The file does not contain ${original}.`)
    return createEditResult(before.slice(0, offset) + replacement + before.slice(offset + original.length), offset)
  }

/** Replaces the content of the file, or creates it. */
export const replaceFile =
  (content: unknown): Edit =>
  () => ({ content: typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2), line: 1 })

/** Replaces the file with bytes created from its text. */
export const replaceBytes =
  (convert: (before: string) => Uint8Array): Edit =>
  (before = '') => ({ content: convert(before), line: 1 })
