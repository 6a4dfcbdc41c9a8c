import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { liesWithin } from './within.ts'

/** A file that was not read, and why. */
export interface Unread {
  readonly why: 'missing' | 'outside' | 'forbidden' | 'circle' | 'folder' | 'special' | 'large' | 'failed'
}

/** What the system calls the reasons. */
const reasons: Readonly<Record<string, Unread['why']>> = {
  ENOENT: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ELOOP: 'circle',
  EISDIR: 'folder',
  ENXIO: 'special',
}

/** Most files fit into it, and are there with one call. */
const buffer = Buffer.allocUnsafe(64 * 1024)
/** A pipe would wait for a writer. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** Opens no link; nothing on a system that has no such way to open. */
const noLink = constants.O_NOFOLLOW ?? 0

/**
 * Reads a plain file as UTF-8; bytes that are none become U+FFFD. Says why where it cannot be read, as where it is no
 * plain file: a pipe, a device, a folder. A link is followed within `folder` alone. Never waits, and never reads more
 * than `mostBytes`.
 */
export function readText(file: string, maxBytes: number, folder: string): string | Unread {
  let handle: number | undefined
  try {
    const plain = openPlain(file)
    handle = plain ?? openSync(file, flags)
    if ((plain === undefined || noLink === 0) && !liesWithin(handle, file, folder)) return { why: 'outside' }
    const length = readSync(handle, buffer, 0, buffer.length, null)
    return length > 0 && length < buffer.length ? buffer.toString('utf8', 0, length) : readLong(handle, length, maxBytes)
  } catch (error) {
    return { why: reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed' }
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Opens what is no link; undefined where it is one. */
function openPlain(file: string): number | undefined {
  try {
    return openSync(file, flags | noLink)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined
    throw error
  }
}

/** An empty or a long file, and everything else that is none. */
function readLong(handle: number, length: number, maxBytes: number): string | Unread {
  const stat = fstatSync(handle)
  if (!stat.isFile()) return { why: stat.isDirectory() ? 'folder' : 'special' }
  if (stat.size > maxBytes) return { why: 'large' }
  const bytes = Buffer.allocUnsafe(Math.max(stat.size, length))
  buffer.copy(bytes, 0, 0, length)
  let end = length
  while (end < bytes.length) {
    const more = readSync(handle, bytes, end, bytes.length - end, null)
    if (more === 0) break
    end += more
  }
  return bytes.toString('utf8', 0, end)
}
