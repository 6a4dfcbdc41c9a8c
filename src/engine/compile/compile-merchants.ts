import type { Diagnostic } from '../contract/diagnostic.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import type { Layer } from './layer.ts'
import { toCompiled, type Compiled } from './compile-merchant.ts'
import { compareDiagnostics, diagnose } from './diagnose.ts'
import { listMerchants } from './list-merchants.ts'
import { isObject } from './pointer.ts'

/**
 * Compiles merchants one after another: all of `root`, or those that are named. Only what others extend is kept, so memory does not grow with
 * their number. A code or a domain that two merchants have is reported on the later one.
 */
export async function* compileMerchants(root: string, ids: readonly string[] = listMerchants(root)): AsyncGenerator<Compiled> {
  const cache = new CompileCache()
  const taken = new Map<string, string>()
  for (const id of ids) {
    const layer = compileLayer(root, id, cache)
    const twice = claim(layer, taken)
    yield toCompiled(
      twice.length === 0 ? layer : { ...layer, config: undefined, diagnostics: [...layer.diagnostics, ...twice].sort(compareDiagnostics) },
    )
  }
}

/** Takes the merchant's code and domains, and reports those that an earlier one has. */
function claim(layer: Layer, taken: Map<string, string>): Diagnostic[] {
  const source = layer.folder.sources.find((one) => one.kind === 'merchant')
  const merchant = layer.merged['merchant']
  if (!source || !isObject(merchant)) return []
  const { code, domains } = merchant
  const claims = [
    { what: 'code', name: code, pointer: '/code' },
    ...(Array.isArray(domains) ? domains.map((name: unknown, index) => ({ what: 'domain', name, pointer: `/domains/${index}` })) : []),
  ]
  return claims.flatMap(({ what, name, pointer }) => {
    if (typeof name !== 'string') return []
    const owner = taken.get(`${what} ${name}`)
    if (owner === undefined) taken.set(`${what} ${name}`, layer.id)
    if (owner === undefined || owner === layer.id) return []
    return [
      diagnose(source, {
        code: `${what}-taken`,
        pointer,
        at: 'value',
        message: `The ${what} "${name}" belongs to the merchant ${owner} already.`,
        found: name,
        remedy: `Choose another ${what}.`,
      }),
    ]
  })
}
