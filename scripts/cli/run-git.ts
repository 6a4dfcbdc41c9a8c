import { spawnSync } from 'node:child_process'
import { CannotRun } from './command.ts'

/**
 * Runs git in a folder and returns its output. `errorMessage` replaces git's own message if it fails.
 *
 * @throws CannotRun if git is not installed or fails
 */
export function runGit(folder: string, args: readonly string[], errorMessage?: string, input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    maxBuffer: 1024 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  })
  if (error) throw new CannotRun('git is required and cannot be run here.')
  if (status !== 0) throw new CannotRun(errorMessage ?? `git failed: ${stderr.toString('utf8').trim()}`)
  return stdout
}
