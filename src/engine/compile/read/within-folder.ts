import { fstatSync, lstatSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Whether a path is a folder or within it, after resolving the symbolic links in both. False if the path does not
 * exist.
 */
export function isPathWithinFolder(path: string, folder: string): boolean {
  const real = findRealPath(path)
  const root = findRealPath(folder)
  return real !== undefined && root !== undefined && (real === root || real.startsWith(root + sep))
}

/**
 * Whether an open file is within a folder. Compares the open file itself, so that a link that changes concurrently has
 * no effect.
 */
export function isOpenFileWithinFolder(handle: number, path: string, folder: string): boolean {
  const real = findRealPath(path)
  if (real === undefined || !isPathWithinFolder(real, folder)) return false
  const [openFile, namedFile] = [fstatSync(handle, { bigint: true }), lstatSync(real, { bigint: true, throwIfNoEntry: false })]
  return openFile.ino === namedFile?.ino && openFile.dev === namedFile.dev
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Message and remedy for a symbolic link that points outside a merchant's folder. Its target must not be published. */
export const outsideLinkProblem = {
  message: "This symbolic link points outside the merchant's folder.",
  remedy: 'Replace the link with the file, or remove it.',
} as const
