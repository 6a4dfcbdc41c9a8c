import { isDeepStrictEqual } from 'node:util'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../database/records.ts'
import type { Brand } from '../modules/brands/index.ts'
import { getGamePage, listLaunchOrigins, getBrandOffer, listGameMenus, type GameDeps } from '../modules/games/index.ts'
import { toPermissionDto, type SiteDeps, type Sites, createServicePathResolver } from '../modules/site/index.ts'

/** State of a brand that is the same for all visitors. The source returns the same object while it is valid. */
export interface PublicFacts {
  /** Permissions of an anonymous visitor. */
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  /** Returns a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** Codes of the countries that the brand blocks. */
  readonly blockedCountries: ReadonlySet<string>
  /** Whether no country is blocked. */
  readonly appliesToAll: boolean
  /** Country of visitors from this machine and private networks. */
  readonly localCountry: string
  /** Revision of the site's state that the facts were read from. */
  readonly revision: number
  /** Whether the facts are still valid. */
  readonly valid: boolean
}

export interface PublicFactsSource {
  read(brand: Brand): Promise<PublicFacts>
}

/** Services that the facts are read from. */
interface PublicFactsDeps extends Pick<GameDeps, 'catalogue' | 'pictureVersion'>, Pick<SiteDeps, 'publicKey'> {
  readonly sites: Sites
}

/** Counter that increases with every change of a site. Facts are valid until it increases. */
interface Epoch {
  value: number
}

/** Facts that check their own validity, so that nothing needs to invalidate them. */
class CachedFacts implements PublicFacts {
  readonly #epoch: Epoch
  #readEpoch: number

  constructor(
    epoch: Epoch,
    readEpoch: number,
    readonly permission: Permission,
    readonly gameMenus: readonly GameMenu[],
    readonly games: PublicFacts['games'],
    readonly blockedCountries: ReadonlySet<string>,
    readonly localCountry: string,
    readonly revision: number,
  ) {
    this.#epoch = epoch
    this.#readEpoch = readEpoch
  }

  get appliesToAll(): boolean {
    return this.blockedCountries.size === 0
  }

  get valid(): boolean {
    return this.#readEpoch === this.#epoch.value
  }

  /** Extends the validity of the facts, after a read at `epoch` has found them unchanged. */
  confirm(epoch: number): void {
    this.#readEpoch = Math.max(this.#readEpoch, epoch)
  }
}

interface CacheEntry {
  readonly facts: CachedFacts
  /** Data that the facts were derived from. */
  readonly inputs: { readonly site: SiteRecord; readonly config: MerchantConfig; readonly version: string }
}

const anonymousClient = { ip: '', country: '' }

/**
 * Caches the facts of each brand under its code and derives them again only after a change. Facts belong to the epoch
 * in which they were requested, which is read before anything is awaited, so that results that arrive after a change
 * are not valid and are not served from the cache.
 */
export function createPublicFactsSource(deps: PublicFactsDeps): PublicFactsSource {
  const { sites, catalogue, publicKey } = deps
  const entries = new Map<string, CacheEntry>()
  const epochs = new Map<string, Epoch>()
  const getOrCreateEpoch = (code: string): Epoch => {
    const epoch = epochs.get(code) ?? { value: 0 }
    epochs.set(code, epoch)
    return epoch
  }
  sites.onInvalidate((code) => void (getOrCreateEpoch(code).value += 1))

  return {
    read: async (brand) => {
      const { config } = brand
      const { code } = config.merchant
      const cached = entries.get(code)
      if (cached && cached.inputs.config === config && cached.facts.valid) return cached.facts
      const epoch = getOrCreateEpoch(code)
      const readEpoch = epoch.value
      const site = await sites.read(brand)
      const inputs = { site, config, version: await deps.pictureVersion(brand) }
      const latest = entries.get(code)
      if (latest && isDeepStrictEqual(latest.inputs, inputs)) {
        latest.facts.confirm(readEpoch)
        entries.set(code, { facts: latest.facts, inputs })
        return latest.facts
      }
      const offer = getBrandOffer(catalogue, site, config)
      const facts = new CachedFacts(
        epoch,
        readEpoch,
        toPermissionDto(
          site,
          anonymousClient,
          publicKey,
          listLaunchOrigins(catalogue, site),
          createServicePathResolver(config),
          config.settings.imageOrigins ?? [],
        ),
        listGameMenus(offer, config, inputs.version),
        (query) => getGamePage(offer, config, inputs.version, query),
        new Set(site.restricted.map(({ country }) => country)),
        site.local_country,
        Number(site.revision ?? 0),
      )
      entries.set(code, { facts, inputs })
      return facts
    },
  }
}
