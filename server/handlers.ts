import type { CallHandlers } from './modules/calls/index.ts'
import { makeActivityHandlers } from './modules/activities/index.ts'
import { makeAgentHandlers } from './modules/agents/index.ts'
import { makeCashbackHandlers } from './modules/cashback/index.ts'
import { makeContentHandlers } from './modules/content/index.ts'
import { makeContractHandlers } from './modules/contracts/index.ts'
import { makeDepositHandlers } from './modules/deposits/index.ts'
import { makeGameHandlers } from './modules/games/index.ts'
import { makeIdentityHandlers } from './modules/identity/index.ts'
import { makeInboxHandlers } from './modules/inbox/index.ts'
import { makeMissionHandlers } from './modules/missions/index.ts'
import { makePayeeHandlers } from './modules/payees/index.ts'
import { makePointsHandlers } from './modules/points/index.ts'
import { makeRankHandlers } from './modules/ranks/index.ts'
import { makeRecordHandlers } from './modules/records/index.ts'
import { makeReferralHandlers } from './modules/referrals/index.ts'
import { makeRegistrationHandlers } from './modules/registration/index.ts'
import { makeRewardHandlers } from './modules/rewards/index.ts'
import { makeAccessHandlers, makeSessionHandlers } from './modules/session/index.ts'
import { makeSiteHandlers } from './modules/site/index.ts'
import { makeVerificationHandlers } from './modules/verification/index.ts'
import { makeWalletHandlers } from './modules/wallet/index.ts'
import { makeWithdrawalHandlers } from './modules/withdrawals/index.ts'
import type { CallName } from '../src/generated/endpoints.ts'
import type { Platform } from './platform.ts'
import { readPromises } from './read-promises.ts'

/** Who answers each call: no call is without a handler, and no handler without a call. */
export const makeHandlers = (platform: Platform): CallHandlers<CallName> => ({
  ...makeActivityHandlers(platform),
  ...makeAgentHandlers(platform),
  ...makeContentHandlers({ ...platform, readPromises }),
  ...makeContractHandlers(platform),
  ...makeDepositHandlers(platform),
  ...makeGameHandlers(platform),
  ...makeIdentityHandlers(platform),
  ...makeInboxHandlers(),
  ...makeMissionHandlers(),
  ...makePayeeHandlers(platform),
  ...makePointsHandlers(platform),
  ...makeRankHandlers(),
  ...makeRecordHandlers(platform),
  ...makeCashbackHandlers(),
  ...makeRewardHandlers(platform),
  ...makeReferralHandlers(),
  ...makeRegistrationHandlers(platform),
  ...makeAccessHandlers(platform),
  ...makeSessionHandlers(platform),
  ...makeSiteHandlers(platform),
  ...makeVerificationHandlers(platform),
  ...makeWalletHandlers(platform),
  ...makeWithdrawalHandlers(platform),
})
