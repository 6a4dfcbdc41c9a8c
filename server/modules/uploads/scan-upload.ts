import { spawn } from 'node:child_process'
import { ApiError } from '../api-context/index.ts'

/** Returns whether a file may be stored. */
export type Scanner = (bytes: Buffer) => Promise<boolean>

const timeoutMilliseconds = 30_000

/**
 * Creates the operator's scanner from a command that reads the file from standard input and exits with 0 to accept it.
 * Without a command every file is accepted. If the command cannot be started or does not exit within 30 seconds, the
 * file is rejected.
 */
export const createScanner = (command: string | undefined): Scanner =>
  command === undefined ? () => Promise.resolve(true) : (bytes) => runScanner(command, bytes)

function runScanner(command: string, bytes: Buffer): Promise<boolean> {
  const [program = '', ...args] = command.split(/\s+/)
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: timeoutMilliseconds, killSignal: 'SIGKILL' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
    // A scanner may close its input early.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

/** @throws ApiError upload_refused */
export async function assertScanAccepted(scanner: Scanner, bytes: Buffer): Promise<void> {
  if (!(await scanner(bytes))) throw new ApiError('upload_refused')
}
