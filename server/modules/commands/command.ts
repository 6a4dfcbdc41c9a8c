import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Outbox } from '../messages/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { AdminApiError, toAdminApiError } from './admin-api-error.ts'
import type { Operator } from './operator.ts'
import { type Parameters, type ParameterShape, parseParameters } from './parameters.ts'
import type { Permission } from './permissions.ts'

/** Dependencies of admin commands. */
export interface CommandContext {
  readonly brands: Brands
  readonly sites: {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
    /** Access to rows that belong to no brand: the audit log of the whole platform. */
    readonly platform: Tenant
    /** Invalidates the cached settings of a brand, so that changes apply at once. */
    invalidate(code: string): void
  }
  readonly secrets: Secrets
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** The catalogue of the platform: vendors by code, games by id. */
  readonly catalogue: {
    readonly vendors: Readonly<Record<string, object>>
    readonly games: Readonly<Record<string, { readonly vendor: string; readonly category: string }>>
  }
  /** The default password that operators assign to many accounts. Players must change it after their first login. */
  readonly defaultPassword: string | undefined
  /** The operator who runs the command. */
  readonly operator: Operator
  /** Exposure that a second operator has approved, in minor units; `undefined` if the command runs without approval. */
  readonly approvedExposure?: bigint | undefined
  /** Adds fields to the command's entry in the audit log. */
  readonly record: (fields: AuditEntryFields) => void
}

/** Fields that a command adds to its entry in the audit log, besides its parameters. */
export interface AuditEntryFields {
  /** The id of the account that it concerns, if the parameter `username` does not name it. */
  readonly account?: string
  /** `waiting` if another operator has to confirm the command; otherwise `done`. */
  readonly outcome?: 'done' | 'waiting'
  /** Further details, without personal data. */
  readonly detail?: object
}

