import sharp from 'sharp'
import { expect, it } from 'vitest'
import { comparePictures, toWebp } from './compare-pictures.ts'

/** Creates a grey picture, with a white square of this size in a corner. */
const createPicture = (width: number, height: number, square = 0): Promise<Buffer> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#888' } })
  const overlay = { create: { width: square, height: square, channels: 3, background: '#fff' } } as const
  return (square === 0 ? picture : picture.composite([{ input: overlay, left: 0, top: 0 }])).png().toBuffer()
}

it('counts the pixels outside the smaller picture as different', async () => {
  const picture = await createPicture(20, 10)
  expect(await comparePictures(picture, await createPicture(20, 10))).toBe(0)
  expect(await comparePictures(picture, await createPicture(20, 10, 1))).toBeCloseTo(1 / 200)
  expect(await comparePictures(picture, await createPicture(20, 40))).toBeCloseTo(3 / 4)
  expect(await comparePictures(await createPicture(20, 40, 10), picture)).toBeCloseTo(7 / 8)
})

it('finds no difference between pictures with the same pixels in different encodings', async () => {
  const picture = await createPicture(20, 10, 4)
  const other = await sharp(picture).png({ compressionLevel: 0 }).toBuffer()
  expect(other.equals(picture)).toBe(false)
  expect(await comparePictures(picture, other)).toBe(0)
  expect((await sharp(await toWebp(picture)).metadata()).format).toBe('webp')
})
