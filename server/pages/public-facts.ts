import { isDeepStrictEqual } from 'node:util'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../database/records.ts'
import type { Brand } from '../modules/brands/index.ts'
import { gamePage, offerAt, menusOf, type GameDeps } from '../modules/games/index.ts'
import { permissionOf, type SiteDeps, type Sites, servicePathOf } from '../modules/site/index.ts'

/** What every visitor of a brand is told alike. The same object for as long as it stays true. */
export interface PublicFacts {
  /** As for a visitor of whom nothing is known. */
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  /** Tells a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** Countries whose visitors are turned away. */
  readonly restricted: ReadonlySet<string>
  /** Whether there are none. */
  readonly forAll: boolean
  /** The country of visitors from this machine and its network. */
  readonly localCountry: string
  /** How often what is true of the site had changed by then. */
  readonly revision: number
  /** Whether they still count. */
  readonly valid: boolean
}

export interface PublicFactsSource {
  read(brand: Brand): Promise<PublicFacts>
}

/** What the platform's facts are made of. */
interface FactDeps extends Pick<GameDeps, 'catalogue' | 'pictureVersion'>, Pick<SiteDeps, 'publicKey'> {
  readonly sites: Sites
  /** Where browsers reach the demo vendor, where that is set. */
  readonly vendorOrigin: () => string | undefined
}

/** What is made of a site is true while nothing of it has changed: a number that rises with every change. */
interface Epoch {
  now: number
}

/** Facts that say themselves whether they are still true, so that nobody has to find those that are not. */
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

  /** The same was read again, by a question that was asked at `epoch`. */
  confirm(epoch: number): void {
    this.#readAt = Math.max(this.#readAt, epoch)
  }
}

interface Entry {
  readonly facts: KnownFacts
  /** What they were made from. */
  readonly made: { readonly site: SiteRecord; readonly config: MerchantConfig; readonly version: string }
}

const nobody = { ip: '', country: '' }

/**
 * Keeps what is told to everybody, made anew only where it has changed. Entries are kept under the brand's code. Facts
 * count for the epoch in which they were asked for, which is read before anything is waited for: those that come late,
 * of an epoch that has passed, never count.
 */
export function openPublicFacts(platform: FactDeps): PublicFactsSource {
  const { sites, catalogue, publicKey, vendorOrigin } = platform
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
        permissionOf(site, nobody, publicKey, vendorOrigin(), servicePathOf(config), config.settings.imageOrigins ?? []),
        menusOf(offer, config, made.version),
        (query) => gamePage(offer, config, made.version, query),
        new Set(site.restricted.map(({ country }) => country)),
        site.local_country,
        Number(site.edition ?? 0),
      )
      kept.set(code, { facts, made })
      return facts
    },
  }
}
