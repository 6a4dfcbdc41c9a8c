import { type ApplicationLimits, validateImage } from '../../engine/index.ts'
import { readAsBase64 } from '../money/index.ts'

/** An image chosen for an application. */
export interface ChosenImage {
  readonly name: string
  /** Content in base64. */
  readonly data: string
  /** URL for the preview. */
  readonly previewUrl: string
}

export interface ImageError {
  readonly key: 'activity_images_many' | 'activity_image_type' | 'activity_image_large'
  readonly values: { readonly name: string } & ReturnType<typeof describeLimits>
}

/** Returns the limits as values of a message: number of images, file types, and size in megabytes. */
export const describeLimits = ({ images, imageTypes, imageBytes }: ApplicationLimits) => ({
  max: images,
  types: imageTypes.join(', ').toUpperCase(),
  size: Math.floor((imageBytes / 1024 / 1024) * 100) / 100,
})

const signatureBytes = 8
const errorKeys = { type: 'activity_image_type', large: 'activity_image_large' } as const

/** Adds valid files to the chosen images up to the limit. Returns the error of the first file that was not added. */
export async function pickImages(
  chosen: readonly ChosenImage[],
  files: readonly File[],
  limits: ApplicationLimits,
): Promise<{ readonly images: readonly ChosenImage[]; readonly error: ImageError | undefined }> {
  const images = [...chosen]
  let error: ImageError | undefined
  for (const file of files) {
    const values = { name: file.name, ...describeLimits(limits) }
    const signature = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
    const invalidReason = validateImage(signature, file.size, limits)
    if (invalidReason !== undefined) error ??= { key: errorKeys[invalidReason], values }
    else if (images.length >= limits.images) error ??= { key: 'activity_images_many', values }
    else {
      const data = await readAsBase64(file)
      images.push({ name: file.name, data, previewUrl: `data:image/${signature[0] === 0xff ? 'jpeg' : 'png'};base64,${data}` })
    }
  }
  return { images, error }
}