/** Context of a command for one brand: the brand, and the platform's dependencies. */
export type BrandContext<P extends CommandContext = CommandContext> = Omit<P, 'brands' | 'sites'> & {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/**
 * Describes how other commands refer to a row of a list. The rows are objects, or the entries (name and value) of one
 * object.
 */
interface ListedRows {
  /** The parameter of other commands that takes the name of a row. */
  readonly parameter: string
  /** The property of a row that contains its name. Default: the one with the name of the parameter. */
  readonly property?: string
}

/** How the console (`livery platform`) and the back office present an admin command. */
export interface CommandUsage {
  /**
   * The words of the command line after `livery platform`: `deposits <brand> approve <deposit>`. `<name>` is a
   * parameter; one of the kind `texts` takes all remaining words, as name=value. `[word]` and `[<name>]` are optional.
   * Words that begin with dashes and parameters that are not listed are options, such as `--reason`.
   */
  readonly usage: string
  /** One paragraph. */
  readonly help: string
  /**
   * What the help shows instead of a parameter's name. The back office offers alternatives, such as `single|vendor`, as
   * a choice.
   */
  readonly placeholders?: Readonly<Record<string, string>>
  /** What the console does with the value: writes a file, prints a link, or exits with 1 unless `right` is true. */
  readonly output?: 'file' | 'link' | 'verdict'
  /** Title of its page, form and button in the back office. */
  readonly title: string
  /** Set for a list whose rows other commands refer to. */
  readonly rows?: ListedRows
  /**
   * Pagination of a list: the parameter for the cursor, and the property of the value or of its last row that contains
   * the cursor of the next page.
   */
  readonly pagination?: { readonly parameter: string; readonly property: string }
  /** Whether it shows the state of the single record that its parameters identify. */
  readonly summary?: true
  /** Whether it only reads, and its result may be some seconds old: it can run on a replica. */
  readonly isReport?: true
  /** Whether it creates the record that its parameters identify. */
  readonly creates?: true
  /** Whether it moves money, ends access or cannot be undone: the back office then requires a reason. */
  readonly sensitive?: boolean
  /** Why the back office does not offer it. */
  readonly consoleOnly?: string
}

/** The parameters that the audit log reads. */
export interface AuditedBody {
  readonly brand?: string
  readonly path?: string
  readonly username?: string
  readonly upline?: string
  readonly flag?: string
  readonly vendor?: string
  readonly gateway?: string
  readonly field?: string
  readonly code?: string
}

interface AuditedSetting {
  readonly subject?: object
  readonly value: unknown
}

/** Reads the current value of the setting that a command changes, and its subject within the brand. */
export type SettingReader = (site: SiteRecord, auditedBody: AuditedBody, context: BrandContext) => AuditedSetting | Promise<AuditedSetting>

interface CommandTraits extends CommandUsage {
  /** The permission that its operator needs: for the brand that it names, otherwise for all brands. */
  readonly permission: Permission
  /**
   * Reads the setting that its audit entry records before and after the command. Without it, the entry contains only
   * the parameters.
   */
  readonly audit?: SettingReader
  /**
   * Rolls the command back if it violates a relation that the schemas declare (`x-relations`) and that held before. Its
   * audit entry records the settings that it changed.
   */
  readonly checksRelations?: true
  /**
   * Whether the command and its audit entry share one transaction: either both are stored or neither. For commands that
   * move money or decide about it, and have effects in the database alone.
   */
  readonly isAtomic?: true
}

/** An admin command. */
export interface AdminCommand<P = CommandContext> extends CommandTraits {
  /** The parameters that the command takes. */
  readonly parameters: ParameterShape
  /**
   * The maximum value that it gives to one player, or takes from one if negative, in minor units of the brand's
   * currency: the limit of one operator applies to it. `none` if it creates no value.
   */
  readonly exposure: 'none' | ((context: P, body: unknown) => Promise<bigint>)
  readonly run: (context: P, body: unknown) => Promise<unknown>
}

/** Commands by name, as in the path of the admin API. */
export type AdminCommands<P = CommandContext> = Readonly<Record<string, AdminCommand<P>>>

interface PlatformCommand<S extends ParameterShape, P> extends CommandUsage {
  readonly permission: Permission
  readonly parameters?: S
  readonly run: (context: P, input: Parameters<S>) => Promise<unknown>
}

/** Defines a command that is not for one brand alone. It creates no value. */
export function definePlatformCommand<const S extends ParameterShape = Record<never, never>, P = CommandContext>({
  parameters = {} as S,
  run,
  ...usage
}: PlatformCommand<S, P>): AdminCommand<P> {
  return { ...usage, parameters, exposure: 'none', run: (context, body) => run(context, parseParameters(parameters, body)) }
}

type BrandInput<S extends ParameterShape> = Parameters<S & { readonly brand: 'text' }>

interface BrandCommand<S extends ParameterShape, P extends CommandContext> extends CommandTraits {
  /** The parameters besides the brand. */
  readonly parameters?: S
  readonly run: (context: BrandContext<P>, input: BrandInput<S>) => Promise<unknown>
}

/**
 * Defines a command for one brand, which the parameter `brand` names by id or code. Its changes apply at once. It
 * creates no value; a command that does is a `defineValueCommand`.
 */
export function defineBrandCommand<const S extends ParameterShape = ParameterShape, P extends CommandContext = CommandContext>({
  parameters,
  run,
  ...usage
}: BrandCommand<S, P>): AdminCommand<P> {
  const allParameters = { brand: 'text', ...parameters } as S & { readonly brand: 'text' }
  return {
    ...usage,
    parameters: allParameters,
    exposure: 'none',
    run: async (commandContext, body) => {
      const input = parseParameters(allParameters, body)
      const context = await createBrandContext(commandContext, input.brand as string)
      try {
        return await run(context, input)
      } catch (error) {
        throw toAdminApiError(error)
      } finally {
        commandContext.sites.invalidate(context.brand.config.merchant.code)
      }
    },
  }
}

interface ValueCommand<S extends ParameterShape, P extends CommandContext> extends CommandTraits {
  /** The parameters besides the brand. */
  readonly parameters: S
  /** Maximum value for one player, in minor units of the brand's currency. */
  readonly exposure: (context: BrandContext<P>, input: BrandInput<S>) => bigint | Promise<bigint>
  readonly run: (context: BrandContext<P>, input: BrandInput<S>) => Promise<unknown>
}

/**
 * Defines a command for one brand that gives players money, points or a bonus, immediately or when they claim it. Above
 * the brand's limit it needs the approval of a second operator.
 */
export function defineValueCommand<const S extends ParameterShape, P extends CommandContext = CommandContext>({
  exposure,
  ...rest
}: ValueCommand<S, P>): AdminCommand<P> {
  const command = defineBrandCommand<S, P>(rest)
  return {
    ...command,
    exposure: async (context, body) => {
      const input = parseParameters(command.parameters, body) as BrandInput<S>
      return exposure(await createBrandContext(context, input.brand as string), input)
    },
  }
}

/**
 * Returns the context of a command for a brand. Its entries in the audit log name the operator.
 * @throws AdminApiError if the brand does not exist
 */
export async function createBrandContext<P extends CommandContext>(
  { brands, sites, ...context }: P,
  name: string,
): Promise<BrandContext<P>> {
  const brand = getBrand(brands, name)
  return { ...context, brand, site: await sites.read(brand), tenant: { ...sites.tenant(brand), operator: context.operator } }
}

/** Returns the brand with this id or code; `undefined` if it does not exist. */
export const findBrand = (brands: Brands, name: string): Brand | undefined =>
  brands.byId(name) ?? brands.all().find(({ config }) => config.merchant.code === name)

/** @throws AdminApiError if the brand does not exist */
export function getBrand(brands: Brands, name: string): Brand {
  const brand = findBrand(brands, name)
  if (!brand)
    throw new AdminApiError(
      `There is no brand "${name}". There are: ${brands
        .all()
        .map(({ id }) => id)
        .join(', ')}.`,
    )
  return brand
}
