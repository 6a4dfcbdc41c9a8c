import type { Replica } from '../database/connections/replica.ts'
import {
  type CommandContext,
  type CommandUsage,
  type AdminCommand,
  type AdminCommands,
  getBrand,
  AdminApiError,
  type Operator,
  definePlatformCommand,
} from '../modules/commands/index.ts'
import { groupGamesByVendor } from '../modules/games/index.ts'
import type { Platform } from '../modules/platform.ts'
import { createLinkPath } from './operator-pages.ts'
import type { OperatorPasses, PassKind } from './operator-passes.ts'

/** Services that the admin API uses. */
export interface AdminServices extends Platform {
  /** Passes for operator pages; `undefined` in production, which serves no operator pages. */
  readonly passes: OperatorPasses | undefined
  /** Origin at which other machines reach the admin API; `undefined` if only this one does. */
  readonly adminOrigin: string | undefined
  /** The identity of programs that can read the data folder. */
  readonly machine: Operator
  /** The read replica on which reports run; `undefined` if none is configured. */
  readonly replica: Replica | undefined
}

interface ReplicaObserver {
  /** Called with the age of the data, in seconds, if a replica answers. */
  readonly onReplicaResult?: (staleSeconds: number) => void
}

/** Services that admin commands use, and the operator who runs one. */
export type AdminCommandContext = AdminServices & CommandContext & ReplicaObserver

/** Commands that manage brands as a whole, and those that print one-time links for a browser. */
export const brandCommands: AdminCommands<AdminCommandContext> = {
  brands: definePlatformCommand({
    permission: 'platform.read',
    title: 'Brands',
    usage: 'brands',
    help: 'Lists the brands that are served.',
    run: async ({ brands }) =>
      brands
        .all()
        .map(({ id, config }) => ({ id, code: config.merchant.code, name: config.merchant.name, domains: config.merchant.domains })),
  }),
  provisioned: definePlatformCommand({
    permission: 'platform.read',
    title: 'Brands in the database',
    usage: 'provisioned',
    help: 'Lists the brands in this database: code, folder and currency, which were fixed when a server first served the brand.',
    run: async ({ brands, provisionedBrands }) =>
      provisionedBrands.list().map((site) => ({ ...site, domains: brands.byId(site.folder ?? '')?.config.merchant.domains ?? [] })),
  }),
  states: definePlatformCommand({
    permission: 'platform.read',
    title: 'Brand status',
    usage: 'status',
    help: 'Shows which version of its files each brand is served from (current, last-good or nothing), and its errors.',
    run: async ({ brands }) =>
      brands.states().map(({ id, serving, errors }) => ({ brand: id, serving, errors: errors.length, firstError: errors[0] ?? null })),
  }),
  catalogue: definePlatformCommand({
    permission: 'platform.read',
    title: 'Catalogue',
    usage: 'catalogue',
    help: 'Lists the vendors that the platform can offer, and the IDs of their games.',
    run: async ({ catalogue }) => groupGamesByVendor(catalogue),
  }),
  release: definePlatformCommand({
    permission: 'platform.write',
    title: 'Release brand code',
    usage: 'release <code>',
    help: 'Releases a folder from its brand code, so that the folder can take another code. The accounts stay with the old code.',
    sensitive: true,
    parameters: { code: 'text' },
    run: async ({ brands, provisionedBrands }, { code }) => {
      if (!(await provisionedBrands.release(code))) throw new AdminApiError(`This database has no brand with the code "${code}".`)
      brands.refresh()
      return { released: code }
    },
  }),
  'open-outbox': defineLinkCommand('outbox', {
    permission: 'messages.read',
    title: 'Open outbox',
    usage: 'outbox <brand> --open',
    help: 'Shows a link that opens the outbox in a browser on this machine. It works once, within two minutes.',
  }),
  'open-inspector': defineLinkCommand('inspect', {
    permission: 'settings.read',
    title: 'Open inspector',
    usage: 'inspect <brand>',
    help: 'Shows a link that opens the brand’s pages with the inspector in a browser on this machine. It works once, within two minutes.',
  }),
}

function defineLinkCommand(kind: PassKind, usage: CommandUsage & Pick<AdminCommand, 'permission'>): AdminCommand<AdminCommandContext> {
  return definePlatformCommand({
    ...usage,
    output: 'link',
    consoleOnly: 'The link opens only on the server’s own machine.',
    parameters: { brand: 'text' },
    run: async ({ brands, passes }, { brand: name }) => {
      if (passes === undefined) throw new AdminApiError('This page exists only in demo mode.')
      const brand = getBrand(brands, name)
      return { host: `${brand.id}.localhost`, path: createLinkPath(passes, kind, brand) }
    },
  })
}
