import sharp from 'sharp'
import { type Motif, drawMotif } from '../../../art/index.ts'
import { CallError } from '../calls/index.ts'

/** The platform's own pictures for members who have sent none. */
const motifs = [
  'koi',
  'lantern',
  'clover',
  'crystal',
  'planet',
  'bell',
  'crown',
  'cherry',
  'diamond',
  'chest',
] as const satisfies readonly Motif[]

const palette = { canvas: '#0d1020', accent: '#f2c14e', second: '#4f7cff' }
/** Twice what it is shown at, in pixels. */
const width = 128

/** Which of the pictures stands for an account: always the same, chosen by its id, which it does not tell. */
export function avatarOf(id: string): string {
  const at = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return motifs[at % motifs.length] ?? motifs[0]
}

const drawn = new Map<Motif, Promise<Buffer>>()

/** The picture of a name, as WebP, drawn when it is first asked for. A name that is none is not found. */
export function drawAvatar(name: string): Promise<Buffer> {
  const motif = motifs.find((one) => one === name)
  if (motif === undefined) throw new CallError('not_found')
  const known = drawn.get(motif)
  if (known) return known
  const drawing = sharp(Buffer.from(drawMotif(motif, palette)), { density: 72 })
    .resize({ width, height: width, fit: 'contain', background: '#0000' })
    .webp({ quality: 86 })
    .toBuffer()
  drawn.set(motif, drawing)
  drawing.catch(() => drawn.delete(motif))
  return drawing
}
