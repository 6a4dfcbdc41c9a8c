import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'

/** An object of the response. */
type Body = Readonly<Record<string, unknown>>

/** Formats a value: a list with one entry per line, an object as names and values. */
export function formatResponse(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((entry) =>
        Object.entries(entry as Body)
          .map(([name, part]) => `${escapeControls(name)}=${formatScalar(part)}`)
          .join('  '),
      )
      .join('\n')
  const entries = Object.entries(value as Body)
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  return entries
    .map(
      ([name, part]) =>
        `${escapeControls(name).padEnd(width)}  ${isTable(part) ? formatResponse(part).replace(/^/gm, '\n  ') : formatScalar(part)}`,
    )
    .join('\n')
}

/** Whether a value is a non-empty list of objects. */
const isTable = (value: unknown): value is readonly Body[] => Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null

function formatScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || value === undefined) return '-'
  return escapeControls(typeof value === 'string' ? value : JSON.stringify(value))
}
