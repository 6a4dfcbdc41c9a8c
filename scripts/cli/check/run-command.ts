import { spawn } from 'node:child_process'

/** Runs a shell command with additional environment variables. Rejects if it fails. */
export function runCommand(command: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'ignore', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`"${command}" exited with the code ${String(code)}.`))))
  })
}
