import { spawnSync } from 'node:child_process'
import { CannotRun } from './command.ts'

/**
 * The output of git in a folder. `complaint` is what is said instead of git's own words where it fails.
 *
 * @throws CannotRun if git is not there, or ends with an error
 */
export function runGit(folder: string, args: readonly string[], complaint?: string, input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    maxBuffer: 1024 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  })
  if (error) throw new CannotRun('git is needed for this, and cannot be run here.')
  if (status !== 0) throw new CannotRun(complaint ?? `git says: ${stderr.toString('utf8').trim()}`)
  return stdout
}
