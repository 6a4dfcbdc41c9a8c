import { crc32 } from 'node:zlib'

/** Returns the damage of a bitmap; `undefined` if it is intact. @throws RangeError if the file ends within a part */
type DamageFinder = (picture: Buffer) => string | undefined

const truncatedText = 'it ends early'

/**
 * Checks all parts of a bitmap. The returned text completes "The picture is damaged: "; `undefined` if every part is
 * intact, or the format is not png, jpg, webp or avif. Compressed data is not decoded: changes in it are detected only
 * by the checksums of PNG.
 */
export function findDamage(type: string, picture: Buffer): string | undefined {
  const findTypeDamage = Object.hasOwn(damageFinders, type) ? damageFinders[type] : undefined
  try {
    return findTypeDamage?.(picture)
  } catch (error) {
    if (error instanceof RangeError) return truncatedText
    throw error
  }
}

/** A PNG has a signature, then chunks: length, type, data, checksum. Bytes after the last chunk are ignored. */
function findPngDamage(picture: Buffer): string | undefined {
  let hasData = false
  for (let offset = 8; ;) {
    const end = offset + 8 + picture.readUInt32BE(offset)
    const type = picture.toString('latin1', offset + 4, offset + 8)
    const isChecksumWrong = picture.readUInt32BE(end) !== crc32(picture.subarray(offset + 4, end))
    // Browsers ignore a damaged ancillary chunk, whose type begins with a lowercase letter.
    if (isChecksumWrong && /^[A-Z]/.test(type)) return `the checksum of its ${type} chunk is wrong`
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? undefined : 'it has no pixels'
    offset = end + 4
  }
}

/** A JPEG has segments with a marker and a length. The data of a scan extends to the next marker. */
function findJpgDamage(picture: Buffer): string | undefined {
  let hasScan = false
  for (let offset = 2; ;) {
    const marker = picture.readUInt16BE(offset)
    if (marker === 0xffd9) return hasScan ? undefined : 'it has no pixels'
    if (marker < 0xff00) return 'a marker is missing where a segment should begin'
    // A fill byte.
    if (marker === 0xffff) offset++
    else offset += 2 + picture.readUInt16BE(offset + 2)
    if (marker !== 0xffda) continue
    hasScan = true
    offset = findMarker(picture, offset)
  }
}

/**
 * The offset of the next marker in the data of a scan, which is 0xff followed by anything but 0 or a restart marker;
 * the length of the picture if there is none.
 */
function findMarker(picture: Buffer, from: number): number {
  for (let offset = picture.indexOf(0xff, from); offset >= 0; offset = picture.indexOf(0xff, offset + 1)) {
    const next = picture.readUInt8(offset + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return offset
  }
  return picture.length
}

const riffHeaderBytes = 12

/** A WebP has a RIFF header with the length, then chunks padded to an even length. Bytes after them are ignored. */
function findWebpDamage(picture: Buffer): string | undefined {
  const end = 8 + picture.readUInt32LE(4)
  // Some encoders omit the last padding byte.
  if (end > picture.length + 1) return truncatedText
  let frameCount = 0
  for (let offset = riffHeaderBytes; offset + 8 <= end;) {
    const [type, size] = [picture.toString('latin1', offset, offset + 4), picture.readUInt32LE(offset + 4)]
    const chunk = picture.subarray(offset + 8, offset + 8 + size)
    if (chunk.length < size) return truncatedText
    const damage = frameDamageFinders[type]?.(chunk)
    if (damage !== undefined) return damage
    if (Object.hasOwn(frameDamageFinders, type)) frameCount++
    offset += 8 + size + (size % 2)
  }
  return frameCount > 0 ? undefined : 'it has no pixels'
}

const invalidHeaderText = 'its pixel data begins with an invalid header'

/**
 * VP8 has a fixed start code and the length of its first partition; VP8L has a fixed first byte; ANMF has a header of
 * 16 bytes.
 */
const frameDamageFinders: Readonly<Record<string, DamageFinder>> = {
  'VP8 ': (frame) => {
    if (frame.readUIntBE(3, 3) !== 0x9d012a) return invalidHeaderText
    return 10 + (frame.readUIntLE(0, 3) >> 5) > frame.length ? truncatedText : undefined
  },
  VP8L: (frame) => (frame.readUInt8(0) === 0x2f ? undefined : invalidHeaderText),
  ANMF: (frame) => (frame.length > 16 ? undefined : truncatedText),
}

/**
 * An AVIF has boxes that begin with their size in 4 bytes. A size of 1 means that the size follows in 8 bytes after the
 * type; a size of 0 means that the box extends to the end of the file.
 */
function findAvifDamage(picture: Buffer): string | undefined {
  const types = new Set<string>()
  for (let offset = 0; offset < picture.length;) {
    const size32 = picture.readUInt32BE(offset)
    const size = size32 === 1 ? Number(picture.readBigUInt64BE(offset + 8)) : size32 === 0 ? picture.length - offset : size32
    types.add(picture.toString('latin1', offset + 4, offset + 8))
    if (size < 8) return 'one of its boxes has an invalid length'
    offset += size
    if (offset > picture.length) return truncatedText
  }
  return types.has('meta') ? undefined : 'it has no pixels'
}

const damageFinders: Readonly<Record<string, DamageFinder>> = {
  png: findPngDamage,
  jpg: findJpgDamage,
  webp: findWebpDamage,
  avif: findAvifDamage,
}
