import { applyEdits, modify } from 'jsonc-parser'

/**
 * Sets a value in the text of a JSON file, which must be formatted afterwards; `after` names the key of the same object
 * after which it is inserted.
 */
export function setJson(text: string, path: readonly string[], value: unknown, after?: string): string {
  const getInsertionIndex = (keys: string[]): number => (after === undefined ? keys.length : keys.indexOf(after) + 1)
  return applyEdits(text, modify(text, [...path], value, { getInsertionIndex }))
}

/**
 * Appends an import to the imports of a module.
 * @throws Error if the module has none
 */
export function addImport(text: string, line: string): string {
  const [lastImport] = [...text.matchAll(/^(?:import .*|\} )from '.*'$/gm)].slice(-1)
  if (lastImport === undefined) throw new Error('The module has no imports.')
  const end = lastImport.index + lastImport[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/**
 * Inserts a line in alphabetical order among the lines that match.
 * @throws Error if none matches
 */
export function insertSorted(text: string, line: string, pattern: RegExp): string {
  const matches = [...text.matchAll(pattern)]
  const nextMatch = matches.find(([found]) => found > line)
  const lastMatch = matches.at(-1)
  if (lastMatch === undefined) throw new Error(`No line matches ${String(pattern)}.`)
  const position = nextMatch?.index ?? lastMatch.index + lastMatch[0].length + 1
  return `${text.slice(0, position)}${line}\n${text.slice(position)}`
}
