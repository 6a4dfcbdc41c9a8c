import { launchesOf } from './store/launches.ts'
import { inTransaction, type Tenant } from '../../database/tenant.ts'
import type { Operator } from '../../vendors/contract.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Catalogue } from './catalogue.ts'
import { hashToken } from '../secrets/index.ts'
import { noteWin } from './winners.ts'

interface OperatorParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant }
  readonly catalogue: Catalogue
}

/** The platform as a vendor of games sees it: brands by their codes, the catalogue, and launches to take. */
export function operatorOf({ brands, sites, catalogue }: OperatorParts): Operator<Tenant> {
  return {
    brand: (code) => {
      const found = brands.all().find(({ config }) => config.merchant.code === code)
      return found && sites.tenant(found)
    },
    game: (id) => (Object.hasOwn(catalogue.games, id) ? catalogue.games[id] : undefined),
    isSite: (host) => brands.byHost(host) !== undefined,
    settled: noteWin,
    inTransaction,
    redeem: async (tenant, token, game) => {
      const launch = await launchesOf(tenant).use(hashToken(token), game)
      return launch && { player: launch.account, game: launch.game, language: launch.language, host: launch.host, lottery: launch.lottery }
    },
  }
}
