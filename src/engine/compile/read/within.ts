import { fstatSync, lstatSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Whether a path lies in a folder, or is it, after all links on the way to both. What is not there lies nowhere. */
export function leadsWithin(path: string, folder: string): boolean {
  const real = realPath(path)
  const root = realPath(folder)
  return real !== undefined && root !== undefined && (real === root || real.startsWith(root + sep))
}

/**
 * The same of a file that is open: what was read counts, whatever a link on the way has been made to lead to meanwhile.
 */
export function liesWithin(handle: number, path: string, folder: string): boolean {
  const real = realPath(path)
  if (real === undefined || !leadsWithin(real, folder)) return false
  const [open, named] = [fstatSync(handle, { bigint: true }), lstatSync(real, { bigint: true, throwIfNoEntry: false })]
  return open.ino === named?.ino && open.dev === named.dev
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/**
 * What is said of a link that leads out of a merchant's folder: what lies elsewhere on the machine is nobody's to
 * publish.
 */
export const linkOutside = {
  message: "This link leads out of the merchant's folder.",
  remedy: 'Put the file itself in its place, or take the link away.',
} as const
