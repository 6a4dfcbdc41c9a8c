import type { Io, Paint } from './command.ts'

const codes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1 } as const

/**
 * The process's own terminal. Colour only where a person looks: not into a pipe, not with NO_COLOR, not on a dumb
 * terminal.
 */
export function terminalIo(): Io {
  const { env, stdout } = process
  const coloured = stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  const paint: Paint = (colour, text) => (coloured ? `\u001B[${codes[colour]}m${text}\u001B[0m` : text)
  return { out: (text) => void stdout.write(`${text}\n`), err: (text) => void process.stderr.write(`${text}\n`), paint, env }
}
