import type { Permission } from '../../src/generated/api.ts'
import type { Promises } from '../../src/engine/rules/promises.ts'
import type { Outbound } from '../integrations/outbound.ts'
import type { Messenger } from '../integrations/messengers/messenger.ts'
import type { Brand, Brands } from './brands/index.ts'
import type { ApiContext } from './api-context/index.ts'
import type { ServerGateway } from './gateways/index.ts'
import type { Catalogue, DrawSource } from './games/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { OperatorDeps } from './operators/index.ts'
import type { Outbox } from './messages/index.ts'
import type { Secrets } from './secrets/index.ts'
import type { Sites, StartedBrands } from './site/index.ts'
import type { Scanner } from './uploads/index.ts'
import type { Log } from '../telemetry/log.ts'

/**
 * Services that the composition root creates once and that every module may use. A module declares the part it needs.
 */
export interface Platform {
  readonly brands: Brands
  readonly startedBrands: Pick<StartedBrands, 'list' | 'release'>
  readonly sites: Sites
  readonly catalogue: Catalogue
  /** Source of lottery draws. */
  readonly draws: DrawSource
  /** HTTP client for addresses that operators and third parties enter. */
  readonly outbound: Outbound
  readonly secrets: Secrets
  readonly publicKey: Permission['info']['publicKey']
  /** Version of the game pictures of a brand, which changes with them. */
  readonly pictureVersion: (brand: Brand) => Promise<string>
  /** Whether requests from an address are not counted, and get challenges that any hash solves. */
  readonly isUncounted: (address: string) => boolean
  readonly outbox: Outbox
  /** Dependencies of the sign-in and the management of operators. */
  readonly operators: OperatorDeps
  readonly messenger: Messenger
  readonly jobs: Jobs
  /** The default password that the operator assigns to many accounts, and that must be changed. */
  readonly defaultPassword: string | undefined
  /** The payment gateway that the settings of the server configure. Brands can have their own gateways as well. */
  readonly gateway: ServerGateway
  readonly scanner: Scanner
  /** Reads the current values of a brand's rules that texts quote, by placeholder name. */
  readonly readPromises: (context: Pick<ApiContext, 'tenant' | 'brand' | 'site'>) => Promise<Promises>
  readonly log: Log
}
