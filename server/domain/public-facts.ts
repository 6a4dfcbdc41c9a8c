import { isDeepStrictEqual } from 'node:util'
import type { GameListQuery, GamePage, Lane, Permission } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../store/site.ts'
import type { Brand } from './brands.ts'
import { gamePage } from './list-games.ts'
import { offerAt } from './offer-at.ts'
import { menusOf } from './menus.ts'
import { permissionOf } from './permission.ts'
import type { Platform } from './platform.ts'
import { servicePathOf } from './service-paths.ts'

/** What every visitor of a brand is told alike. The same object for as long as it stays true. */
export interface PublicFacts {
  /** As for a visitor of whom nothing is known. */
  readonly permission: Permission
  readonly lanes: readonly Lane[]
  /** Tells a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** Countries whose visitors are turned away. */
  readonly restricted: ReadonlySet<string>
  /** Whether there are none. */
  readonly forAll: boolean
  /** The country of visitors from this machine and its network. */
  readonly localCountry: string
  /** Whether they still count. */
  readonly valid: boolean
}

export interface PublicFactsSource {
  read(brand: Brand): Promise<PublicFacts>
}

interface Entry {
  readonly facts: PublicFacts & { valid: boolean }
  /** What they were made from. */
  readonly made: { readonly site: SiteRecord; readonly config: MerchantConfig; readonly version: string }
}

const nobody = { ip: '', country: '' }

/** Keeps what is told to everybody, made anew only where it has changed. Entries are kept under the brand's code. */
export function openPublicFacts(
  platform: Pick<Platform, 'sites' | 'catalogue' | 'pictureVersion' | 'publicKey' | 'vendorOrigin'>,
): PublicFactsSource {
  const { sites, catalogue, publicKey, vendorOrigin } = platform
  const kept = new Map<string, Entry>()
  const changes = new Map<string, number>()
  const changesOf = (code: string): number => changes.get(code) ?? 0
  sites.onForget((code) => {
    changes.set(code, changesOf(code) + 1)
    const entry = kept.get(code)
    if (entry) entry.facts.valid = false
  })

  return { read }

  async function read(brand: Brand): Promise<PublicFacts> {
    const { config } = brand
    const { code } = config.merchant
    const known = kept.get(code)
    if (known && known.made.config === config && known.facts.valid) return known.facts
    const before = changesOf(code)
    const site = await sites.read(brand)
    const made = { site, config, version: await platform.pictureVersion(brand) }
    // What was changed while it was read may not be in it.
    const valid = changesOf(code) === before
    if (known && isDeepStrictEqual(known.made, made)) {
      known.facts.valid = valid
      kept.set(code, { facts: known.facts, made })
      return known.facts
    }
    const restricted = new Set(site.restricted.map(({ country }) => country))
    const offer = offerAt(catalogue, site, config)
    const facts = {
      permission: permissionOf(site, nobody, publicKey, vendorOrigin, servicePathOf(config), config.settings.imageOrigins ?? []),
      lanes: menusOf(offer, config, made.version),
      games: (query: GameListQuery) => gamePage(offer, config, made.version, query),
      restricted,
      forAll: restricted.size === 0,
      localCountry: site.local_country,
      valid,
    }
    if (known) known.facts.valid = false
    kept.set(code, { facts, made })
    return facts
  }
}
