import { fromBuffer } from '@capsizecss/unpack'
import { LRUCache } from 'lru-cache'
import { type AssetFile, readAsset, type FontMetrics } from '../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

/** Metrics by the font's hash, because brands share fonts. */
const metricsByHash = new LRUCache<string, Promise<FontMetrics | undefined>>({ max: 1000 })

/**
 * Returns the metrics of the fonts that a brand preloads, by asset path. Fonts that cannot be measured are left out.
 */
export async function measurePreloadedFonts({ config, assets }: ServedMerchant): Promise<ReadonlyMap<string, FontMetrics>> {
  const paths = Object.values(config.theme.faces).flatMap(({ preload, asset }) => (preload ? [asset] : []))
  const metrics = await Promise.all(
    paths.map(async (path) => {
      const asset = assets.get(path)
      const metricsPromise = asset && (metricsByHash.get(asset.hash) ?? measure(asset))
      if (asset && metricsPromise) metricsByHash.set(asset.hash, metricsPromise)
      return [path, await metricsPromise] as const
    }),
  )
  return new Map(metrics.flatMap(([path, fontMetrics]) => (fontMetrics ? [[path, fontMetrics] as const] : [])))
}

async function measure(asset: AssetFile): Promise<FontMetrics | undefined> {
  const content = await readAsset(asset)
  return content && fromBuffer(content).catch(() => undefined)
}
