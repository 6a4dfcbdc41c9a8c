import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { isOpenFileWithinFolder } from './within-folder.ts'

/** The reason why a file could not be read. */
export interface ReadFailure {
  readonly reason: 'missing' | 'outside' | 'forbidden' | 'loop' | 'folder' | 'special' | 'large' | 'failed'
}

/** Reasons by system error code. */
const reasons: Readonly<Record<string, ReadFailure['reason']>> = {
  ENOENT: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ELOOP: 'loop',
  EISDIR: 'folder',
  ENXIO: 'special',
}

/** Most files fit into this buffer and are read with one call. */
const buffer = Buffer.allocUnsafe(64 * 1024)
/** Non-blocking, because opening a pipe would wait for a writer. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** Makes opening a symbolic link fail. 0 on systems without this flag. */
const noFollow = constants.O_NOFOLLOW ?? 0

/**
 * Reads a regular file as UTF-8; invalid bytes become U+FFFD. Returns the reason if it cannot be read, is larger than
 * `maxBytes`, or is not a regular file, such as a pipe, a device or a folder. A file that is a link is followed only
 * within `folder`; the folders in its path are not checked. Does not wait for a pipe. `maxBytes` must be at least the
 * size of the buffer.
 */
export function readText(file: string, maxBytes: number, folder: string): string | ReadFailure {
  let handle: number | undefined
  try {
    const directHandle = openWithoutLink(file)
    handle = directHandle ?? openSync(file, flags)
    if ((directHandle === undefined || noFollow === 0) && !isOpenFileWithinFolder(handle, file, folder)) return { reason: 'outside' }
    const length = readSync(handle, buffer, 0, buffer.length, null)
    return length > 0 && length < buffer.length ? buffer.toString('utf8', 0, length) : readRest(handle, length, maxBytes)
  } catch (error) {
    return { reason: reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed' }
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Opens a file; `undefined` if its path is a link. Without `O_NOFOLLOW`, links are opened too. */
function openWithoutLink(file: string): number | undefined {
  try {
    return openSync(file, flags | noFollow)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined
    throw error
  }
}

/** Reads the rest of a file that fills the buffer. Also handles empty files and files that are not regular. */
function readRest(handle: number, length: number, maxBytes: number): string | ReadFailure {
  const stat = fstatSync(handle)
  if (!stat.isFile()) return { reason: stat.isDirectory() ? 'folder' : 'special' }
  if (stat.size > maxBytes) return { reason: 'large' }
  const bytes = Buffer.allocUnsafe(Math.max(stat.size, length))
  buffer.copy(bytes, 0, 0, length)
  let end = length
  while (end < bytes.length) {
    const bytesRead = readSync(handle, bytes, end, bytes.length - end, null)
    if (bytesRead === 0) break
    end += bytesRead
  }
  return bytes.toString('utf8', 0, end)
}
