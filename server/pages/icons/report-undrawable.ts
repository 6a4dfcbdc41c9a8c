import type { AssetFile } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../../modules/brands/index.ts'

/** Handles a mark that cannot be decoded. */
export type RefuseMark = (asset: AssetFile, error: unknown) => void

/** Logs the brand, the file and the reason if a mark cannot be drawn, once for each content of the file. */
export function reportUndrawable(log: (line: string) => void): (merchant: Pick<ServedMerchant, 'id'>) => RefuseMark {
  const reported = new Set<string>()
  return ({ id }) =>
    ({ file, hash }, error) => {
      const mark = `${id} ${file} ${hash}`
      if (reported.has(mark)) return
      reported.add(mark)
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      log(`${id}: no icon can be drawn from ${file} (${reason}). Export it again.`)
    }
}
