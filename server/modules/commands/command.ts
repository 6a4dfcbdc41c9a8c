import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Outbox } from '../messages/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { ControlError, toControlError } from './control-error.ts'
import { type Parameters, type Shape, readParameters } from './parameters.ts'

/** Dependencies of admin commands. */
export interface CommandContext {
  readonly brands: Brands
  readonly sites: {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
    /** Invalidates the cached settings of a brand, so that changes apply at once. */
    forget(code: string): void
  }
  readonly secrets: Secrets
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** Everything the platform can offer: vendors by code, games by id. */
  readonly catalogue: {
    readonly vendors: Readonly<Record<string, { readonly policy: object }>>
    readonly games: Readonly<Record<string, { readonly vendor: string; readonly category: string }>>
  }
  /** Where the server reaches vendors; `undefined` if none can be reached. */
  readonly vendorAddress: () => string | undefined
  /** The default password that the operator assigns to many accounts, and that must be changed. */
  readonly defaultPassword: string | undefined
}

/** Context of a command for one brand: the brand, and the platform's dependencies. */
export type BrandContext<P extends CommandContext = CommandContext> = Omit<P, 'brands' | 'sites'> & {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** Console usage and help of an admin command. */
export interface CommandUsage {
  /**
   * The words of the command line after `livery platform`: `deposits <brand> approve <deposit>`. `<name>` is a
   * parameter; one of the kind `texts` takes the rest of the words, as name=value. `[word]` may be left out, and so may
   * `[<name>]`. Parameters that the words do not name are options, such as `--reason`; so is a word with dashes.
   */
  readonly usage: string
  /** One paragraph. */
  readonly help: string
  /** What the help shows instead of a parameter's name, such as `single|vendor`. */
  readonly placeholders?: Readonly<Record<string, string>>
  /** What the console does with the value: writes a file, prints a link, or ends with 1 unless `right` is true. */
  readonly output?: 'file' | 'link' | 'verdict'
}

/** The parameters that the audit log reads. */
export interface AuditedBody {
  readonly brand: string
  readonly username?: string
  readonly flag?: string
  readonly vendor?: string
  readonly field?: string
}

/** Reads the current value of the setting that a command changes, and its subject within the brand. */
export type ReadSetting = (site: SiteRecord, given: AuditedBody) => { readonly subject?: object; readonly value: unknown }

interface CommandTraits extends CommandUsage {
  /**
   * The entry in the audit log: that it was done, or also the setting before and after. None if it is not given, or the
   * command writes its own.
   */
  readonly audit?: 'done' | ReadSetting
  /** Undoes the command if a relation that the schemas declare (`x-relations`) held before it and does not after it. */
  readonly keepsRelations?: true
}

/** An admin command. */
export interface ControlCommand<P = CommandContext> extends CommandTraits {
  /** The parameters that the command takes. */
  readonly parameters: Shape
  /** Value that it creates, to which the limit of one operator applies; or `nothing`. */
  readonly creates: 'nothing' | ((context: P, body: unknown) => Promise<CreatedValue>)
  readonly run: (context: P, body: unknown) => Promise<unknown>
}

/** Maximum value that a command gives to one player, or takes from one if negative. */
interface CreatedValue {
  /** Minor units of the brand's currency, also for points. */
  readonly worth: bigint
  /** The operator who requests it, if named. */
  readonly by: string | undefined
}

/** Commands by their names in the path. */
export type ControlCommands<P = CommandContext> = Readonly<Record<string, ControlCommand<P>>>

type Given<S extends Shape> = Parameters<S & { readonly brand: 'text' }>

interface BrandCommand<S extends Shape, P extends CommandContext> extends CommandTraits {
  /** The parameters besides the brand. */
  readonly parameters?: S
  readonly run: (context: BrandContext<P>, given: Given<S>) => Promise<unknown>
}

/**
 * Defines a command for one brand, which the parameter `brand` names by id or code. Its changes apply at once. It
 * creates no value; a command that does is a `valueCommand`.
 */
export function brandCommand<const S extends Shape = Shape, P extends CommandContext = CommandContext>({
  parameters,
  run,
  ...usage
}: BrandCommand<S, P>): ControlCommand<P> {
  const allParameters = { brand: 'text', ...parameters } as S & { readonly brand: 'text' }
  return {
    ...usage,
    parameters: allParameters,
    creates: 'nothing',
    run: async (commandContext, body) => {
      const given = readParameters(allParameters, body)
      const context = await contextOf(commandContext, given.brand as string)
      try {
        return await run(context, given)
      } catch (error) {
        throw toControlError(error)
      } finally {
        commandContext.sites.forget(context.brand.config.merchant.code)
      }
    },
  }
}

interface ValueCommand<S extends Shape> extends CommandTraits {
  /** The parameters besides the brand and `by`. */
  readonly parameters: S
  /** Maximum value for one player, in minor units of the brand's currency. */
  readonly worth: (context: BrandContext, given: Given<S & { readonly by: 'text?' }>) => bigint | Promise<bigint>
  readonly run: (context: BrandContext, given: Given<S & { readonly by: 'text?' }>) => Promise<unknown>
}

/**
 * Defines a command for one brand that gives players money, points or a bonus, immediately or when they claim it. Above
 * the brand's limit it needs the approval of a second operator; the parameter `by` names the first.
 */
export function valueCommand<const S extends Shape>({ worth, parameters, ...rest }: ValueCommand<S>): ControlCommand {
  const allParameters = { ...parameters, by: 'text?' } as S & { readonly by: 'text?' }
  const command = brandCommand<S & { readonly by: 'text?' }>({ ...rest, parameters: allParameters })
  return {
    ...command,
    creates: async (context, body) => {
      const given = readParameters(command.parameters, body) as Given<S & { readonly by: 'text?' }>
      const { brand, by } = given as { readonly brand: string; readonly by?: string }
      return { worth: await worth(await contextOf(context, brand), given), by }
    },
  }
}

async function contextOf<P extends CommandContext>({ brands, sites, ...context }: P, name: string): Promise<BrandContext<P>> {
  const brand = findBrand(brands, name)
  return { ...context, brand, site: await sites.read(brand), tenant: sites.tenant(brand) }
}

/** @throws ControlError if the brand does not exist */
export function findBrand(brands: Brands, name: string): Brand {
  const found = brands.byId(name) ?? brands.all().find(({ config }) => config.merchant.code === name)
  if (!found)
    throw new ControlError(
      `There is no brand "${name}". There are: ${brands
        .all()
        .map(({ id }) => id)
        .join(', ')}.`,
    )
  return found
}
