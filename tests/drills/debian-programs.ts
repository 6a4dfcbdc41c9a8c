import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs a program as the user postgres, with `input` as its standard input. Returns its output and error output; rejects
 * with them if the exit code is not 0.
 */
export const runAsPostgres = (program: string, args: readonly string[], input = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ${args.join(' ')}:\n${output}`))))
    child.stdin.end(input)
  })

/** Returns the folder with the programs of the newest installed PostgreSQL. Throws if none is installed. */
export function getPostgresBinFolder(): string {
  const root = '/usr/lib/postgresql'
  const [newestVersion] = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  if (newestVersion === undefined) throw new Error(`There is no PostgreSQL in ${root}. Install Debian's postgresql package.`)
  return join(root, newestVersion, 'bin')
}
