import { BrandClaims, type RecordedOwners, noRecordedOwners } from './brand-claims.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import { toCompiledMerchant, type CompiledMerchant } from './compile-merchant.ts'
import { listMerchants } from './read/list-merchants.ts'

/**
 * Compiles merchants one after another: all of `root`, or those in `ids`. Only merchants that others extend, or may
 * extend, are cached, so memory does not grow with the number of brands. If several merchants claim a code or a domain,
 * each except its owner has an error; all have one if the owner cannot be determined. An owner in `recordedOwners`
 * takes precedence.
 */
export async function* compileMerchants(
  root: string,
  ids?: readonly string[],
  recordedOwners: RecordedOwners = noRecordedOwners,
): AsyncGenerator<CompiledMerchant> {
  const cache = new CompileCache()
  const allIds = listMerchants(root)
  const claims = new BrandClaims(root, allIds, recordedOwners)
  for (const id of ids ?? allIds) {
    const layer = compileLayer(root, id, cache)
    cache.setRoot(layer)
    yield toCompiledMerchant(layer, claims.validate(layer))
  }
}
