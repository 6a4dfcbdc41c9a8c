import { type RuleValues, getRuleValues } from '../../src/engine/rules/rule-values.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import type { Database } from '../database/database.ts'
import { jobNames } from '../database/job-store.ts'
import type { MigrationSet } from '../database/migration-set.ts'
import type { ApiContext, ApiHandlers } from './api-context/index.ts'
import type { AdminCommands, PlatformValues } from './commands/index.ts'
import type { AdminContext, ServerModule, SettingsContext } from './define-module.ts'
import { modules } from './index.ts'
import type { JobHandlers } from './jobs/index.ts'
import type { Platform } from './platform.ts'
import type { Seed } from './site/index.ts'

/** Merges the declarations of one kind from all modules. Throws if two modules declare the same name. */
function mergeDeclarations<T>(
  kind: string,
  getDeclarations: (module: ServerModule) => Readonly<Record<string, T>> | undefined,
): Record<string, T> {
  const merged: Record<string, T> = {}
  const owners = new Map<string, string>()
  for (const module of modules)
    for (const [name, value] of Object.entries(getDeclarations(module) ?? {})) {
      const owner = owners.get(name)
      if (owner !== undefined) throw new Error(`The modules ${owner} and ${module.name} both declare the ${kind} ${name}.`)
      owners.set(name, module.name)
      merged[name] = value
    }
  return merged
}

/** Throws if any of the names is not declared by a module. */
function assertAllDeclared<T>(kind: string, names: readonly string[], declared: Readonly<Record<string, T>>): void {
  const missing = names.filter((name) => !Object.hasOwn(declared, name))
  if (missing.length > 0) throw new Error(`No module declares the ${kind} ${missing.join(', ')}.`)
}

/** Returns the handler of every endpoint. */
export function createEndpointHandlers(platform: Platform): ApiHandlers<EndpointName> {
  const handlers = mergeDeclarations<unknown>('endpoint', (module) => module.endpoints?.(platform))
  assertAllDeclared('endpoint', Object.keys(endpoints), handlers)
  return handlers as unknown as ApiHandlers<EndpointName>
}

/** Returns the handler of every kind of job. */
export function createJobHandlers(platform: Platform): JobHandlers {
  const handlers = mergeDeclarations('job', (module) => module.jobs?.(platform))
  assertAllDeclared('job', jobNames, handlers)
  return handlers as unknown as JobHandlers
}

/** Migrations of modules outside the package, in the modules' order. */
export const moduleMigrations: readonly MigrationSet[] = modules.flatMap(({ name, migrations: folder }) =>
  folder === undefined ? [] : [{ name: name.replaceAll('-', '_'), folder }],
)

/** The admin commands of the modules, by name. */
export const moduleCommands: AdminCommands<AdminContext> = mergeDeclarations('admin command', ({ adminCommands }) => adminCommands)

/** Values of `platform.json` that operators read and change, by path. */
export const platformValues: Readonly<Record<string, PlatformValues>> = mergeDeclarations('value', (module) => module.platformValues)

/** Functions that insert the initial rows of a new brand, in the modules' order. */
export const seeds: readonly Seed[] = modules.flatMap(({ seed }) => seed ?? [])

/** Adds rows to a brand that an earlier version created without them. */
export const seedMissing: Seed = async (trx, config) => {
  for (const module of modules) await module.seedMissing?.(trx, config)
}

/** Deletes expired rows of every brand. */
export async function cleanUp(db: Database): Promise<void> {
  const now = new Date()
  for (const { cleanup } of modules) await cleanup?.(db, now)
}

/**
 * Reads the current settings from the database, in the format of `platform.json` and `content.json`, together with
 * the brand's `games` configuration.
 */
export async function readLiveSettings(context: SettingsContext): Promise<object> {
  const merged = { games: context.config.games, content: {}, platform: {} }
  // Sequential: the tenant may be a transaction, which has one connection.
  for (const { settings } of modules) {
    const { content, platform } = (await settings?.(context)) ?? {}
    Object.assign(merged.content, content)
    Object.assign(merged.platform, platform)
  }
  return merged
}

/** Names of rule values that operators can change: they come from the database. */
const changeablePattern = /^(?:bonus|activity|registration|referral)\./

/** Reads the current values of a brand's rules, by the names that texts refer to. */
export async function readRuleValues(context: Pick<ApiContext, 'tenant' | 'brand' | 'site'>): Promise<RuleValues> {
  const current = await Promise.all(modules.map(async ({ ruleValues }) => ruleValues?.(context)))
  const configured = Object.entries(getRuleValues(context.brand.config)).filter(([name]) => !changeablePattern.test(name))
  return Object.assign(Object.fromEntries(configured), ...current) as RuleValues
}
