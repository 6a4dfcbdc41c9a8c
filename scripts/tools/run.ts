import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.ts'

type Env = Readonly<Record<string, string>>

/** Starts a program in the package's root. */
function startProgram(command: string, args: readonly string[], env: Env, output: 'inherit' | 'pipe'): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  })
}

/** Resolves to the exit code, or 1 after a signal, once the program has closed its output. */
const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Runs a program in the package's root with inherited output. Resolves to its exit code. */
export const run = (command: string, args: readonly string[], env: Env = {}): Promise<number> =>
  waitForExit(startProgram(command, args, env, 'inherit'))

/** Runs a program in the package's root. Resolves to its exit code and its output. */
export async function capture(command: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const child = startProgram(command, args, {}, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await waitForExit(child)
  return { code, output: Buffer.concat(output).toString() }
}

/**
 * Runs a command that may fail, such as an installation, for at most `timeout` milliseconds. Its standard error is
 * printed, and its exit code is ignored.
 */
export const runIfPossible = (command: string, args: readonly string[], timeout: number): void =>
  void spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
