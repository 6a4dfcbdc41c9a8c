import { randomUUID } from 'node:crypto'
import { escapeLines } from '../../src/engine/rules/escape-controls.ts'
import type { Io, Paint } from './command.ts'

const codes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1 } as const

/** Where a text is printed. */
export interface Terminal {
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  readonly env: Io['env']
}

/**
 * The process's own terminal. Colour only where a person looks: not into a pipe, not with NO_COLOR, not on a dumb
 * terminal. Whatever is printed has no control characters but those of the colours: `paint` marks them with a word that
 * no text can know, and a text's own are escaped.
 */
export function terminalIo({ env, stdout, stderr }: Terminal = process): Io {
  const coloured = stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  const mark = randomUUID()
  const paint: Paint = (colour, text) => (coloured ? `${mark}${codes[colour]}m${text}${mark}0m` : text)
  const print = (text: string): string => `${escapeLines(text).replaceAll(mark, '\u001B[')}\n`
  return { out: (text) => void stdout.write(print(text)), err: (text) => void stderr.write(print(text)), paint, env }
}
