import type { Diagnostic } from '../contract/diagnostic.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import type { Layer } from './merge/layer.ts'
import { toCompiled, type Compiled } from './compile-merchant.ts'
import { diagnose, type Finding } from './explain/diagnose.ts'
import { listMerchants } from './read/list-merchants.ts'
import type { JsonObject } from './read/pointer.ts'
import { readSource } from './read/read-source.ts'

/**
 * Compiles merchants one after another: all of `root`, or those that are named. Only what others extend is kept, so
 * memory does not grow with their number. A code or a domain that two merchants have is reported on the later one; on
 * the one that is named, where the other is not.
 */
export async function* compileMerchants(root: string, ids?: readonly string[]): AsyncGenerator<Compiled> {
  const cache = new CompileCache()
  const all = listMerchants(root)
  const taken: Taken = { code: new Map(), domain: new Map() }
  if (ids !== undefined) for (const id of all) if (!ids.includes(id)) claimUnread(root, id, taken)
  for (const id of ids ?? all) {
    const layer = compileLayer(root, id, cache)
    cache.keepRoot(layer)
    yield toCompiled(layer, claim(layer, taken))
  }
}

/** Who has a code, and who has a domain. */
type Taken = Readonly<Record<'code' | 'domain', Map<string, string>>>

/** Calls back for the code and the domains that a merchant.json names. */
function eachClaim({ code, domains }: JsonObject, claimed: (what: 'code' | 'domain', name: string, pointer: string) => void): void {
  if (typeof code === 'string') claimed('code', code, '/code')
  if (Array.isArray(domains))
    for (const [index, domain] of domains.entries()) if (typeof domain === 'string') claimed('domain', domain, `/domains/${index}`)
}

/** Takes the code and the domains of a merchant that is not compiled, as far as they can be read. */
function claimUnread(root: string, id: string, taken: Taken): void {
  const folder = `${root.replace(/\/+$/, '')}/${id}`
  const { source } = readSource({ file: `${folder}/merchant.json`, folder, kind: 'merchant', name: '', pointer: '/merchant', merchant: id })
  if (source) eachClaim(source.value, (what, name) => void taken[what].set(name, id))
}

/** Takes the merchant's code and domains, and reports those that another one has. */
function claim(layer: Layer, taken: Taken): Diagnostic[] {
  const source = layer.folder.sources.find((one) => one.kind === 'merchant')
  const found: Diagnostic[] = []
  if (source)
    eachClaim(source.value, (what, name, pointer) => {
      const owner = localOwner(layer.id, name) ?? taken[what].get(name)
      if (owner === undefined) taken[what].set(name, layer.id)
      else if (owner !== layer.id) found.push(diagnose(source, takenName(what, name, pointer, owner)))
    })
  return found
}

/** A name below localhost belongs to the merchant of this name, whether there is one yet or not. */
const localOwner = (id: string, name: string): string | undefined => {
  const local = name.endsWith('.localhost') ? name.split('.').at(-2) : undefined
  return local === id ? undefined : local
}

const takenName = (what: 'code' | 'domain', name: string, pointer: string, owner: string): Finding => ({
  code: `${what}-taken`,
  pointer,
  at: 'value',
  message: `The ${what} "${name}" belongs to the merchant ${owner} already.`,
  found: name,
  remedy: `Choose another ${what}.`,
})
