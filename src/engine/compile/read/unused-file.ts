import type { Diagnostic } from '../../contract/diagnostic.ts'
import { findNearestName } from '../explain/nearest-name.ts'

/** Whether a file is a note, such as a readme (.md or .txt). Notes are ignored. */
export const isNote = (name: string): boolean => /\.(?:md|txt)$/.test(name)

/**
 * The name of a file as Windows shows it when it hides the extension .txt: "theme.json" for "theme.json.txt".
 * `undefined` for other names, and for names without another extension.
 */
export const stripTxtExtension = (name: string): string | undefined => /^(.+\.[a-z0-9]+)\.txt$/i.exec(name)?.[1]

type Description = readonly [message: string, details: Pick<Diagnostic, 'found' | 'remedy'> & Partial<Diagnostic>]

const archive = /\.(?:zip|rar|7z|tar|tgz|gz|bz2|xz)$/i

/**
 * Describes a file or folder of a merchant that is not used. `path` is relative to the merchant's folder, `names` are
 * the valid names, of which the nearest is suggested, and `exists` tests whether a path in that folder exists, so that
 * the remedy does not overwrite a file.
 */
export function describeUnusedFile(path: string, names: readonly string[], exists: (path: string) => boolean): Description {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (archive.test(name))
    return [
      `${path} is not used: it is an archive.`,
      { found: path, remedy: 'Unpack what the brand needs, and remove the archive from the folder.' },
    ]
  const visibleName = stripTxtExtension(name)
  const suggestion = visibleName === undefined ? findNearestName(path, names) : path.slice(0, -name.length) + visibleName
  const reason = visibleName === undefined ? '' : ': its name ends in .txt, which Windows may hide'
  return [
    `${path} is not used${reason}.`,
    { found: path, ...(suggestion === undefined ? {} : { suggestion }), remedy: createRemedy(suggestion, exists) },
  ]
}

function createRemedy(suggestion: string | undefined, exists: (path: string) => boolean): string {
  if (suggestion === undefined) return 'Remove it from the folder.'
  return exists(suggestion)
    ? `${suggestion} exists as well and is used. Move the needed content into it, and remove this file from the folder.`
    : `Rename it to ${suggestion}, or remove it from the folder.`
}
