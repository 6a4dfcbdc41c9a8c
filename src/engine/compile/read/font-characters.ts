import { brotliDecompressSync } from 'node:zlib'

const headerBytes = 48
const arbitraryTag = 63
/**
 * The place of `cmap` in the table of known tags of WOFF2; `glyf` and `loca` are transformed unless their version is 3.
 */
const [cmapTag, glyfTag, locaTag] = [0, 10, 11] as const

/**
 * The code points that a WOFF2 font has a glyph for, from the Unicode subtables (formats 4 and 12) of its `cmap`.
 * `undefined` if it is a collection, damaged, or has no such subtable.
 */
export function fontCharacters(font: Uint8Array): ReadonlySet<number> | undefined {
  try {
    const cmap = findCmap(font)
    const characters = cmap && readCmap(cmap)
    return characters && characters.size > 0 ? characters : undefined
  } catch {
    return undefined
  }
}

/** The tables of a WOFF2 file follow each other in one Brotli stream, in the order of its directory. */
function findCmap(font: Uint8Array): DataView | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const signature = Buffer.from(font.subarray(0, 8)).toString('latin1')
  if (!signature.startsWith('wOF2') || signature.endsWith('ttcf')) return undefined
  let at = headerBytes
  let start = 0
  let cmap: readonly [start: number, length: number] | undefined
  const readNumber = (): number => {
    let value = 0
    for (;;) {
      const byte = view.getUint8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = view.getUint16(12); table > 0; table--) {
    const flags = view.getUint8(at++)
    const [tag, version] = [flags & 63, flags >> 6]
    if (tag === arbitraryTag) at += 4
    const length = readNumber()
    const transformed = tag === glyfTag || tag === locaTag ? version !== 3 : version !== 0
    const stored = transformed ? readNumber() : length
    if (tag === cmapTag) cmap = [start, stored]
    start += stored
  }
  const tables = brotliDecompressSync(font.subarray(at, at + view.getUint32(20)))
  return cmap && new DataView(tables.buffer, tables.byteOffset + cmap[0], cmap[1])
}

function readCmap(cmap: DataView): Set<number> {
  const characters = new Set<number>()
  for (let table = 0; table < cmap.getUint16(2); table++) {
    const [platform, encoding] = [cmap.getUint16(4 + 8 * table), cmap.getUint16(6 + 8 * table)]
    const offset = cmap.getUint32(8 + 8 * table)
    const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    if (unicode && cmap.getUint16(offset) === 4) readFormat4(cmap, offset, characters)
    if (unicode && cmap.getUint16(offset) === 12) readFormat12(cmap, offset, characters)
  }
  return characters
}

function readFormat4(cmap: DataView, offset: number, characters: Set<number>): void {
  const doubled = cmap.getUint16(offset + 6)
  const [ends, starts] = [offset + 14, offset + 16 + doubled]
  for (let segment = 0; segment < doubled; segment += 2) {
    const [end, start] = [cmap.getUint16(ends + segment), cmap.getUint16(starts + segment)]
    const delta = cmap.getUint16(starts + doubled + segment)
    const rangeAt = starts + 2 * doubled + segment
    const range = cmap.getUint16(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const stored = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - start))
      if (stored !== 0 || range === 0 ? ((stored + delta) & 0xffff) !== 0 : false) characters.add(code)
    }
  }
}

function readFormat12(cmap: DataView, offset: number, characters: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(offset + 12); group++) {
    const at = offset + 16 + 12 * group
    const [start, end, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)]
    for (let code = start; code <= Math.min(end, 0x10ffff); code++) if (glyph + code - start !== 0) characters.add(code)
  }
}
