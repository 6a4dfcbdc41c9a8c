import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type AssetFile, readAsset } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../../modules/brands/index.ts'
import type { RefuseMark } from './report-undrawable.ts'

interface IconLook {
  /** Edge lengths in pixels; several for an .ico file. */
  readonly sizes: readonly number[]
  /** Fraction of the edge that the mark fills. */
  readonly part: number
  /** Whether the background is the brand's header colour: phones crop such icons and fill transparent areas. */
  readonly filled: boolean
}

/** The icons of a brand, drawn from its mark. Maskable icons may be cropped to a circle of 80 % of their edge. */
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

/** Returns the source images of the icons, in order of preference. */
function marksOf({ assets, config }: ServedMerchant): readonly AssetFile[] {
  const { favicon, mark } = config.merchant.marks
  return [...new Set([assets.get(favicon), assets.get(mark)])].filter((asset) => asset !== undefined)
}

/** Returns a version that changes with the marks and with the background colour. */
export function iconVersion(merchant: ServedMerchant): string {
  const marks = marksOf(merchant).map(({ hash }) => hash)
  return createHash('sha256')
    .update(`2 ${marks.join(' ')} ${backgroundOf(merchant)}`)
    .digest('hex')
    .slice(0, 12)
}

/** Returns the URL of an icon of the host's merchant; it changes with its content. */
export const iconUrl = (merchant: ServedMerchant, name: IconName): string => `/_livery/icons/${iconVersion(merchant)}/${name}`

/**
 * Draws an icon from the brand's favicon or, if that cannot be decoded, from its mark. `undefined` if neither can, or
 * if the files have changed since they were checked. `refuse` is called for each file that cannot be decoded.
 */
export async function drawIcon(merchant: ServedMerchant, name: IconName, refuse: RefuseMark): Promise<Buffer | undefined> {
  for (const asset of marksOf(merchant)) {
    const mark = await readAsset(asset)
    if (!mark) continue
    try {
      return await drawFrom(mark, looks[name], backgroundOf(merchant))
    } catch (error) {
      refuse(asset, error)
    }
  }
  return undefined
}

/** @throws Error if `mark` cannot be decoded */
async function drawFrom(mark: Buffer, { sizes, part, filled }: IconLook, colour: string): Promise<Buffer> {
  const background = filled ? colour : transparent
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
  return sizes.length > 1 ? toIco(pictures, sizes) : (pictures[0] ?? Buffer.alloc(0))
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const backgroundOf = ({ config: { theme } }: ServedMerchant): string => theme[theme.default === 'light' ? 'light' : 'dark'].header

/** Builds an ICO container: a header, a 16-byte entry per picture, and the pictures as PNG. */
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
