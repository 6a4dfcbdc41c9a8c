import type { FieldError } from '../contract/port.ts'
import { detectFileType, type FileType } from './file-type.ts'

/** An application for an activity as the player submits it. */
export interface Application {
  readonly remark: string
  /** The ids of uploaded images. */
  readonly images: readonly string[]
}

/**
 * Limits of an application, from `settings.activity` of the brand: characters of the remark, number of images, bytes
 * per image, and accepted file types.
 */
export interface ApplicationLimits {
  readonly remarkMax: number
  readonly images: number
  readonly imageBytes: number
  readonly imageTypes: readonly FileType[]
}

/**
 * Returns the application as it is sent and stored: trimmed, with `\n` line breaks, in Unicode NFC, without duplicate
 * images.
 */
export const cleanApplication = ({ remark, images }: Application): Application => ({
  remark: remark.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  images: [...new Set(images)],
})

/** Returns the length of a remark as it is sent, in Unicode code points. */
export const getRemarkLength = (remark: string): number => [...cleanApplication({ remark, images: [] }).remark].length

/** Returns the error of each invalid field. The browser and the server run the same check. */
export function validateApplication(
  { remark, images }: Application,
  { remarkMax, images: maxImages }: ApplicationLimits,
): Readonly<Partial<Record<keyof Application, FieldError>>> {
  return {
    ...(getRemarkLength(remark) > remarkMax && { remark: { key: 'activity_remark_long', values: { max: remarkMax } } }),
    ...(images.length > maxImages && { images: { key: 'activity_images_many', values: { max: maxImages } } }),
  }
}

/** Returns the reason why an image is rejected, by its first bytes and its size; `undefined` if it is accepted. */
export function validateImage(
  signature: Uint8Array,
  byteCount: number,
  { imageTypes, imageBytes }: ApplicationLimits,
): 'type' | 'large' | undefined {
  const type = detectFileType(signature)
  if (type === undefined || !imageTypes.includes(type)) return 'type'
  return byteCount > imageBytes ? 'large' : undefined
}
