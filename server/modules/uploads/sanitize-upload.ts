import sharp from 'sharp'
import { type FileType, detectFileType, maxFileBytes } from '../../../src/engine/rules/file-type.ts'
import { ApiError } from '../api-context/index.ts'
import { sanitizePdf } from './sanitize-pdf.ts'

/** Maximum number of pixels of a picture. Phone photos usually have about 12 million. */
const maxPixels = 50_000_000
/** Maximum length of a picture's longer side in pixels; a larger picture is scaled down. Receipts stay legible. */
const maxSide = 3_000

export interface SanitizedFile {
  readonly type: FileType
  readonly bytes: Buffer
}

/**
 * Returns the sanitized file. A picture is decoded, rotated according to its metadata, scaled down if it is too large,
 * and encoded again, so that only its pixels remain. A PDF with active content is rejected; any other is rewritten.
 * @throws ApiError upload_too_large, upload_invalid
 */
export async function sanitizeUpload(bytes: Buffer, allowedTypes: readonly FileType[], maxBytes = maxFileBytes): Promise<SanitizedFile> {
  if (bytes.length > maxBytes) throw new ApiError('upload_too_large')
  const type = detectFileType(bytes)
  if (type === undefined || !allowedTypes.includes(type)) throw new ApiError('upload_invalid')
  return { type, bytes: await (type === 'pdf' ? sanitizePdf(bytes) : reencodePicture(bytes, type)) }
}

async function reencodePicture(bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    return await (type === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer()
  } catch (error) {
    throw new ApiError(error instanceof Error && error.message.includes('pixel limit') ? 'upload_too_large' : 'upload_invalid')
  }
}
