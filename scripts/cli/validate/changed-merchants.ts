import { listMerchants } from '../../../src/engine/compile/index.ts'
import { CannotRun } from '../command.ts'
import { runGit } from '../run-git.ts'

/**
 * The merchants below a root with a file that differs from a git revision, new and deleted files included, and those
 * that were deleted, on which others may depend. What git ignores counts for nothing.
 *
 * @throws CannotRun if git is not there, the root is in no repository, or git does not know the revision
 */
export function changedMerchants(root: string, revision: string): readonly string[] {
  runGit(root, ['rev-parse', '--git-dir'], `${root} is in no git repository: --changed compares with one.`)
  const commit = runGit(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `git knows no revision "${revision}".`,
  )
    .toString('utf8')
    .trim()
  if (!/^[0-9a-f]+$/.test(commit)) throw new CannotRun(`git knows no revision "${revision}".`)
  const changed = pathsOf(runGit(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.']))
  const created = pathsOf(runGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']))
  const all = listMerchants(root)
  const names = [...changed, ...created].map((path) => path.split('/')[0] ?? '')
  const removed = changed
    .flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []))
    .filter((id) => !all.includes(id))
  return [...all.filter((id) => names.includes(id)), ...new Set(removed)]
}

const pathsOf = (output: Buffer): string[] =>
  output
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '')
