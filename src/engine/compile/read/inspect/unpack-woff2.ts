import { brotliDecompressSync } from 'node:zlib'

/**
 * The tables of a font, keyed by the index of their tag in the known tags of WOFF2. Tables with other tags are omitted.
 */
export type FontTables = ReadonlyMap<number, Buffer>

/** Damage of a WOFF2 font. The message completes "The font is damaged: ". */
export class DamagedFontError extends Error {
  override readonly name = 'DamagedFontError'
}

/** The index of `cmap` in the list of known tags. */
export const cmapTag = 0

const headerBytes = 48
/** Marks a table whose tag is not in the list; its four bytes follow. */
const otherTag = 63
/** `glyf` and `loca` are transformed unless their version is 3; all others unless it is 0. */
const transformedTags = [10, 11]
/** Browsers reject a font without these tables. */
const requiredTables: readonly (readonly [tag: number, name: string])[] = [
  [cmapTag, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
]
/** Maximum size of all unpacked tables, larger than browsers accept. */
const maxBytes = 128 * 1024 * 1024

interface Table {
  readonly tag: number
  /** Bytes in the unpacked stream. */
  readonly unpackedBytes: number
}

/**
 * Unpacks the tables of a WOFF2 font: they follow each other in one Brotli stream, in the order of its directory.
 * `undefined` for a collection, which has a different directory.
 *
 * @throws DamagedFontError if the file is longer or shorter than its header declares, its directory is incomplete, a
 * required table is missing, or its tables are too large or cannot be unpacked
 */
export function unpackWoff2(font: Buffer): FontTables | undefined {
  if (font.length < headerBytes) throw new DamagedFontError('it ends early')
  const declaredLength = font.readUInt32BE(8)
  if (declaredLength > font.length) throw new DamagedFontError('it ends early')
  if (declaredLength < font.length)
    throw new DamagedFontError(`it has ${String(font.length)} bytes, but its header declares ${String(declaredLength)}`)
  if (font.toString('latin1', 4, 8) === 'ttcf') return undefined
  const { tables, end } = readDirectory(font)
  for (const [tag, name] of requiredTables)
    if (!tables.some((table) => table.tag === tag)) throw new DamagedFontError(`it has no table "${name}"`)
  return sliceTables(unpack(font.subarray(end, end + font.readUInt32BE(20)), tables), tables)
}

function readDirectory(font: Buffer): { tables: readonly Table[]; end: number } {
  let offset = headerBytes
  const readByte = (): number => {
    const byte = font[offset++]
    if (byte === undefined) throw new DamagedFontError('it ends early')
    return byte
  }
  /** UIntBase128: seven bits per byte; the highest bit is set if another byte follows. */
  const readNumber = (): number => {
    let value = 0
    for (;;) {
      const byte = readByte()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const readTable = (): Table => {
    const flags = readByte()
    const [tag, version] = [flags & 63, flags >> 6]
    if (tag === otherTag) offset += 4
    const length = readNumber()
    const isTransformed = transformedTags.includes(tag) ? version !== 3 : version !== 0
    return { tag, unpackedBytes: isTransformed ? readNumber() : length }
  }
  return { tables: Array.from({ length: font.readUInt16BE(12) }, readTable), end: offset }
}

function unpack(stream: Buffer, tables: readonly Table[]): Buffer {
  const size = tables.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (size > maxBytes) throw new DamagedFontError('its tables are too large to unpack')
  const unpacked = tryUnpack(stream, size)
  if (unpacked?.length !== size) throw new DamagedFontError('its tables cannot be unpacked')
  return unpacked
}

function tryUnpack(stream: Buffer, size: number): Buffer | undefined {
  try {
    return brotliDecompressSync(stream, { maxOutputLength: Math.max(1, size) })
  } catch {
    return undefined
  }
}

function sliceTables(stream: Buffer, tables: readonly Table[]): FontTables {
  const tableByTag = new Map<number, Buffer>()
  let start = 0
  for (const { tag, unpackedBytes } of tables) {
    if (tag !== otherTag) tableByTag.set(tag, stream.subarray(start, start + unpackedBytes))
    start += unpackedBytes
  }
  return tableByTag
}
