import type { FieldError } from '../contract/port.ts'
import { fileType, type FileType, mostFileBytes } from './file-type.ts'

/** What somebody sends who applies for an activity. */
export interface Application {
  readonly remark: string
  /** The ids of pictures that were sent before. */
  readonly images: readonly string[]
}

/** What an application may have: characters, pictures, bytes of each, and what a picture is by its content. */
export const applicationLimits = {
  remark: 140,
  images: 3,
  imageBytes: mostFileBytes,
  types: ['png', 'jpg'],
} as const satisfies { readonly types: readonly FileType[]; readonly [limit: string]: unknown }

/** What is sent and kept: without spaces at its ends, its lines parted as everywhere, in Unicode's composed form. */
export const cleanApplication = ({ remark, images }: Application): Application => ({
  remark: remark.normalize('NFC').replaceAll('\r\n', '\n').trim(),
  images: [...new Set(images)],
})

/** How long a remark is: characters are counted as people count them, as far as Unicode's code points go. */
export const remarkLength = (remark: string): number => [...cleanApplication({ remark, images: [] }).remark].length

/** What is wrong with each part, in the browser and on the server alike. */
export function checkApplication({ remark, images }: Application): Readonly<Partial<Record<keyof Application, FieldError>>> {
  const { remark: longest, images: most } = applicationLimits
  return {
    ...(remarkLength(remark) > longest && { remark: { key: 'activity_remark_long', values: { most: longest } } }),
    ...(images.length > most && { images: { key: 'activity_images_many', values: { most } } }),
  }
}

/** What is wrong with a picture, by its first bytes and its size. */
export function checkImage(first: Uint8Array, bytes: number): 'type' | 'large' | undefined {
  const type = fileType(first)
  if (type === undefined || !applicationLimits.types.some((one) => one === type)) return 'type'
  return bytes > applicationLimits.imageBytes ? 'large' : undefined
}
