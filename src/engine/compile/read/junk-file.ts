import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'

/** Patterns of the names of junk files, which programs leave behind, and the origin of each. */
const junkFilePatterns: readonly (readonly [pattern: RegExp, origin: string])[] = [
  [/~$|\.(bak|old|save|sw[a-px]|tmp)$|^#.*#$|^~\$/i, "an editor's backup or temporary file"],
  [/\.(orig|rej)$|\.(BASE|LOCAL|REMOTE|BACKUP)(_\d+)?\.[a-z0-9]+$/, 'left behind by a merge'],
  [/\.[a-z0-9]+\.\d{1,3}$/i, 'a numbered copy from a download or a backup'],
  [/ \(.*conflicted copy.*\)|\.sync-conflict-/i, 'a conflicting copy that a file synchronization program made'],
  [/^(thumbs\.db|ehthumbs\.db|desktop\.ini)$/i, 'written by Windows'],
  [/^__MACOSX$|^Icon\r$/, 'written by macOS'],
  [/^copy of .| copy( \d+)?(\.|$)| - copy( \(\d+\))?(\.|$)| \((copy|\d+)\)(\.|$)/i, 'a copy that a file manager made'],
]

/** The origin of a junk file or folder, such as "written by macOS"; `undefined` for every other name. */
export const findJunkFileOrigin = (name: string): string | undefined => junkFilePatterns.find(([pattern]) => pattern.test(name))?.[1]

/** The warning about a junk file or folder, which is ignored. */
export function createJunkFileDiagnostic(path: string): Diagnostic {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return {
    code: 'leftover-file',
    severity: 'warning',
    file: path,
    ...fileStart,
    pointer: '',
    message: `${name} is ignored: it is ${findJunkFileOrigin(name) ?? 'left behind by a program'}.`,
    found: name,
    remedy: 'Remove it from the folder.',
  }
}
