import { BrandClaims, type Holders, noHolders } from './brand-claims.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import { toCompiled, type Compiled } from './compile-merchant.ts'
import { listMerchants } from './read/list-merchants.ts'

/**
 * Compiles merchants one after another: all of `root`, or those that are named. Only what others extend is kept, so
 * memory does not grow with their number. A code or a domain that two merchants claim is an error of the one that
 * `holders` does not name; of both where nothing tells which of them had it first.
 */
export async function* compileMerchants(root: string, ids?: readonly string[], holders: Holders = noHolders): AsyncGenerator<Compiled> {
  const cache = new CompileCache()
  const all = listMerchants(root)
  const claims = new BrandClaims(root, all, holders)
  for (const id of ids ?? all) {
    const layer = compileLayer(root, id, cache)
    cache.keepRoot(layer)
    yield toCompiled(layer, claims.validate(layer))
  }
}
