import type { Promises } from '../../src/engine/rules/promises.ts'
import type { CallName } from '../../src/generated/endpoints.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { CleanUp } from '../database/clean-up.ts'
import type { Tenant } from '../database/tenant.ts'
import type { CallContext, CallHandlers } from './calls/index.ts'
import type { ControlCommands, PlatformValues } from './commands/index.ts'
import type { JobName, JobWork } from './jobs/index.ts'
import type { Platform } from './platform.ts'
import type { Seed } from './site/index.ts'

/** Work that a server repeats until it stops. */
interface Schedule {
  /** Seconds between two runs; a run that takes longer delays the next. */
  readonly seconds: number
  /** Must end soon after `signal` aborts. A rejection is ignored: the next run tries again. */
  readonly run: (platform: Platform & { readonly signal: AbortSignal }) => Promise<unknown>
}

/** Whose settings are read: of accounts, those that are named. */
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
  /** The modules whose public functions it calls. They come before it, and import boundaries follow from this. */
  readonly dependsOn: readonly string[]
  /** The folder of its migrations, for a module outside of the package: tables of its own, recorded apart. */
  readonly migrations?: string
  /** Handlers of the endpoints that it answers. */
  readonly endpoints?: (platform: Platform) => Partial<CallHandlers<CallName>>
  readonly adminCommands?: ControlCommands<Platform>
  /** The values of `platform.json` that an operator reads and changes, by path. `*` stands for the id of an entry. */
  readonly platformValues?: Readonly<Record<string, PlatformValues>>
  /** What the database holds in place of `platform.json` and `content.json`, as these files write it. */
  readonly settings?: (context: SettingsContext) => Promise<LiveSettings>
  /** What its rules promise a brand's players now. */
  readonly promises?: (context: Pick<CallContext, 'tenant' | 'brand' | 'site'>) => Promise<Promises>
  /** Handlers of the queue's jobs. */
  readonly jobs?: (platform: Platform) => Partial<JobWork>
  /** Jobs that one of all servers does every minute. */
  readonly ticks?: readonly JobName[]
  readonly schedules?: readonly Schedule[]
  /** Deletes, of every brand, rows that nobody needs any more. Runs every ten minutes. */
  readonly cleanup?: CleanUp
  /** Writes the initial rows of a new brand, in the transaction that creates it. */
  readonly seed?: Seed
  /** Adds rows to a brand that an earlier version created without them. */
  readonly seedMissing?: Seed
}

/** Declares a module. `server/modules/index.ts` lists them; nothing else names one. */
export const defineModule = (module: ServerModule): ServerModule => module
