import { BrandClaims, type ClaimHolders, noClaimHolders } from './brand-claims.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import { toCompiledMerchant, type CompiledMerchant } from './compile-merchant.ts'
import { listMerchants } from './read/list-merchants.ts'

/**
 * Compiles merchants one after another: all of `root`, or those in `ids`. Only merchants that others extend are cached,
 * so memory does not grow with their number. If several merchants claim a code or a domain, all but its owner have an
 * error, or all of them if the owner is undecidable. `holders` has priority in the choice of the owner.
 */
export async function* compileMerchants(
  root: string,
  ids?: readonly string[],
  holders: ClaimHolders = noClaimHolders,
): AsyncGenerator<CompiledMerchant> {
  const cache = new CompileCache()
  const allIds = listMerchants(root)
  const claims = new BrandClaims(root, allIds, holders)
  for (const id of ids ?? allIds) {
    const layer = compileLayer(root, id, cache)
    cache.setRoot(layer)
    yield toCompiledMerchant(layer, claims.validate(layer))
  }
}
