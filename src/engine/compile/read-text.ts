import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

export const tooLarge = Symbol('too large')

/** Most files fit into it, and are there with one call. */
const room = Buffer.allocUnsafe(64 * 1024)
/** A pipe would wait for a writer. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Reads a plain file as UTF-8; bytes that are none become U+FFFD. Undefined where it cannot be read, and where it is no plain file: a pipe, a
 * device, a folder. Never waits, and never reads more than `mostBytes`.
 */
export function readText(file: string, mostBytes: number): string | typeof tooLarge | undefined {
  let handle: number | undefined
  try {
    handle = openSync(file, flags)
    const length = readSync(handle, room, 0, room.length, null)
    return length > 0 && length < room.length ? room.toString('utf8', 0, length) : readLong(handle, length, mostBytes)
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** An empty or a long file, and everything else that is none. */
function readLong(handle: number, length: number, mostBytes: number): string | typeof tooLarge | undefined {
  const stat = fstatSync(handle)
  if (!stat.isFile()) return undefined
  if (stat.size > mostBytes) return tooLarge
  const bytes = Buffer.allocUnsafe(Math.max(stat.size, length))
  room.copy(bytes, 0, 0, length)
  let end = length
  while (end < bytes.length) {
    const more = readSync(handle, bytes, end, bytes.length - end, null)
    if (more === 0) break
    end += more
  }
  return bytes.toString('utf8', 0, end)
}
