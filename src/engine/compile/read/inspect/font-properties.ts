import type { AssetFile, LazyAsset } from '../asset-file.ts'
import { parseFontCharacters } from './font-characters.ts'
import { cmapTag, DamagedFontError, unpackWoff2 } from './unpack-woff2.ts'

/** Properties of a WOFF2 font. */
export interface FontProperties {
  /** Its damage; completes "The font is damaged: ". */
  readonly damage?: string
  /** The code points that it has a glyph for; missing if they cannot be determined. */
  readonly characters?: ReadonlySet<number>
}

const fontCache = new WeakMap<AssetFile, FontProperties | undefined>()

/** Returns the properties of a font, which is unpacked once per asset; `undefined` if the file cannot be read. */
export function readFontProperties(asset: LazyAsset): FontProperties | undefined {
  if (fontCache.has(asset)) return fontCache.get(asset)
  const content = asset.read()
  const properties = content && parseProperties(content)
  fontCache.set(asset, properties)
  return properties
}

function parseProperties(content: Buffer): FontProperties {
  try {
    const cmap = unpackWoff2(content)?.get(cmapTag)
    const characters = cmap && parseFontCharacters(cmap)
    return characters === undefined ? {} : { characters }
  } catch (error) {
    if (error instanceof DamagedFontError) return { damage: error.message }
    throw error
  }
}
