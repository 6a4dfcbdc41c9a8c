import { crc32 } from 'node:zlib'

/** Returns the damage of a bitmap. @throws RangeError if the file ends within a part */
type Walk = (picture: Buffer) => string | undefined

const endsEarly = 'it ends early'

/**
 * Walks all parts of a bitmap. The returned text completes "The picture is damaged: "; `undefined` if every part is
 * intact, or the format is not png, jpg, webp or avif. Compressed data is not decoded: changes in it are detected only
 * by the checksums of PNG.
 */
export function findDamage(type: string, picture: Buffer): string | undefined {
  const walk = Object.hasOwn(walks, type) ? walks[type] : undefined
  try {
    return walk?.(picture)
  } catch (error) {
    if (error instanceof RangeError) return endsEarly
    throw error
  }
}

/** A signature, and chunks: length, type, data, checksum of type and data. Bytes after the last chunk are ignored. */
function walkPng(picture: Buffer): string | undefined {
  let hasData = false
  for (let at = 8; ;) {
    const end = at + 8 + picture.readUInt32BE(at)
    const type = picture.toString('latin1', at + 4, at + 8)
    const changed = picture.readUInt32BE(end) !== crc32(picture.subarray(at + 4, end))
    // A lowercase first letter marks an ancillary chunk, without which pictures are shown.
    if (changed && /^[A-Z]/.test(type)) return `the checksum of its ${type} chunk is wrong`
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? undefined : 'it has no pixels'
    at = end + 4
  }
}

/** Segments with a marker and a length; after the start of a scan, data up to the next marker. */
function walkJpg(picture: Buffer): string | undefined {
  let hasScan = false
  for (let at = 2; ;) {
    const marker = picture.readUInt16BE(at)
    if (marker === 0xffd9) return hasScan ? undefined : 'it has no pixels'
    if (marker < 0xff00) return 'a marker is missing where a segment should begin'
    // A fill byte.
    if (marker === 0xffff) at++
    else at += 2 + picture.readUInt16BE(at + 2)
    if (marker !== 0xffda) continue
    hasScan = true
    at = findMarker(picture, at)
  }
}

/** The offset of the next marker in the data of a scan: 0xff followed by anything but 0 or a restart marker. */
function findMarker(picture: Buffer, from: number): number {
  for (let at = picture.indexOf(0xff, from); at >= 0; at = picture.indexOf(0xff, at + 1)) {
    const next = picture.readUInt8(at + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return picture.length
}

const riffHead = 12

/** A RIFF header with the length, and chunks padded to an even length. Bytes after the last chunk are ignored. */
function walkWebp(picture: Buffer): string | undefined {
  const end = 8 + picture.readUInt32LE(4)
  // Some encoders omit the last padding byte.
  if (end > picture.length + 1) return endsEarly
  let frames = 0
  for (let at = riffHead; at + 8 <= end;) {
    const [type, size] = [picture.toString('latin1', at, at + 4), picture.readUInt32LE(at + 4)]
    const chunk = picture.subarray(at + 8, at + 8 + size)
    if (chunk.length < size) return endsEarly
    const damage = frameWalks[type]?.(chunk)
    if (damage !== undefined) return damage
    if (Object.hasOwn(frameWalks, type)) frames++
    at += 8 + size + (size % 2)
  }
  return frames > 0 ? undefined : 'it has no pixels'
}

const noStart = 'its pixel data begins with an invalid header'

/** VP8 has a fixed start code and the length of its first partition; VP8L has a fixed first byte. */
const frameWalks: Readonly<Record<string, Walk>> = {
  'VP8 ': (frame) => {
    if (frame.readUIntBE(3, 3) !== 0x9d012a) return noStart
    return 10 + (frame.readUIntLE(0, 3) >> 5) > frame.length ? endsEarly : undefined
  },
  VP8L: (frame) => (frame.readUInt8(0) === 0x2f ? undefined : noStart),
  ANMF: (frame) => (frame.length > 16 ? undefined : endsEarly),
}

/**
 * Boxes with a size of 4 bytes. A size of 1 means that 8 more bytes contain it; a size of 0, that the box extends to
 * the end of the file.
 */
function walkAvif(picture: Buffer): string | undefined {
  const types = new Set<string>()
  for (let at = 0; at < picture.length;) {
    const short = picture.readUInt32BE(at)
    const size = short === 1 ? Number(picture.readBigUInt64BE(at + 8)) : short === 0 ? picture.length - at : short
    types.add(picture.toString('latin1', at + 4, at + 8))
    if (size < 8) return 'one of its boxes has an invalid length'
    at += size
    if (at > picture.length) return endsEarly
  }
  return types.has('meta') ? undefined : 'it has no pixels'
}

const walks: Readonly<Record<string, Walk>> = { png: walkPng, jpg: walkJpg, webp: walkWebp, avif: walkAvif }
