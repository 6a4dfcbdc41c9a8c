import sharp from 'sharp'
import { type FileType, fileType, mostFileBytes } from '../../../src/engine/rules/file-type.ts'
import { CallError } from '../calls/index.ts'

/** A photo of a modern phone has about 12 million; more than this costs memory and shows nothing. */
const mostPixels = 50_000_000
/** The longest side that is kept: the figures of a receipt can be read in it. */
const longestSide = 3_000

export interface CleanUpload {
  readonly type: FileType
  readonly bytes: Buffer
}

/**
 * What is kept of a file: a picture is decoded and encoded anew, turned as it was taken, so that nothing of it is left
 * but its pixels. A document is kept as it is, where it has nothing in it that does something by itself.
 * @throws CallError upload_too_large, upload_invalid
 */
export async function cleanUpload(bytes: Buffer, allowed: readonly FileType[], most = mostFileBytes): Promise<CleanUpload> {
  if (bytes.length > most) throw new CallError('upload_too_large')
  const type = fileType(bytes)
  if (type === undefined || !allowed.includes(type)) throw new CallError('upload_invalid')
  if (type !== 'pdf') return { type, bytes: await encodeAnew(bytes, type) }
  if (isActive(bytes)) throw new CallError('upload_invalid')
  return { type, bytes }
}

async function encodeAnew(bytes: Buffer, type: 'png' | 'jpg'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return await (type === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer()
  } catch (error) {
    throw new CallError(error instanceof Error && error.message.includes('pixel limit') ? 'upload_too_large' : 'upload_invalid')
  }
}

/** Names in a PDF may be written with the codes of their letters. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/
const isActive = (bytes: Buffer): boolean =>
  active.test(bytes.toString('latin1').replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))
