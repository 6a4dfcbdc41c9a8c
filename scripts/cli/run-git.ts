import { spawnSync } from 'node:child_process'
import { CommandError } from './command.ts'

/**
 * Runs git in a folder and returns its output. `errorMessage` replaces git's own message if it fails.
 *
 * @throws CommandError if git is not installed or fails
 */
export function runGit(folder: string, args: readonly string[], errorMessage?: string, input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    maxBuffer: 1024 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  })
  if (error) throw new CommandError('git is required and cannot be run here.')
  if (status !== 0) throw new CommandError(errorMessage ?? `git failed: ${stderr.toString('utf8').trim()}`)
  return stdout
}
