/**
 * The code points that a font has a glyph for, from the Unicode subtables (formats 4 and 12) of its `cmap` table.
 * `undefined` if it has no such subtable or the table is damaged.
 */
export function parseFontCharacters(cmap: Buffer): ReadonlySet<number> | undefined {
  try {
    const characters = readCmap(new DataView(cmap.buffer, cmap.byteOffset, cmap.length))
    return characters.size > 0 ? characters : undefined
  } catch {
    return undefined
  }
}

function readCmap(cmap: DataView): Set<number> {
  const characters = new Set<number>()
  for (let subtable = 0; subtable < cmap.getUint16(2); subtable++) {
    const [platform, encoding] = [cmap.getUint16(4 + 8 * subtable), cmap.getUint16(6 + 8 * subtable)]
    const offset = cmap.getUint32(8 + 8 * subtable)
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    if (isUnicode && cmap.getUint16(offset) === 4) readFormat4(cmap, offset, characters)
    if (isUnicode && cmap.getUint16(offset) === 12) readFormat12(cmap, offset, characters)
  }
  return characters
}

function readFormat4(cmap: DataView, offset: number, characters: Set<number>): void {
  const segCountX2 = cmap.getUint16(offset + 6)
  const [endCodes, startCodes] = [offset + 14, offset + 16 + segCountX2]
  for (let segment = 0; segment < segCountX2; segment += 2) {
    const [end, start] = [cmap.getUint16(endCodes + segment), cmap.getUint16(startCodes + segment)]
    const delta = cmap.getUint16(startCodes + segCountX2 + segment)
    const rangeOffsetPosition = startCodes + 2 * segCountX2 + segment
    const rangeOffset = cmap.getUint16(rangeOffsetPosition)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = rangeOffset === 0 ? code : cmap.getUint16(rangeOffsetPosition + rangeOffset + 2 * (code - start))
      if (glyph !== 0 || rangeOffset === 0 ? ((glyph + delta) & 0xffff) !== 0 : false) characters.add(code)
    }
  }
}

function readFormat12(cmap: DataView, offset: number, characters: Set<number>): void {
  for (let group = 0; group < cmap.getUint32(offset + 12); group++) {
    const groupOffset = offset + 16 + 12 * group
    const [start, end, glyph] = [cmap.getUint32(groupOffset), cmap.getUint32(groupOffset + 4), cmap.getUint32(groupOffset + 8)]
    for (let code = start; code <= Math.min(end, 0x10ffff); code++) if (glyph + code - start !== 0) characters.add(code)
  }
}
