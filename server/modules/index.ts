import accounts from './accounts/module.ts'
import activities from './activities/module.ts'
import agents from './agents/module.ts'
import apiContext from './api-context/module.ts'
import approvals from './approvals/module.ts'
import audit from './audit/module.ts'
import bets from './bets/module.ts'
import brands from './brands/module.ts'
import cashback from './cashback/module.ts'
import commands from './commands/module.ts'
import content from './content/module.ts'
import contracts from './contracts/module.ts'
import deposits from './deposits/module.ts'
import games from './games/module.ts'
import gateways from './gateways/module.ts'
import history from './history/module.ts'
import identity from './identity/module.ts'
import inbox from './inbox/module.ts'
import jobs from './jobs/module.ts'
import messages from './messages/module.ts'
import missions from './missions/module.ts'
import operators from './operators/module.ts'
import payees from './payees/module.ts'
import points from './points/module.ts'
import ranks from './ranks/module.ts'
import records from './records/module.ts'
import referrals from './referrals/module.ts'
import registration from './registration/module.ts'
import rewards from './rewards/module.ts'
import secrets from './secrets/module.ts'
import session from './session/module.ts'
import site from './site/module.ts'
import uploads from './uploads/module.ts'
import vendors from './vendors/module.ts'
import verification from './verification/module.ts'
import wallet from './wallet/module.ts'
import withdrawals from './withdrawals/module.ts'
import { extensions } from './extensions.ts'
import { orderModules } from './order-modules.ts'

/** All modules of the platform, in dependency order. */
export const modules = orderModules([
  accounts,
  activities,
  agents,
  apiContext,
  approvals,
  audit,
  bets,
  brands,
  cashback,
  commands,
  content,
  contracts,
  deposits,
  games,
  gateways,
  history,
  identity,
  inbox,
  jobs,
  messages,
  missions,
  operators,
  payees,
  points,
  ranks,
  records,
  referrals,
  registration,
  rewards,
  secrets,
  session,
  site,
  uploads,
  vendors,
  verification,
  wallet,
  withdrawals,
  ...extensions,
])
