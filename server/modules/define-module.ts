import type { RuleValues } from '../../src/engine/rules/rule-values.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { CleanUp } from '../database/clean-up.ts'
import type { Tenant } from '../database/tenant.ts'
import type { ErrorReporter } from '../telemetry/report-errors.ts'
import type { ApiContext, ApiHandlers } from './api-context/index.ts'
import type { CommandContext, AdminCommands, PlatformValues } from './commands/index.ts'
import type { JobName, JobHandlers } from './jobs/index.ts'
import type { Platform } from './platform.ts'
import type { Seed } from './site/index.ts'

/** A recurring task that every server runs until it stops. */
interface Schedule {
  /** Interval in seconds. No run starts while the previous one is still running. */
  readonly seconds: number
  /** Must end soon after `signal` aborts. A rejection is ignored: the next run tries again. */
  readonly run: (platform: Platform & { readonly signal: AbortSignal }) => Promise<unknown>
}

/** Services that the admin commands of modules use, and the operator who runs a command. */
export type AdminContext = Platform & CommandContext

/** The brand whose live settings are read, and the accounts whose settings are included. */
export interface SettingsContext {
  readonly tenant: Tenant
  readonly config: MerchantConfig
  readonly usernames: readonly string[]
}

/** Parts of `platform.json` and `content.json`. */
interface LiveSettings {
  readonly platform?: object
  readonly content?: object
}

/** A business capability of the platform: what it depends on, and everything that the server runs for it. */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string
  /** The modules whose public functions it calls. They are ordered before it; import rules are derived from them. */
  readonly dependsOn: readonly string[]
  /**
   * The folder of its migrations, for a module outside the package: it has its own tables and its own migration
   * history.
   */
  readonly migrations?: string
  /** Handlers of its endpoints. */
  readonly endpoints?: (platform: Platform) => Partial<ApiHandlers<EndpointName>>
  readonly adminCommands?: AdminCommands<AdminContext>
  /** Values of `platform.json` that operators read and change, by path. `*` stands for the id of an entry. */
  readonly platformValues?: Readonly<Record<string, PlatformValues>>
  /** Reads its current settings from the database, in the format of `platform.json` and `content.json`. */
  readonly settings?: (context: SettingsContext) => Promise<LiveSettings>
  /** Current values of a brand's rules that texts quote, such as the amount of a bonus. */
  readonly ruleValues?: (context: Pick<ApiContext, 'tenant' | 'brand' | 'site'>) => Promise<RuleValues>
  /** Handlers of jobs of the queue, by job name. */
  readonly jobs?: (platform: Platform) => Partial<JobHandlers>
  /** Jobs that exactly one server runs every minute. */
  readonly minutelyJobs?: readonly JobName[]
  readonly schedules?: readonly Schedule[]
  /** Deletes expired rows of every brand. Runs every ten minutes. */
  readonly cleanup?: CleanUp
  /** Receives each error that the server logs, for an error tracker. It must not block; a rejection is logged. */
  readonly onError?: ErrorReporter
  /** Inserts the initial rows of a new brand, in the transaction that creates it. */
  readonly seed?: Seed
  /** Adds rows to a brand that an earlier version created without them. */
  readonly seedMissing?: Seed
}

/** Declares a module. `server/modules/index.ts` lists all of them; nothing else imports one. */
export const defineModule = (module: ServerModule): ServerModule => module
