import type { Diagnostic } from '../contract/diagnostic.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import type { Layer } from './layer.ts'
import { toCompiled, type Compiled } from './compile-merchant.ts'
import { diagnose, type Finding } from './diagnose.ts'
import { listMerchants } from './list-merchants.ts'
import { readSource } from './read-source.ts'

/**
 * Compiles merchants one after another: all of `root`, or those that are named. Only what others extend is kept, so memory does not grow with
 * their number. A code or a domain that two merchants have is reported on the later one; on the one that is named, where the other is not.
 */
export async function* compileMerchants(root: string, ids?: readonly string[]): AsyncGenerator<Compiled> {
  const cache = new CompileCache()
  const all = listMerchants(root)
  const taken: Taken = new Map()
  if (ids !== undefined) for (const id of all) if (!ids.includes(id)) claimUnread(root, id, taken)
  for (const id of ids ?? all) {
    const layer = compileLayer(root, id, cache)
    yield toCompiled(layer, claim(layer, taken))
  }
}

/** Who has a name: the key says of what kind it is, too. */
type Taken = Map<string, string>

interface Claim {
  readonly what: 'code' | 'domain'
  readonly name: string
  readonly pointer: string
}

function claimsOf({ code, domains }: Readonly<Record<string, unknown>>): Claim[] {
  const all = [
    { what: 'code' as const, name: code, pointer: '/code' },
    ...(Array.isArray(domains) ? domains : []).map((name: unknown, index) => ({
      what: 'domain' as const,
      name,
      pointer: `/domains/${index}`,
    })),
  ]
  return all.flatMap(({ name, ...claimed }) => (typeof name === 'string' ? [{ ...claimed, name }] : []))
}

/** Takes the code and the domains of a merchant that is not compiled, as far as they can be read. */
function claimUnread(root: string, id: string, taken: Taken): void {
  const file = `${root.replace(/\/+$/, '')}/${id}/merchant.json`
  const { source } = readSource({ file, kind: 'merchant', name: '', pointer: '/merchant', merchant: id })
  for (const { what, name } of claimsOf(source?.value ?? {})) taken.set(`${what} ${name}`, id)
}

/** Takes the merchant's code and domains, and reports those that another one has. */
function claim(layer: Layer, taken: Taken): Diagnostic[] {
  const source = layer.folder.sources.find((one) => one.kind === 'merchant')
  if (!source) return []
  return claimsOf(source.value).flatMap(({ what, name, pointer }) => {
    const owner = ownerOf(layer.id, what, name, taken)
    if (owner === undefined) taken.set(`${what} ${name}`, layer.id)
    return owner === undefined || owner === layer.id ? [] : [diagnose(source, takenName(what, name, pointer, owner))]
  })
}

/** A name below localhost belongs to the merchant of this name, whether there is one yet or not. */
function ownerOf(id: string, what: string, name: string, taken: Taken): string | undefined {
  const local = what === 'domain' ? /(?:^|\.)([^.]+)\.localhost$/.exec(name)?.[1] : undefined
  return local === undefined || local === id ? taken.get(`${what} ${name}`) : local
}

const takenName = (what: string, name: string, pointer: string, owner: string): Finding => ({
  code: `${what}-taken`,
  pointer,
  at: 'value',
  message: `The ${what} "${name}" belongs to the merchant ${owner} already.`,
  found: name,
  remedy: `Choose another ${what}.`,
})
