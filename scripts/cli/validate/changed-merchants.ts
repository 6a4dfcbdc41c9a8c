import { listMerchants } from '../../../src/engine/compile/index.ts'
import { CommandError } from '../command.ts'
import { runGit } from '../run-git.ts'

/**
 * Returns the merchants below a root with a file that differs from a git revision, including new and deleted files, and
 * deleted merchants, on which others may depend. Files that git ignores do not count.
 *
 * @throws CommandError if git is not installed, the root is not in a repository, or the revision is unknown
 */
export function listChangedMerchants(root: string, revision: string): readonly string[] {
  runGit(root, ['rev-parse', '--git-dir'], `${root} is not in a git repository, which --changed requires.`)
  const commit = runGit(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `unknown git revision "${revision}".`,
  )
    .toString('utf8')
    .trim()
  if (!/^[0-9a-f]+$/.test(commit)) throw new CommandError(`unknown git revision "${revision}".`)
  const changedPaths = parsePaths(runGit(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.']))
  const newPaths = parsePaths(runGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']))
  const ids = listMerchants(root)
  const topFolders = [...changedPaths, ...newPaths].map((path) => path.split('/')[0] ?? '')
  const deletedIds = changedPaths
    .flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []))
    .filter((id) => !ids.includes(id))
  return [...ids.filter((id) => topFolders.includes(id)), ...new Set(deletedIds)]
}

const parsePaths = (output: Buffer): string[] =>
  output
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '')
