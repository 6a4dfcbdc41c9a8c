import type { Diagnostic } from '../contract/diagnostic.ts'
import { diagnose, type Finding } from './explain/diagnose.ts'
import type { Layer } from './merge/layer.ts'
import { isMerchantId } from './read/list-merchants.ts'
import { locateInFile } from './read/locate-in-file.ts'
import type { JsonObject } from './read/pointer.ts'
import { readSource } from './read/read-source.ts'
import type { SourceFile } from './read/source-file.ts'

/** The recorded owners of brand codes and domains: the ids of merchants, by code and by domain. */
export interface RecordedOwners {
  readonly codes: ReadonlyMap<string, string>
  readonly domains: ReadonlyMap<string, string>
}

export const noRecordedOwners: RecordedOwners = { codes: new Map(), domains: new Map() }

type ClaimKind = 'code' | 'domain'

interface Claimant {
  readonly id: string
  readonly code: unknown
  readonly extends: unknown
}

/**
 * The codes and domains that the merchants of a folder claim in their merchant.json. They are read before any merchant
 * is compiled, so that the owner of a name does not depend on the order of compilation.
 */
export class BrandClaims {
  readonly #root: string
  readonly #recordedOwners: RecordedOwners
  readonly #ids: ReadonlySet<string>
  /** Merchants with an unreadable merchant.json. Their claims are unknown. */
  readonly #unreadableIds = new Set<string>()
  readonly #claimants: Readonly<Record<ClaimKind, Map<string, Claimant[]>>> = { code: new Map(), domain: new Map() }

  constructor(root: string, ids: readonly string[], recordedOwners: RecordedOwners) {
    this.#root = root.replace(/\/+$/, '')
    this.#recordedOwners = recordedOwners
    this.#ids = new Set(ids)
    for (const id of ids) if (isMerchantId(id)) this.#readClaims(id)
  }

  /**
   * Returns diagnostics for each code and domain of a compiled merchant that belongs to another merchant, or that
   * several merchants claim without any of them having priority.
   */
  validate({ id, folder }: Pick<Layer, 'id' | 'folder'>): readonly Diagnostic[] {
    const source = folder.sources.find((file) => file.kind === 'merchant')
    if (!source || !isMerchantId(id)) return []
    const diagnostics: Diagnostic[] = []
    forEachClaim(source.value, (kind, name, pointer) => {
      const finding = this.#findConflict(id, kind, name)
      if (finding) diagnostics.push(diagnose(source, { code: `duplicate-${kind}`, pointer, at: 'value', found: name, ...finding }))
    })
    return diagnostics
  }

  #readClaims(id: string): void {
    const source = this.#readMerchantFile(id)
    if (!source) return void this.#unreadableIds.add(id)
    const { code, extends: parent } = source.value
    forEachClaim(source.value, (kind, name) => {
      const claimants = this.#claimants[kind]
      claimants.set(name, [...(claimants.get(name) ?? []), { id, code, extends: parent }])
    })
  }

  #findConflict(id: string, kind: ClaimKind, name: string): Pick<Finding, 'message' | 'remedy'> | undefined {
    const localOwner = findLocalOwner(name)
    if (localOwner !== undefined && localOwner !== id)
      return {
        message: `The ${kind} "${name}" belongs to the merchant ${localOwner}: the label before .localhost is the merchant's id.`,
        remedy: `Remove it, or choose another ${kind}.`,
      }
    const claimants = this.#claimants[kind].get(name) ?? []
    const others = claimants.filter((claimant) => claimant.id !== id)
    const owner = this.#findOwner(kind, name, claimants)
    if (owner === id || (owner === undefined && others.length === 0)) return undefined
    if (owner !== undefined)
      return {
        message: `The ${kind} "${name}" belongs to the merchant ${owner} (${this.#getLocation(owner, kind, name)}).`,
        remedy: `Choose another ${kind} here.`,
      }
    const locations = others.map((claimant) => this.#getLocation(claimant.id, kind, name)).join(', ')
    return {
      message: `The ${kind} "${name}" is also used in ${locations}.`,
      remedy: `Choose another ${kind} in the newer of these merchants.`,
    }
  }

  /**
   * Returns the id of the merchant that a name belongs to: the merchant that the platform has recorded for it, if that
   * merchant retains its claim; otherwise the only claimant that is the recorded owner of its own code; otherwise
   * the claimant that all others extend. `undefined` if none of these applies.
   */
  #findOwner(kind: ClaimKind, name: string, claimants: readonly Claimant[]): string | undefined {
    const recordedOwner = this.#recordedOwners[`${kind}s`].get(name)
    if (recordedOwner !== undefined && this.#retainsClaim(recordedOwner, kind, claimants)) return recordedOwner
    const recordedClaimants = claimants.filter(({ id, code }) => typeof code === 'string' && this.#recordedOwners.codes.get(code) === id)
    if (recordedClaimants.length === 1) return recordedClaimants[0]?.id
    return claimants.find(({ id }) => claimants.length > 1 && claimants.every((claimant) => claimant.id === id || claimant.extends === id))
      ?.id
  }

  /**
   * Whether the owner of a name keeps it: a code as long as its folder exists, a domain as long as its merchant.json
   * lists the domain or is unreadable.
   */
  #retainsClaim(owner: string, kind: ClaimKind, claimants: readonly Claimant[]): boolean {
    if (kind === 'code') return this.#ids.has(owner)
    return this.#unreadableIds.has(owner) || claimants.some(({ id }) => id === owner)
  }

  /** Returns the location of a claim, such as `merchants/pearl/merchant.json:5`; only the file if it cannot be read. */
  #getLocation(id: string, kind: ClaimKind, name: string): string {
    const source = this.#readMerchantFile(id)
    let location = this.#getFile(id)
    if (source)
      forEachClaim(source.value, (claimKind, claimedName, pointer) => {
        if (claimKind === kind && claimedName === name) location = `${source.file}:${locateInFile(source, pointer, 'value').line}`
      })
    return location
  }

  #getFile(id: string): string {
    return `${this.#root}/${id}/merchant.json`
  }

  #readMerchantFile(id: string): SourceFile | undefined {
    const folder = `${this.#root}/${id}`
    return readSource({ file: this.#getFile(id), folder, kind: 'merchant', name: '', pointer: '/merchant', merchant: id }).source
  }
}

/** Calls `onClaim` for the code and for each domain that a merchant.json declares. */
function forEachClaim({ code, domains }: JsonObject, onClaim: (kind: ClaimKind, name: string, pointer: string) => void): void {
  if (typeof code === 'string') onClaim('code', code, '/code')
  if (Array.isArray(domains))
    for (const [index, domain] of domains.entries()) if (typeof domain === 'string') onClaim('domain', domain, `/domains/${index}`)
}

/**
 * Returns the id of the merchant that a domain below localhost belongs to, even if no such merchant exists. `undefined`
 * for any other name.
 */
const findLocalOwner = (name: string): string | undefined => (name.endsWith('.localhost') ? name.split('.').at(-2) : undefined)
