import { describe, expect, it } from 'vitest'
import { type ChosenImage, pickImages, describeLimits } from './pick-images.ts'

const limits = { remarkMax: 140, images: 3, imageBytes: 64, imageTypes: ['png', 'jpg'] } as const
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpg = [0xff, 0xd8, 0xff]
const createFile = (name: string, bytes: readonly number[]): File => new File([new Uint8Array(bytes)], name)
const chosenImage: ChosenImage = { name: 'chosen.png', data: 'x', previewUrl: 'data:x' }

describe('images of an application', () => {
  it('are added to those chosen before, with the type of their content', async () => {
    const { images, error } = await pickImages([chosenImage], [createFile('a.txt', [...png, 1]), createFile('b.png', jpg)], limits)
    expect(error).toBeUndefined()
    expect(images).toEqual([
      chosenImage,
      { name: 'a.txt', data: 'iVBORw0KGgoB', previewUrl: 'data:image/png;base64,iVBORw0KGgoB' },
      { name: 'b.png', data: '/9j/', previewUrl: 'data:image/jpeg;base64,/9j/' },
    ])
  })

  it('are left out if invalid, and the first error names its file', async () => {
    const large = createFile('large.png', [...png, ...Array<number>(57).fill(0)])
    const { images, error } = await pickImages([], [createFile('text.png', [1, 2, 3]), large, createFile('good.jpg', jpg)], limits)
    expect(images.map(({ name }) => name)).toEqual(['good.jpg'])
    expect(error).toMatchObject({ key: 'activity_image_type', values: { name: 'text.png', max: 3, types: 'PNG, JPG' } })
    expect((await pickImages([], [large], limits)).error).toMatchObject({ key: 'activity_image_large', values: { name: 'large.png' } })
    expect((await pickImages([], [createFile('exact.png', [...png, ...Array<number>(56).fill(0)])], limits)).error).toBeUndefined()
  })

  it('are limited to the brand’s maximum', async () => {
    const fourFiles = ['a', 'b', 'c', 'd'].map((name) => createFile(name, jpg))
    const { images, error } = await pickImages([], fourFiles, limits)
    expect(images).toHaveLength(3)
    expect(error).toMatchObject({ key: 'activity_images_many', values: { name: 'd' } })
  })

  it('have a size limit that is shown in megabytes, rounded down to two decimals', () => {
    expect(describeLimits({ ...limits, imageBytes: 5_242_880 }).size).toBe(5)
    expect(describeLimits({ ...limits, imageBytes: 1_600_000 }).size).toBe(1.52)
  })
})
