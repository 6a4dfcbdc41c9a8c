import { isDeepStrictEqual } from 'node:util'
import type { Lane, Permission } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../store/site.ts'
import type { Brand } from './brands.ts'
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
  /** Countries whose visitors are turned away. */
  readonly restricted: ReadonlySet<string>
  /** The country of visitors from this machine and its network. */
  readonly localCountry: string
}

export interface PublicFactsSource {
  /** What is known, if that is recent. */
  recent(brand: Brand): PublicFacts | undefined
  read(brand: Brand): Promise<PublicFacts>
}

interface Entry {
  readonly facts: PublicFacts
  /** What they were made from. */
  readonly made: { readonly site: SiteRecord; readonly config: MerchantConfig; readonly version: string }
  until: number
}

/** What an operator changes here counts at once; what another server on the same database changes, after this time. */
const freshMilliseconds = 60_000
const nobody = { ip: '', country: '' }

/** Keeps what is told to everybody, made anew only where it has changed. Entries are kept under the brand's code. */
export function openPublicFacts(
  platform: Pick<Platform, 'sites' | 'catalogue' | 'pictureVersion' | 'publicKey' | 'vendorOrigin'>,
): PublicFactsSource {
  const { sites, catalogue, publicKey, vendorOrigin } = platform
  const kept = new Map<string, Entry>()
  sites.onForget((code) => {
    const entry = kept.get(code)
    if (entry) entry.until = 0
  })

  async function read(brand: Brand): Promise<PublicFacts> {
    const { config } = brand
    const { code } = config.merchant
    const until = Date.now() + freshMilliseconds
    const site = await sites.read(brand)
    const made = { site, config, version: await platform.pictureVersion(brand) }
    const known = kept.get(code)
    if (known && known.made.config === config && known.made.version === made.version && isDeepStrictEqual(known.made.site, site)) {
      known.until = until
      return known.facts
    }
    const facts: PublicFacts = {
      permission: permissionOf(site, nobody, publicKey, vendorOrigin, servicePathOf(config)),
      lanes: menusOf(offerAt(catalogue, site, config), config, made.version),
      restricted: new Set(site.restricted.map(({ country }) => country)),
      localCountry: site.local_country,
    }
    kept.set(code, { facts, made, until })
    return facts
  }

  return {
    recent: ({ config }) => {
      const entry = kept.get(config.merchant.code)
      return entry && entry.made.config === config && entry.until > Date.now() ? entry.facts : undefined
    },
    read,
  }
}
