import type { AccountTables } from './tables/accounts.ts'
import type { ActivityTables } from './tables/activities.ts'
import type { BrandTables } from './tables/brands.ts'
import type { ContentTables } from './tables/content.ts'
import type { ContractTables } from './tables/contracts.ts'
import type { DepositTables } from './tables/deposits.ts'
import type { GameTables } from './tables/games.ts'
import type { InboxTables } from './tables/inbox.ts'
import type { LedgerTables } from './tables/ledger.ts'
import type { MissionTables } from './tables/missions.ts'
import type { PointsTables } from './tables/points.ts'
import type { RankTables } from './tables/ranks.ts'
import type { RecordTables } from './tables/records.ts'
import type { ReferralTables } from './tables/referrals.ts'
import type { RewardTables } from './tables/rewards.ts'
import type { SessionTables } from './tables/sessions.ts'
import type { SiteTables } from './tables/sites.ts'
import type { WithdrawalTables } from './tables/withdrawals.ts'

/**
 * The tables of the platform. Every one has the merchant's code at the head of its key, but `brand_files`, whose rows
 * are named after their contents. A store may add what it alone
 * asks.
 */
export interface Tables
  extends
    SiteTables,
    ActivityTables,
    BrandTables,
    ContentTables,
    AccountTables,
    SessionTables,
    ContractTables,
    InboxTables,
    LedgerTables,
    MissionTables,
    PointsTables,
    RankTables,
    RecordTables,
    ReferralTables,
    RewardTables,
    DepositTables,
    WithdrawalTables,
    GameTables {}
