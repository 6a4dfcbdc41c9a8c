import sharp from 'sharp'

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Bytes of a pixel: red, green, blue and alpha. */
const pixelBytes = 4

/**
 * Returns the share of pixels that differ between two pictures, from 0 to 1. Pixels that only the larger picture has
 * count as different.
 */
export async function comparePictures(first: Buffer, second: Buffer): Promise<number> {
  if (first.equals(second)) return 0
  const [a, b] = await Promise.all([decode(first), decode(second)])
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const [sharedWidth, sharedHeight] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
  let samePixels = 0
  for (let y = 0; y < sharedHeight; y++)
    for (let x = 0; x < sharedWidth; x++)
      if (a.data.readUInt32LE((y * a.width + x) * pixelBytes) === b.data.readUInt32LE((y * b.width + x) * pixelBytes)) samePixels++
  return 1 - samePixels / (width * height)
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const quality = 85

/** Encodes a picture for the report. */
export const toWebp = (picture: Buffer): Promise<Buffer> => sharp(picture).webp({ quality, effort: 2 }).toBuffer()
