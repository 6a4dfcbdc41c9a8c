import { spawn } from 'node:child_process'
import { CallError } from '../calls/index.ts'

/** Says whether a file may be kept. */
export type Scanner = (bytes: Buffer) => Promise<boolean>

const maxMilliseconds = 30_000

/**
 * The operator's own scanner: a program that reads the file from its standard input, and ends with 0 where there is
 * nothing wrong with it. Without one every file passes. One that does not start or does not end has let nothing pass.
 */
export const openScanner = (command: string | undefined): Scanner =>
  command === undefined ? () => Promise.resolve(true) : (bytes) => run(command, bytes)

function run(command: string, bytes: Buffer): Promise<boolean> {
  const [program = '', ...words] = command.split(/\s+/)
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: maxMilliseconds, killSignal: 'SIGKILL' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
    // A scanner that has seen enough closes its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

/** @throws CallError upload_refused */
export async function scanUpload(scanner: Scanner, bytes: Buffer): Promise<void> {
  if (!(await scanner(bytes))) throw new CallError('upload_refused')
}
