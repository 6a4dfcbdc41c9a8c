import { isDeepStrictEqual } from 'node:util'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../database/records.ts'
import type { Brand } from '../modules/brands/index.ts'
import { gamePage, launchOriginsOf, offerAt, menusOf, type GameDeps } from '../modules/games/index.ts'
import { permissionOf, type SiteDeps, type Sites, servicePathOf } from '../modules/site/index.ts'

/** State of a brand that is the same for all visitors. The same object as long as it is valid. */
export interface PublicFacts {
  /** Permissions of an anonymous visitor. */
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  /** Returns a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** Codes of the countries that the brand blocks. */
  readonly restricted: ReadonlySet<string>
  /** Whether no country is blocked. */
  readonly forAll: boolean
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
interface FactDeps extends Pick<GameDeps, 'catalogue' | 'pictureVersion'>, Pick<SiteDeps, 'publicKey'> {
  readonly sites: Sites
}

/** Counter that rises with every change of a site; facts are valid as long as it has not changed. */
interface Epoch {
  now: number
}

/** Facts that check their own validity, so that nothing needs to invalidate them. */
class KnownFacts implements PublicFacts {
  readonly #epoch: Epoch
  #readAt: number

  constructor(
    epoch: Epoch,
    readAt: number,
    readonly permission: Permission,
    readonly gameMenus: readonly GameMenu[],
    readonly games: PublicFacts['games'],
    readonly restricted: ReadonlySet<string>,
    readonly localCountry: string,
    readonly revision: number,
  ) {
    this.#epoch = epoch
    this.#readAt = readAt
  }

  get forAll(): boolean {
    return this.restricted.size === 0
  }

  get valid(): boolean {
    return this.#readAt === this.#epoch.now
  }

  /** Confirms the facts after a read at `epoch` found them unchanged. */
  confirm(epoch: number): void {
    this.#readAt = Math.max(this.#readAt, epoch)
  }
}

interface Entry {
  readonly facts: KnownFacts
  /** What the facts were derived from. */
  readonly made: { readonly site: SiteRecord; readonly config: MerchantConfig; readonly version: string }
}

const anonymousClient = { ip: '', country: '' }

/**
 * Caches the facts of each brand under its code and derives them again only after a change. Facts count for the epoch
 * in which they were requested, which is read before anything is awaited, so that late results of a past epoch never
 * count.
 */
export function openPublicFacts(platform: FactDeps): PublicFactsSource {
  const { sites, catalogue, publicKey } = platform
  const kept = new Map<string, Entry>()
  const epochs = new Map<string, Epoch>()
  const epochOf = (code: string): Epoch => {
    const epoch = epochs.get(code) ?? { now: 0 }
    epochs.set(code, epoch)
    return epoch
  }
  sites.onForget((code) => void (epochOf(code).now += 1))

  return {
    read: async (brand) => {
      const { config } = brand
      const { code } = config.merchant
      const known = kept.get(code)
      if (known && known.made.config === config && known.facts.valid) return known.facts
      const epoch = epochOf(code)
      const readAt = epoch.now
      const site = await sites.read(brand)
      const made = { site, config, version: await platform.pictureVersion(brand) }
      const latest = kept.get(code)
      if (latest && isDeepStrictEqual(latest.made, made)) {
        latest.facts.confirm(readAt)
        return latest.facts
      }
      const offer = offerAt(catalogue, site, config)
      const facts = new KnownFacts(
        epoch,
        readAt,
        permissionOf(
          site,
          anonymousClient,
          publicKey,
          launchOriginsOf(catalogue, site),
          servicePathOf(config),
          config.settings.imageOrigins ?? [],
        ),
        menusOf(offer, config, made.version),
        (query) => gamePage(offer, config, made.version, query),
        new Set(site.restricted.map(({ country }) => country)),
        site.local_country,
        Number(site.revision ?? 0),
      )
      kept.set(code, { facts, made })
      return facts
    },
  }
}
