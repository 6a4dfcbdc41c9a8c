import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { escapeLines } from '../../src/engine/rules/escape-controls.ts'
import type { Io, Paint } from './command.ts'

const colourCodes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1 } as const

/** The output streams and environment of a terminal. */
export interface Terminal {
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  readonly env: Io['env']
}

/**
 * Creates the input and output of a terminal; default: that of the process. Output is coloured only if standard output
 * is a TTY, NO_COLOR is not set and TERM is not `dumb`. Only `paint` produces control characters: it marks them with a
 * random token, and control characters in texts are escaped.
 */
export function createTerminalIo({ env, stdout, stderr }: Terminal = process): Io {
  const isColoured = stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  const colourToken = randomUUID()
  const paint: Paint = (colour, text) => (isColoured ? `${colourToken}${colourCodes[colour]}m${text}${colourToken}0m` : text)
  const formatOutput = (text: string): string => `${escapeLines(text).replaceAll(colourToken, '\u001B[')}\n`
  return {
    out: (text) => void stdout.write(formatOutput(text)),
    err: (text) => void stderr.write(formatOutput(text)),
    paint,
    env,
    ...(process.stdin.isTTY && stdout.isTTY === true && { prompt: promptFor }),
  }
}

/** Asks a question on standard error, so that the output can be redirected. A secret answer is not echoed. */
async function promptFor(question: string, isSecret: boolean): Promise<string> {
  process.stderr.write(question)
  const output = isSecret ? new Writable({ write: (_chunk, _encoding, callback) => callback() }) : process.stderr
  const prompt = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    if (isSecret) process.stderr.write('\n')
  }
}
