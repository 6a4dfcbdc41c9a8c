import type { Permission } from '../../src/generated/api.ts'
import type { RuleValues } from '../../src/engine/rules/rule-values.ts'
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
import type { Sites, ProvisionedBrands } from './site/index.ts'
import type { Scanner } from './uploads/index.ts'
import type { Log } from '../telemetry/log.ts'

/**
 * Services that the composition root creates once and that every module may use. A module declares those that it uses.
 */
export interface Platform {
  readonly brands: Brands
  /** The brands that exist in the database. */
  readonly provisionedBrands: Pick<ProvisionedBrands, 'list' | 'release'>
  readonly sites: Sites
  readonly catalogue: Catalogue
  /** Source of lottery draws. */
  readonly draws: DrawSource
  /** HTTP client for addresses that operators and third parties enter. */
  readonly outbound: Outbound
  readonly secrets: Secrets
  /** Public key with which browsers encrypt sensitive request bodies. */
  readonly publicKey: Permission['info']['publicKey']
  /** Returns a version that changes with the pictures of a brand's games. */
  readonly pictureVersion: (brand: Brand) => Promise<string>
  /**
   * Whether an address is exempt from proof of work (`PROOF_OF_WORK_EXEMPT`): its requests are not counted, and any
   * hash solves its challenges.
   */
  readonly isProofOfWorkExempt: (address: string) => boolean
  readonly outbox: Outbox
  /** Dependencies for signing operators in and for managing them. */
  readonly operators: OperatorDeps
  readonly messenger: Messenger
  readonly jobs: Jobs
  /** Initial password that the operator assigns to many members, who must change it at the next login. */
  readonly defaultPassword: string | undefined
  /** The payment gateway that the settings of the server configure. Brands can have their own gateways as well. */
  readonly gateway: ServerGateway
  readonly scanner: Scanner
  /** Reads the current values of a brand's rules that texts quote, by placeholder name. */
  readonly readRuleValues: (context: Pick<ApiContext, 'tenant' | 'brand' | 'site'>) => Promise<RuleValues>
  readonly log: Log
}
