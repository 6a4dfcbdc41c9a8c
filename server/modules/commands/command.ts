import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Outbox } from '../messages/index.ts'
import type { Secrets } from '../secrets/index.ts'
import { ControlError } from './control-error.ts'
import { toControlError } from './refused-by-database.ts'
import { type Parameters, type Shape, readParameters } from './parameters.ts'

/** What the operator's commands work on. */
export interface CommandPlace {
  readonly brands: Brands
  readonly sites: {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
    /** What was changed counts from now on. */
    forget(code: string): void
  }
  readonly secrets: Secrets
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** What the platform can offer: games by id. */
  readonly catalogue: { readonly games: Readonly<Record<string, { readonly vendor: string; readonly category: string }>> }
  /** Where vendors answer the operator; `undefined` if none can be reached. */
  readonly vendorAddress: () => string | undefined
  /** The password that the operator gives to many, and that nobody may keep. */
  readonly defaultPassword: string | undefined
}

/** What a command for one brand works on. */
export interface BrandContext extends Pick<
  CommandPlace,
  'secrets' | 'outbox' | 'jobs' | 'catalogue' | 'vendorAddress' | 'defaultPassword'
> {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** One command of the operator's. */
export interface ControlCommand<P = CommandPlace> {
  /** What it takes. */
  readonly shape: Shape
  /** How much value it creates, by which the limit of one operator applies; or `nothing`. */
  readonly creates: 'nothing' | ((place: P, body: unknown) => Promise<CreatedValue>)
  readonly run: (place: P, body: unknown) => Promise<unknown>
}

/** What a command gives to one player at most, or takes away where it is below zero. */
interface CreatedValue {
  /** Minor units of the brand's currency, also where points are given. */
  readonly worth: bigint
  /** The operator who requests it, where they have said so. */
  readonly by: string | undefined
}

/** Commands by the names that they have in the path. */
export type ControlCommands<P = CommandPlace> = Readonly<Record<string, ControlCommand<P>>>

/**
 * A command for one brand, which the parameter `brand` names by its id or its code. What it changes counts at once. It
 * creates no value: one that does is a `valueCommand`.
 */
export function brandCommand<const S extends Shape>(
  shape: S,
  run: (context: BrandContext, given: Parameters<S & { readonly brand: 'text' }>) => Promise<unknown>,
): ControlCommand {
  const whole = { brand: 'text', ...shape } as S & { readonly brand: 'text' }
  return {
    shape: whole,
    creates: 'nothing',
    run: async (place, body) => {
      const given = readParameters(whole, body)
      const context = await contextOf(place, given.brand as string)
      try {
        return await run(context, given)
      } catch (error) {
        throw toControlError(error)
      } finally {
        place.sites.forget(context.brand.config.merchant.code)
      }
    },
  }
}

type Given<S extends Shape> = Parameters<S & { readonly by: 'text?' } & { readonly brand: 'text' }>

/**
 * A command for one brand by which players get money, points or a bonus, now or once they claim it. `worth` says how
 * much one player gets at most, in minor units of the brand's currency. Above the brand's limit it waits for a second
 * operator; the parameter `by` names the first.
 */
export function valueCommand<const S extends Shape>(
  shape: S,
  worth: (context: BrandContext, given: Given<S>) => bigint | Promise<bigint>,
  run: (context: BrandContext, given: Given<S>) => Promise<unknown>,
): ControlCommand {
  const whole = { ...shape, by: 'text?' } as S & { readonly by: 'text?' }
  const command = brandCommand(whole, run)
  return {
    ...command,
    creates: async (place, body) => {
      const given = readParameters(command.shape, body) as Given<S>
      const { brand, by } = given as { readonly brand: string; readonly by?: string }
      return { worth: await worth(await contextOf(place, brand), given), by }
    },
  }
}

async function contextOf({ brands, sites, ...context }: CommandPlace, name: string): Promise<BrandContext> {
  const brand = findBrand(brands, name)
  return { ...context, brand, site: await sites.read(brand), tenant: sites.tenant(brand) }
}

/** @throws ControlError where there is no such brand */
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
