import {
  type ControlCommand,
  type ControlCommands,
  findBrand,
  ControlError,
  type Parameters,
  type Shape,
  readParameters,
} from '../modules/commands/index.ts'
import { gamesByVendor } from '../modules/games/index.ts'
import type { Platform } from '../modules/platform.ts'
import { linkTo } from './operator-pages.ts'
import type { OperatorPasses, PassKind } from './operator-passes.ts'

/** What admin commands work on. */
export interface ControlPlace extends Platform {
  /** `undefined` in production, where no page is opened by a link. */
  readonly passes: OperatorPasses | undefined
}

/** What an operator can do with the brands as a whole, and the links that let a browser in. */
export const brandCommands: ControlCommands<ControlPlace> = {
  brands: platformCommand({}, async ({ brands }) =>
    brands
      .all()
      .map(({ id, config }) => ({ id, code: config.merchant.code, name: config.merchant.name, domains: config.merchant.domains })),
  ),
  started: platformCommand({}, async ({ brands, started }) =>
    started.list().map((site) => ({ ...site, domains: brands.byId(site.folder ?? '')?.config.merchant.domains ?? [] })),
  ),
  states: platformCommand({}, async ({ brands }) =>
    brands.states().map(({ id, serving, mistakes }) => ({ brand: id, serving, mistakes: mistakes.length, first: mistakes[0] ?? null })),
  ),
  catalogue: platformCommand({}, async ({ catalogue }) => gamesByVendor(catalogue)),
  release: platformCommand({ code: 'text' }, async ({ brands, started }, { code }) => {
    if (!(await started.release(code))) throw new ControlError(`The platform has started no brand with the code "${code}".`)
    brands.refresh()
    return { released: code }
  }),
  'open-outbox': linkCommand('outbox'),
  'open-inspector': linkCommand('inspect'),
}

function linkCommand(kind: PassKind): ControlCommand<ControlPlace> {
  return platformCommand({ brand: 'text' }, async ({ brands, passes }, { brand: name }) => {
    if (passes === undefined) throw new ControlError('This page belongs to demo mode: production does not serve it.')
    const brand = findBrand(brands, name)
    return { host: `${brand.id}.localhost`, path: linkTo(passes, kind, brand) }
  })
}

/** A command for the platform as a whole. */
function platformCommand<const S extends Shape>(
  shape: S,
  run: (place: ControlPlace, given: Parameters<S>) => Promise<unknown>,
): ControlCommand<ControlPlace> {
  return { shape, creates: 'nothing', run: (place, body) => run(place, readParameters(shape, body)) }
}
