import sharp from 'sharp'
import { type Motif, drawMotif } from '../../../art/index.ts'
import { avatars } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'

const palette = { canvas: '#0d1020', accent: '#f2c14e', secondary: '#4f7cff' }
/** Width and height in pixels: twice the displayed size. */
const width = 128

const avatarCache = new Map<Motif, Promise<Buffer>>()

/**
 * Returns an avatar as WebP, drawn on the first request.
 * @throws ApiError `not_found` if no avatar has the name
 */
export function drawAvatar(name: string): Promise<Buffer> {
  const motif: Motif | undefined = avatars.find((avatar) => avatar === name)
  if (motif === undefined) throw new ApiError('not_found')
  const cached = avatarCache.get(motif)
  if (cached) return cached
  const drawing = sharp(Buffer.from(drawMotif(motif, palette)), { density: 72 })
    .resize({ width, height: width, fit: 'contain', background: '#0000' })
    .webp({ quality: 86 })
    .toBuffer()
  avatarCache.set(motif, drawing)
  drawing.catch(() => avatarCache.delete(motif))
  return drawing
}
