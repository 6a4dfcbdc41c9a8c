import type { Permission } from '../../src/generated/api.ts'
import type { Promises } from '../../src/engine/rules/promises.ts'
import type { Messenger } from '../integrations/messengers/messenger.ts'
import type { Brand, Brands } from './brands/index.ts'
import type { CallContext } from './calls/index.ts'
import type { Gateway } from './deposits/index.ts'
import type { Catalogue, DrawSource } from './games/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { Outbox } from './messages/index.ts'
import type { Secrets } from './secrets/index.ts'
import type { Sites, StartedBrands } from './site/index.ts'
import type { Scanner } from './uploads/index.ts'

/** The services that the composition creates once and every module may use: each takes the part that it names. */
export interface Platform {
  readonly brands: Brands
  readonly started: Pick<StartedBrands, 'list' | 'release'>
  readonly sites: Sites
  readonly catalogue: Catalogue
  /** The draws of lotteries. */
  readonly draws: DrawSource
  readonly secrets: Secrets
  readonly publicKey: Permission['info']['publicKey']
  /** Changes with the pictures of a brand's games. */
  readonly pictureVersion: (brand: Brand) => Promise<string>
  /** Origin at which browsers reach the vendor of games; `undefined` if there is none. */
  readonly vendorOrigin: () => string | undefined
  /** Origin at which this server reaches it; `undefined` if there is none, or before the demo's listens. */
  readonly vendorAddress: () => string | undefined
  /** Whether no work is demanded of an address, and nothing is counted of it. */
  readonly isUncounted: (address: string) => boolean
  readonly outbox: Outbox
  readonly messenger: Messenger
  readonly jobs: Jobs
  /** The password that the operator gives to many, and that nobody may keep. */
  readonly defaultPassword: string | undefined
  readonly gateway: Gateway
  readonly scanner: Scanner
  /** Reads what a brand's rules promise now, by the names that texts refer to. */
  readonly readPromises: (context: Pick<CallContext, 'tenant' | 'brand' | 'site'>) => Promise<Promises>
  readonly log: (line: string) => void
}
