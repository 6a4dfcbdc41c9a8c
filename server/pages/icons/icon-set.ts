import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ServedMerchant } from '../../modules/brands/index.ts'

interface IconLook {
  /** Edges in pixels; several for an .ico file. */
  readonly sizes: readonly number[]
  /** The part of an edge that the mark takes. */
  readonly part: number
  /** Whether the brand's header colour is behind the mark: phones cut such an icon and fill what is transparent. */
  readonly filled: boolean
}

/** The icons of a brand, drawn from its mark. A maskable one may be cut down to a circle of 80 % of its edge. */
const looks = {
  'favicon.ico': { sizes: [16, 32, 48], part: 1, filled: false },
  'apple-touch-icon.png': { sizes: [180], part: 0.8, filled: true },
  'icon-192.png': { sizes: [192], part: 1, filled: false },
  'icon-512.png': { sizes: [512], part: 1, filled: false },
  'icon-maskable-512.png': { sizes: [512], part: 0.6, filled: true },
} as const satisfies Readonly<Record<string, IconLook>>

export type IconName = keyof typeof looks
export const iconNames = Object.keys(looks) as readonly IconName[]
export const isIconName = (name: string): name is IconName => Object.hasOwn(looks, name)

export const iconTypeOf = (name: IconName): string => (name.endsWith('.ico') ? 'image/x-icon' : 'image/png')

/** Changes with the mark and with the colour behind it. */
export function iconVersion(merchant: ServedMerchant): string {
  const mark = merchant.assets.get(merchant.config.merchant.marks.favicon)?.hash ?? ''
  return createHash('sha256')
    .update(`1 ${mark} ${backgroundOf(merchant)}`)
    .digest('hex')
    .slice(0, 12)
}

/** The address of an icon of the host's merchant; it changes with its content. */
export const iconUrl = (merchant: ServedMerchant, name: IconName): string => `/_livery/icons/${iconVersion(merchant)}/${name}`

/** Draws an icon from the content of the brand's mark. */
export async function drawIcon(merchant: ServedMerchant, name: IconName, mark: Buffer): Promise<Buffer> {
  const { sizes, part, filled }: IconLook = looks[name]
  const background = filled ? backgroundOf(merchant) : transparent
  const pictures = await Promise.all(
    sizes.map(async (size) => {
      const inner = Math.round(size * part)
      const edge = Math.floor((size - inner) / 2)
      const drawn = await sharp(mark, { density: 300 }).resize(inner, inner, { fit: 'contain', background: transparent }).png().toBuffer()
      return sharp({ create: { width: size, height: size, channels: 4, background } })
        .composite([{ input: drawn, left: edge, top: edge }])
        .png()
        .toBuffer()
    }),
  )
  return name.endsWith('.ico') ? toIco(pictures, sizes) : (pictures[0] ?? Buffer.alloc(0))
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const backgroundOf = ({ config: { theme } }: ServedMerchant): string => theme[theme.default === 'light' ? 'light' : 'dark'].header

/** The ICO container: a header, an entry of 16 bytes a picture, and the pictures as PNG. */
function toIco(pictures: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
