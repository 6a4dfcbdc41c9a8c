import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { isWithinFolder } from './within.ts'

/** The reason why a file could not be read. */
export interface Unread {
  readonly why: 'missing' | 'outside' | 'forbidden' | 'circle' | 'folder' | 'special' | 'large' | 'failed'
}

/** System error codes by reason. */
const reasons: Readonly<Record<string, Unread['why']>> = {
  ENOENT: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ELOOP: 'circle',
  EISDIR: 'folder',
  ENXIO: 'special',
}

/** Most files fit into this buffer and are read with one call. */
const buffer = Buffer.allocUnsafe(64 * 1024)
/** Non-blocking, because opening a pipe would wait for a writer. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** Fails on links. 0 on systems without this flag. */
const noLink = constants.O_NOFOLLOW ?? 0

/**
 * Reads a regular file as UTF-8; invalid bytes become U+FFFD. Returns the reason if it cannot be read or is not a
 * regular file, such as a pipe, a device or a folder. Links are followed only within `folder`. Never blocks, and never
 * reads more than `maxBytes`.
 */
export function readText(file: string, maxBytes: number, folder: string): string | Unread {
  let handle: number | undefined
  try {
    const plain = openPlain(file)
    handle = plain ?? openSync(file, flags)
    if ((plain === undefined || noLink === 0) && !isWithinFolder(handle, file, folder)) return { why: 'outside' }
    const length = readSync(handle, buffer, 0, buffer.length, null)
    return length > 0 && length < buffer.length ? buffer.toString('utf8', 0, length) : readLong(handle, length, maxBytes)
  } catch (error) {
    return { why: reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed' }
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Opens a path that is not a link; `undefined` if it is one. */
function openPlain(file: string): number | undefined {
  try {
    return openSync(file, flags | noLink)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined
    throw error
  }
}

/** Reads an empty or a long file, and handles everything that is not a regular file. */
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
