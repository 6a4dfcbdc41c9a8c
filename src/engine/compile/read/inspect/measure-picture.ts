import { imageSize } from 'image-size'
import type { AssetFile, LazyAsset } from '../asset-file.ts'

/** The format of a picture according to its content, and its size in pixels. */
export interface MeasuredPicture {
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Number of bytes that are read first. They contain the header, unless a JPEG has much metadata before it. */
const headBytes = 4096

const pictureCache = new WeakMap<AssetFile, MeasuredPicture | undefined>()

/** Measures a picture from its header. `undefined` if it is unreadable, damaged or of an unknown format. */
export function measurePicture(asset: LazyAsset): MeasuredPicture | undefined {
  if (pictureCache.has(asset)) return pictureCache.get(asset)
  const result = measureContent(asset.readHead(headBytes)) ?? (asset.bytes > headBytes ? measureContent(asset.read()) : undefined)
  pictureCache.set(asset, result)
  return result
}

function measureContent(content: Uint8Array | undefined): MeasuredPicture | undefined {
  if (content === undefined) return undefined
  try {
    const { type, width, height } = imageSize(content)
    return type === undefined || !(width > 0) || !(height > 0) ? undefined : { type, width, height }
  } catch {
    return undefined
  }
}
