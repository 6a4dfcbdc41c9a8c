import type { AssetFile } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from '../../modules/brands/index.ts'

/** Handles a mark that cannot be decoded. */
export type OnUndecodableMark = (asset: AssetFile, error: unknown) => void

/**
 * Creates the function that returns a merchant's handler, which logs the brand, the file and the reason, once for each
 * content of the file.
 */
export function createUndecodableReporter(log: (line: string) => void): (merchant: Pick<ServedMerchant, 'id'>) => OnUndecodableMark {
  const reported = new Set<string>()
  return ({ id }) =>
    ({ file, hash }, error) => {
      const key = `${id} ${file} ${hash}`
      if (reported.has(key)) return
      reported.add(key)
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      log(`${id}: no icon can be drawn from ${file} (${reason}). Export it again.`)
    }
}
