import type { Catalogue } from '../server/modules/games/index.ts'
import type { Secrets } from '../server/modules/secrets/index.ts'
import type { Seed } from '../server/modules/site/index.ts'
import type { DemoAccounts } from './accounts/demo-accounts.ts'
import { createAccountSeed, seedAffiliates } from './accounts/seed-accounts.ts'
import { seedBalances } from './accounts/seed-balances.ts'
import { seedPermits } from './accounts/seed-permits.ts'
import { seedActivities } from './history/seed-activities.ts'
import { seedContracts } from './history/seed-contracts.ts'
import { createHistorySeed } from './history/seed-history.ts'
import { seedInbox } from './history/seed-inbox.ts'
import { seedMissions } from './history/seed-missions.ts'
import { seedPoints } from './history/seed-points.ts'
import { seedRanks } from './history/seed-ranks.ts'
import { seedReferrals } from './history/seed-referrals.ts'
import { seedRewards } from './history/seed-rewards.ts'
import { seedWins } from './history/seed-wins.ts'

export interface DemoSeedDeps {
  readonly accounts: DemoAccounts
  readonly catalogue: Catalogue
  readonly secrets: Pick<Secrets, 'deriveKey'>
}

/**
 * Returns the seeds of a new brand's demo accounts and their history, in the order in which they run: accounts first,
 * the history before the seeds that are calculated from it, and the invited friends before their missions.
 */
export const createDemoSeeds = ({ accounts, catalogue, secrets }: DemoSeedDeps): readonly Seed[] => [
  createAccountSeed(accounts),
  seedBalances,
  seedWins,
  seedPermits,
  createHistorySeed({ catalogue, secrets }),
  seedAffiliates,
  seedInbox,
  seedPoints,
  seedRewards,
  seedActivities,
  seedContracts,
  seedReferrals,
  seedMissions,
  seedRanks,
]
