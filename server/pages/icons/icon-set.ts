import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type AssetFile, readAsset } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../../modules/brands/index.ts'
import type { OnUndecodableMark } from './report-undecodable.ts'

interface IconStyle {
  /** Edge lengths in pixels; several for an .ico file. */
  readonly sizes: readonly number[]
  /** Fraction of the edge that the mark fills. */
  readonly markFraction: number
  /** Whether the background is the brand's header colour: phones crop such icons and fill transparent areas. */
  readonly hasBackground: boolean
}

/**
 * The icons of a brand, drawn from its favicon or its mark. Maskable icons may be cropped to a circle of 80 % of their
 * edge.
 */
const iconStyles = {
  'favicon.ico': { sizes: [16, 32, 48], markFraction: 1, hasBackground: false },
  'apple-touch-icon.png': { sizes: [180], markFraction: 0.8, hasBackground: true },
  'icon-192.png': { sizes: [192], markFraction: 1, hasBackground: false },
  'icon-512.png': { sizes: [512], markFraction: 1, hasBackground: false },
  'icon-maskable-512.png': { sizes: [512], markFraction: 0.6, hasBackground: true },
} as const satisfies Readonly<Record<string, IconStyle>>

export type IconName = keyof typeof iconStyles
export const iconNames = Object.keys(iconStyles) as readonly IconName[]
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconStyles, name)

export const getIconType = (name: IconName): string => (name.endsWith('.ico') ? 'image/x-icon' : 'image/png')

/** Returns the source images of the icons, in order of preference. */
function listSourceImages({ assets, config }: ServedMerchant): readonly AssetFile[] {
  const { favicon, mark } = config.merchant.marks
  return [...new Set([assets.get(favicon), assets.get(mark)])].filter((asset) => asset !== undefined)
}

/** Incremented when icons are drawn differently from the same marks. */
const drawingVersion = 2

/** Returns a version that changes with the marks, with the background colour and with `drawingVersion`. */
export function getIconVersion(merchant: ServedMerchant): string {
  const marks = listSourceImages(merchant).map(({ hash }) => hash)
  return createHash('sha256')
    .update(`${String(drawingVersion)} ${marks.join(' ')} ${getIconBackground(merchant)}`)
    .digest('hex')
    .slice(0, 12)
}

/** Returns the URL of an icon of the host's merchant; it changes with its content. */
export const getIconUrl = (merchant: ServedMerchant, name: IconName): string => `/_livery/icons/${getIconVersion(merchant)}/${name}`

/**
 * Draws an icon from the brand's favicon or, if that cannot be decoded, from its mark. `undefined` if neither can be
 * decoded, or if the files have changed since they were checked. `onUndecodable` is called for each file that cannot be
 * decoded.
 */
export async function drawIcon(merchant: ServedMerchant, name: IconName, onUndecodable: OnUndecodableMark): Promise<Buffer | undefined> {
  for (const asset of listSourceImages(merchant)) {
    const mark = await readAsset(asset)
    if (!mark) continue
    try {
      return await drawFromMark(mark, iconStyles[name], getIconBackground(merchant))
    } catch (error) {
      onUndecodable(asset, error)
    }
  }
  return undefined
}

/** @throws Error if `mark` cannot be decoded */
async function drawFromMark(mark: Buffer, { sizes, markFraction, hasBackground }: IconStyle, colour: string): Promise<Buffer> {
  const background = hasBackground ? colour : transparent
  const images = await Promise.all(
    sizes.map(async (size) => {
      const markSize = Math.round(size * markFraction)
      const margin = Math.floor((size - markSize) / 2)
      const scaledMark = await sharp(mark, { density: 300 })
        .resize(markSize, markSize, { fit: 'contain', background: transparent })
        .png()
        .toBuffer()
      return sharp({ create: { width: size, height: size, channels: 4, background } })
        .composite([{ input: scaledMark, left: margin, top: margin }])
        .png()
        .toBuffer()
    }),
  )
  return sizes.length > 1 ? toIco(images, sizes) : (images[0] ?? Buffer.alloc(0))
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const getIconBackground = ({ config: { theme } }: ServedMerchant): string => theme[theme.default === 'light' ? 'light' : 'dark'].header

/** Builds an ICO container: a header, a 16-byte entry per image, and the images as PNG. */
function toIco(images: readonly Buffer[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entryOffset = 6 + 16 * index
    header.writeUInt8(sizes[index] ?? 0, entryOffset)
    header.writeUInt8(sizes[index] ?? 0, entryOffset + 1)
    header.writeUInt16LE(1, entryOffset + 4)
    header.writeUInt16LE(32, entryOffset + 6)
    header.writeUInt32LE(image.length, entryOffset + 8)
    header.writeUInt32LE(offset, entryOffset + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
