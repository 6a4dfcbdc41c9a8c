import { imageSize } from 'image-size'
import type { AssetFile, LazyAsset } from '../asset-file.ts'

/** The format of a picture according to its content, and its size in pixels. */
export interface Measured {
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Most pictures have their header in these bytes. Only a JPEG with much metadata before it has not. */
const headBytes = 4096

const measured = new WeakMap<AssetFile, Measured | undefined>()

/** Measures a bitmap from its header. `undefined` if it is not a picture of a known format, or damaged. */
export function measurePicture(asset: LazyAsset): Measured | undefined {
  if (measured.has(asset)) return measured.get(asset)
  const found = measure(asset.readHead(headBytes)) ?? (asset.bytes > headBytes ? measure(asset.read()) : undefined)
  measured.set(asset, found)
  return found
}

function measure(content: Uint8Array | undefined): Measured | undefined {
  if (content === undefined) return undefined
  try {
    const { type, width, height } = imageSize(content)
    return type === undefined || !(width > 0) || !(height > 0) ? undefined : { type, width, height }
  } catch {
    return undefined
  }
}
