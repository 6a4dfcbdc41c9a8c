import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runGit } from './run-git.ts'

/**
 * Copies the files of a folder at a git revision into a new temporary folder, and returns its path. Symbolic links and
 * submodules are left out. The caller deletes the copy.
 * @throws CommandError if git cannot be run, or the folder does not exist at the revision
 */
export function extractGitTree(folder: string, revision: string): string {
  const entries = runGit(folder, ['ls-tree', '-r', '-z', '--full-tree', '--', getTreeHash(folder, revision)])
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, hash, path] = /^100\d{3} blob ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? []
      return hash !== undefined && path !== undefined && !path.split('/').includes('..') ? [{ hash, path }] : []
    })
  const copy = mkdtempSync(join(tmpdir(), 'livery-diff-'))
  const contents = readBlobs(
    folder,
    entries.map((entry) => entry.hash),
  )
  for (const [index, { path }] of entries.entries()) {
    const file = join(copy, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents[index] ?? '')
  }
  return copy
}

/** Returns the hash of the folder's tree at the revision. Git never parses the revision as an option. */
function getTreeHash(folder: string, revision: string): string {
  return runGit(
    folder,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}:./`],
    `${folder} does not exist at the git revision "${revision}".`,
  )
    .toString('utf8')
    .trim()
}

function readBlobs(folder: string, hashes: readonly string[]): Buffer[] {
  const output = runGit(folder, ['cat-file', '--batch'], undefined, `${hashes.join('\n')}\n`)
  const blobs: Buffer[] = []
  for (let offset = 0; blobs.length < hashes.length;) {
    const end = output.indexOf('\n', offset)
    const size = Number(output.subarray(offset, end).toString('latin1').split(' ')[2])
    blobs.push(output.subarray(end + 1, end + 1 + size))
    offset = end + size + 2
  }
  return blobs
}
