import { launchesOf } from './store/launches.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Operator } from '../../vendors/contract.ts'
import type { Platform } from '../../platform.ts'
import { hashToken } from '../secrets/tokens.ts'
import { noteWin } from './winners.ts'

/** The platform as a vendor of games sees it: brands by their codes, the catalogue, and launches to take. */
export function operatorOf({ brands, sites, catalogue }: Pick<Platform, 'brands' | 'sites' | 'catalogue'>): Operator<Tenant> {
  return {
    brand: (code) => {
      const found = brands.all().find(({ config }) => config.merchant.code === code)
      return found && sites.tenant(found)
    },
    game: (id) => (Object.hasOwn(catalogue.games, id) ? catalogue.games[id] : undefined),
    isSite: (host) => brands.byHost(host) !== undefined,
    settled: noteWin,
    redeem: async (tenant, token, game) => {
      const launch = await launchesOf(tenant).use(hashToken(token), game)
      return launch && { player: launch.account, game: launch.game, language: launch.language, host: launch.host, lottery: launch.lottery }
    },
  }
}
