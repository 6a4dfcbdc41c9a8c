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
  /** The password that the operator gives to many, and that nobody may keep. */
  readonly defaultPassword: string | undefined
}

/** What a command for one brand works on. */
export interface BrandContext extends Pick<CommandPlace, 'secrets' | 'outbox' | 'jobs' | 'defaultPassword'> {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
}

/** One command of the operator's. */
export interface ControlCommand<P = CommandPlace> {
  /** What it takes. */
  readonly shape: Shape
  readonly run: (place: P, body: unknown) => Promise<unknown>
}

/** Commands by the names that they have in the path. */
export type ControlCommands<P = CommandPlace> = Readonly<Record<string, ControlCommand<P>>>

/** A command for one brand, which the parameter `brand` names by its id or its code. What it changes counts at once. */
export function brandCommand<const S extends Shape>(
  shape: S,
  run: (context: BrandContext, given: Parameters<S & { readonly brand: 'text' }>) => Promise<unknown>,
): ControlCommand {
  const whole = { brand: 'text', ...shape } as S & { readonly brand: 'text' }
  return {
    shape: whole,
    run: async ({ brands, sites, secrets, outbox, jobs, defaultPassword }, body) => {
      const given = readParameters(whole, body)
      const brand = findBrand(brands, given.brand as string)
      const site = await sites.read(brand)
      try {
        return await run({ brand, site, tenant: sites.tenant(brand), secrets, outbox, jobs, defaultPassword }, given)
      } catch (error) {
        throw toControlError(error)
      } finally {
        sites.forget(brand.config.merchant.code)
      }
    },
  }
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
