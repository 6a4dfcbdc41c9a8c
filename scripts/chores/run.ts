import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a program of the project in its root, its output shown as it comes. Settles with its exit code. */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
