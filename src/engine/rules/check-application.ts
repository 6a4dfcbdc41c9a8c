import type { FieldError } from '../contract/port.ts'
import { fileType, type FileType } from './file-type.ts'

/** What somebody sends who applies for an activity. */
export interface Application {
  readonly remark: string
  /** The ids of pictures that were sent before. */
  readonly images: readonly string[]
}

/**
 * What an application may have, as the brand says it (`activity` of its settings): characters, pictures, bytes of each,
 * and what a picture is by its content.
 */
export interface ApplicationLimits {
  readonly remarkMax: number
  readonly images: number
  readonly imageBytes: number
  readonly imageTypes: readonly FileType[]
}

/** What is sent and kept: without spaces at its ends, its lines parted as everywhere, in Unicode's composed form. */
export const cleanApplication = ({ remark, images }: Application): Application => ({
  remark: remark.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  images: [...new Set(images)],
})

/** How long a remark is: characters are counted as people count them, as far as Unicode's code points go. */
export const remarkLength = (remark: string): number => [...cleanApplication({ remark, images: [] }).remark].length

/** What is wrong with each part, in the browser and on the server alike. */
export function checkApplication(
  { remark, images }: Application,
  { remarkMax, images: max }: ApplicationLimits,
): Readonly<Partial<Record<keyof Application, FieldError>>> {
  return {
    ...(remarkLength(remark) > remarkMax && { remark: { key: 'activity_remark_long', values: { most: remarkMax } } }),
    ...(images.length > max && { images: { key: 'activity_images_many', values: { most: max } } }),
  }
}

/** What is wrong with a picture, by its first bytes and its size. */
export function checkImage(first: Uint8Array, bytes: number, { imageTypes, imageBytes }: ApplicationLimits): 'type' | 'large' | undefined {
  const type = fileType(first)
  if (type === undefined || !imageTypes.includes(type)) return 'type'
  return bytes > imageBytes ? 'large' : undefined
}
