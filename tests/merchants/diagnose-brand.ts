import { groupGamesByVendor, readCatalogue } from '../../server/modules/games/index.ts'
import { type CompileCache, checkVendorAvailability, compileMerchant, type Diagnostic } from '../../src/engine/compile/index.ts'

const offeredGames = groupGamesByVendor(readCatalogue())

/** Compiles a brand and checks it against the reference platform's catalogue, like `livery validate --platform`. */
export async function diagnoseBrand(root: string, id: string, cache: CompileCache): Promise<readonly Diagnostic[]> {
  const compiled = await compileMerchant(root, id, cache)
  return [...compiled.diagnostics, ...checkVendorAvailability(compiled, offeredGames)]
}
