import type { Diagnostic } from '../../contract/diagnostic.ts'
import { nearestName } from '../explain/nearest-name.ts'

/** Whether a file is a note for people by its name: nothing reads it. */
export const isNote = (name: string): boolean => /\.(?:md|txt)$/.test(name)

/**
 * What a file is called where Windows does not show the ending .txt: "theme.json" of "theme.json.txt". `undefined` for
 * other names, and for those without an ending before it.
 */
export const nameBeforeTxt = (name: string): string | undefined => /^(.+\.[a-z0-9]+)\.txt$/i.exec(name)?.[1]

type Description = readonly [message: string, more: Pick<Diagnostic, 'found' | 'remedy'> & Partial<Diagnostic>]

const archive = /\.(?:zip|rar|7z|tar|tgz|gz|bz2|xz)$/i

/**
 * What is said of a file or folder of a merchant that nothing reads. `path` is below the merchant's folder, `names` are
 * those that it may have been meant to bear, and `isThere` tells whether a path below that folder is taken: nothing is
 * advised that would write over it.
 */
export function describeUnread(path: string, names: readonly string[], isThere: (path: string) => boolean): Description {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (archive.test(name))
    return [
      `Nothing reads ${path}: it is an archive.`,
      { found: path, remedy: 'Unpack what the brand needs, and take the archive out of the folder.' },
    ]
  const visibleName = nameBeforeTxt(name)
  const suggestion = visibleName === undefined ? nearestName(path, names) : path.slice(0, -name.length) + visibleName
  const reason = visibleName === undefined ? '' : ': its name ends in .txt, which Windows may not show'
  return [
    `Nothing reads ${path}${reason}.`,
    { found: path, ...(suggestion === undefined ? {} : { suggestion }), remedy: remedyFor(suggestion, isThere) },
  ]
}

function remedyFor(suggestion: string | undefined, isThere: (path: string) => boolean): string {
  if (suggestion === undefined) return 'Take it out of the folder.'
  return isThere(suggestion)
    ? `${suggestion} is there as well, and is read: write into it what belongs there, and take this file out of the folder.`
    : `Rename it to ${suggestion}, or take it out of the folder.`
}
