import type { Brand } from '../brands/brand.ts'
import type { OperatorPasses } from '../../control/operator-passes.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Platform } from '../../platform.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ControlError } from './control-error.ts'
import { type Parameters, type Shape, readParameters } from './parameters.ts'

/** What a command for one brand works on. */
export interface BrandContext {
  readonly brand: Brand
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly outbox: Outbox
  readonly passes: OperatorPasses
  /** The key of what visitors have written. */
  readonly feedbackKey: Buffer
  /** The key of the audit log. */
  readonly auditKey: Buffer
  /** The password that the operator gives to many, and that nobody may keep. */
  readonly defaultPassword: string | undefined
}

/** One command of the operator's. */
export interface ControlCommand {
  /** What it takes. */
  readonly shape: Shape
  readonly run: (platform: Platform, body: unknown) => Promise<unknown>
}

/** A command for the platform as a whole. */
export function platformCommand<const S extends Shape>(
  shape: S,
  run: (platform: Platform, given: Parameters<S>) => Promise<unknown>,
): ControlCommand {
  return { shape, run: (platform, body) => run(platform, readParameters(shape, body)) }
}

/** A command for one brand, which the parameter `brand` names by its id or its code. What it changes counts at once. */
export function brandCommand<const S extends Shape>(
  shape: S,
  run: (context: BrandContext, given: Parameters<S & { readonly brand: 'text' }>) => Promise<unknown>,
): ControlCommand {
  const whole = { brand: 'text', ...shape } as S & { readonly brand: 'text' }
  return {
    shape: whole,
    run: async (platform, body) => {
      const given = readParameters(whole, body)
      const brand = findBrand(platform, given.brand as string)
      const site = await platform.sites.read(brand)
      try {
        const auditKey = platform.secrets.key('audit')
        const feedbackKey = platform.secrets.key('feedback')
        const { outbox, passes, defaultPassword } = platform
        const context = { brand, site, outbox, passes, tenant: platform.sites.tenant(brand), auditKey, feedbackKey, defaultPassword }
        return await run(context, given)
      } finally {
        platform.sites.forget(brand.config.merchant.code)
      }
    },
  }
}

/** @throws ControlError where there is no such brand */
export function findBrand({ brands }: Platform, name: string): Brand {
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
