import sharp from 'sharp'
import { type FileType, fileType, maxFileBytes } from '../../../src/engine/rules/file-type.ts'
import { CallError } from '../calls/index.ts'
import { cleanPdf } from './clean-pdf.ts'

/** A photo of a modern phone has about 12 million; more than this costs memory and shows nothing. */
const maxPixels = 50_000_000
/** The longest side that is kept: the figures of a receipt can be read in it. */
const longestSide = 3_000

export interface CleanUpload {
  readonly type: FileType
  readonly bytes: Buffer
}

/**
 * What is kept of a file: a picture is decoded and encoded anew, turned as it was taken, so that nothing of it is left
 * but its pixels. A document is written anew where it has nothing in it that does something by itself.
 * @throws CallError upload_too_large, upload_invalid
 */
export async function cleanUpload(bytes: Buffer, allowed: readonly FileType[], max = maxFileBytes): Promise<CleanUpload> {
  if (bytes.length > max) throw new CallError('upload_too_large')
  const type = fileType(bytes)
  if (type === undefined || !allowed.includes(type)) throw new CallError('upload_invalid')
  return { type, bytes: await (type === 'pdf' ? cleanPdf(bytes) : encodeAnew(bytes, type)) }
}

async function encodeAnew(bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return await (type === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer()
  } catch (error) {
    throw new CallError(error instanceof Error && error.message.includes('pixel limit') ? 'upload_too_large' : 'upload_invalid')
  }
}
