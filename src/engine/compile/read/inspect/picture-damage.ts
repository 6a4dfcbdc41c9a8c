import { crc32 } from 'node:zlib'

/** Says what is wrong with a bitmap. @throws RangeError where it ends before a part that it begins */
type Walk = (picture: Buffer) => string | undefined

const endsEarly = 'it ends early'

/**
 * Walks the parts of a bitmap from its first to its last byte. What it says of damage goes behind "The picture is
 * damaged: "; undefined where every part is there, or the format is another than png, jpg, webp and avif. Compressed
 * data is not unpacked: a change in it is seen where the format has a checksum, which only PNG has.
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

/** A signature, and chunks: length, type, data, checksum of type and data. What follows the last is of no account. */
function walkPng(picture: Buffer): string | undefined {
  let hasData = false
  for (let at = 8; ;) {
    const end = at + 8 + picture.readUInt32BE(at)
    const type = picture.toString('latin1', at + 4, at + 8)
    const changed = picture.readUInt32BE(end) !== crc32(picture.subarray(at + 4, end))
    // Pictures are shown without the parts that have a small letter first.
    if (changed && /^[A-Z]/.test(type)) return `its part ${type} was changed after it was written`
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? undefined : 'it has no pixels'
    at = end + 4
  }
}

/** Segments with a marker and a length; behind those that begin a scan, data up to the next marker. */
function walkJpg(picture: Buffer): string | undefined {
  let hasScan = false
  for (let at = 2; ;) {
    const marker = picture.readUInt16BE(at)
    if (marker === 0xffd9) return hasScan ? undefined : 'it has no pixels'
    if (marker < 0xff00) return 'something else stands where a part should begin'
    // A fill byte.
    if (marker === 0xffff) at++
    else at += 2 + picture.readUInt16BE(at + 2)
    if (marker !== 0xffda) continue
    hasScan = true
    at = findMarker(picture, at)
  }
}

/** The offset of the next marker in the data of a scan: 0xff before anything but 0 and the restart markers. */
function findMarker(picture: Buffer, from: number): number {
  for (let at = picture.indexOf(0xff, from); at >= 0; at = picture.indexOf(0xff, at + 1)) {
    const next = picture.readUInt8(at + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return picture.length
}

const riffHead = 12

/** A RIFF header that says the length, and chunks of an even length. What follows is of no account. */
function walkWebp(picture: Buffer): string | undefined {
  const end = 8 + picture.readUInt32LE(4)
  // Some writers leave the last byte out that makes the length even.
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

const noStart = 'its pixels do not begin as they should'

/** Of VP8, the start code is fixed, and the length of the first partition is said; of VP8L, the first byte is fixed. */
const frameWalks: Readonly<Record<string, Walk>> = {
  'VP8 ': (frame) => {
    if (frame.readUIntBE(3, 3) !== 0x9d012a) return noStart
    return 10 + (frame.readUIntLE(0, 3) >> 5) > frame.length ? endsEarly : undefined
  },
  VP8L: (frame) => (frame.readUInt8(0) === 0x2f ? undefined : noStart),
  ANMF: (frame) => (frame.length > 16 ? undefined : endsEarly),
}

/** Boxes that say their length: 1 where it is too large for 4 bytes, 0 where the box goes on to the end. */
function walkAvif(picture: Buffer): string | undefined {
  const types = new Set<string>()
  for (let at = 0; at < picture.length;) {
    const short = picture.readUInt32BE(at)
    const size = short === 1 ? Number(picture.readBigUInt64BE(at + 8)) : short === 0 ? picture.length - at : short
    types.add(picture.toString('latin1', at + 4, at + 8))
    if (size < 8) return 'a part of it has no length'
    at += size
    if (at > picture.length) return endsEarly
  }
  return types.has('meta') ? undefined : 'it has no pixels'
}

const walks: Readonly<Record<string, Walk>> = { png: walkPng, jpg: walkJpg, webp: walkWebp, avif: walkAvif }
