import type { AgentOverviewQuery, AgentStatementQuery, MoneyReport, TeamOverview, TeamStatement } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createTeamRecordStore } from './store/team-records.ts'
import { type MoneyTotals, createTeamReportStore } from './store/team-reports.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertAgent } from '../accounts/index.ts'
import { listPurposes } from '../wallet/index.ts'
import { getPeriodBounds } from '../../../src/engine/rules/time/report-period.ts'

interface ReportContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly timeZone: string
}

const defaultPageSize = 20

/**
 * Returns the overview of the agent's team: its members, money and daily results.
 * @throws ApiError forbidden
 */
export async function getTeamOverview(context: ReportContext, agent: AccountRecord, { period }: AgentOverviewQuery): Promise<TeamOverview> {
  const { site } = context
  const { reports, dayRange } = createReports(context, agent, period)
  const [row, playDays] = await Promise.all([
    reports.getOverview(),
    createTeamRecordStore(context.tenant, agent.id).listDays(site.currency, dayRange.firstDay, dayRange.lastDay),
  ])
  return {
    ...dayRange,
    direct: Number(row.direct),
    team: Number(row.team),
    joined: Number(row.joined),
    active: Number(row.active),
    balance: formatDecimal(row.balance, site.exponent),
    money: toMoneyReport(row, site),
    days: playDays.map(({ day, stake, win }) => ({
      day,
      stake: formatDecimal(stake, site.exponent),
      result: formatDecimal(win - stake, site.exponent),
    })),
  }
}

/**
 * Returns a page of the results per member of the agent's team, limited to usernames that contain `username`, with the
 * totals of all these members.
 * @throws ApiError forbidden
 */
export async function getTeamStatement(
  context: ReportContext,
  agent: AccountRecord,
  { period, pageNo = 1, pageSize = defaultPageSize, username = '' }: AgentStatementQuery,
): Promise<TeamStatement> {
  const { site } = context
  const { reports, dayRange } = createReports(context, agent, period)
  const { total, lines } = await reports.getStatement(username.trim(), { limit: pageSize, offset: (pageNo - 1) * pageSize })
  const memberCount = Number(total.people)
  return {
    ...dayRange,
    lines: lines.map((line) => ({ account: line.username, type: line.type, money: toMoneyReport(line, site) })),
    sums: toMoneyReport(total, site),
    pageNum: pageNo,
    totalPages: Math.ceil(memberCount / pageSize),
    total: memberCount,
  }
}

function createReports({ tenant, site, timeZone }: ReportContext, agent: AccountRecord, period: AgentOverviewQuery['period']) {
  assertAgent(agent)
  const { firstDay, lastDay, from, to } = getPeriodBounds(period, timeZone, new Date())
  const dayRange = { firstDay, lastDay }
  const purposes = { cashflow: listPurposes('cashflow'), bonus: listPurposes('bonus'), bet: listPurposes('bet'), win: listPurposes('win') }
  return { reports: createTeamReportStore(tenant, agent.id, { currency: site.currency, purposes, from, to, ...dayRange }), dayRange }
}

/** The net result is wins plus bonuses, minus stakes. */
function toMoneyReport(totals: MoneyTotals, { exponent }: SiteRecord): MoneyReport {
  const formatAmount = (amount: bigint): string => formatDecimal(amount, exponent)
  return {
    moneyIn: formatAmount(totals.money_in),
    moneyOut: formatAmount(totals.money_out),
    bets: formatAmount(totals.bets),
    wins: formatAmount(totals.wins),
    bonuses: formatAmount(totals.bonuses),
    result: formatAmount(totals.wins + totals.bonuses - totals.bets),
  }
}
