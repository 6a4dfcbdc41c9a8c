import type { AgentOverviewQuery, AgentStatementQuery, MoneyReport, TeamOverview, TeamStatement } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { teamRecordsOf } from './store/team-records.ts'
import { type MoneyFigures, teamReportsOf } from './store/team-reports.ts'
import type { Tenant } from '../../database/tenant.ts'
import { requireAgent } from '../accounts/index.ts'
import { purposesOf } from '../wallet/index.ts'
import { boundsOf } from '../../../src/engine/rules/time/report-period.ts'

interface ReportContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly timeZone: string
}

/** Default page size. */
const usualCount = 20

/**
 * Overview of the agent's team and its money.
 * @throws CallError forbidden
 */
export async function teamOverview(context: ReportContext, agent: AccountRecord, { period }: AgentOverviewQuery): Promise<TeamOverview> {
  const { site } = context
  const { reports, days } = begin(context, agent, period)
  const [row, played] = await Promise.all([
    reports.overview(),
    teamRecordsOf(context.tenant, agent.id).days(site.currency, days.firstDay, days.lastDay),
  ])
  return {
    ...days,
    direct: Number(row.direct),
    team: Number(row.team),
    joined: Number(row.joined),
    active: Number(row.active),
    balance: writeDecimal(row.balance, site.exponent),
    money: write(row, site),
    days: played.map(({ day, stake, win }) => ({
      day,
      stake: writeDecimal(stake, site.exponent),
      result: writeDecimal(win - stake, site.exponent),
    })),
  }
}

/**
 * Results of each member of the agent's team, one page at a time, with the totals of all members.
 * @throws CallError forbidden
 */
export async function teamStatement(
  context: ReportContext,
  agent: AccountRecord,
  { period, pageNo = 1, pageSize = usualCount, username = '' }: AgentStatementQuery,
): Promise<TeamStatement> {
  const { site } = context
  const { reports, days } = begin(context, agent, period)
  const { total, lines } = await reports.statement(username.trim(), { limit: pageSize, offset: (pageNo - 1) * pageSize })
  const people = Number(total.people)
  return {
    ...days,
    lines: lines.map((line) => ({ account: line.username, type: line.type, money: write(line, site) })),
    sums: write(total, site),
    pageNum: pageNo,
    totalPages: Math.ceil(people / pageSize),
    total: people,
  }
}

function begin({ tenant, site, timeZone }: ReportContext, agent: AccountRecord, period: AgentOverviewQuery['period']) {
  requireAgent(agent)
  const { firstDay, lastDay, from, to } = boundsOf(period, timeZone, new Date())
  const days = { firstDay, lastDay }
  const purposes = { moved: purposesOf('moved'), bonus: purposesOf('bonus'), bet: purposesOf('bet'), win: purposesOf('win') }
  return { reports: teamReportsOf(tenant, agent.id, { currency: site.currency, purposes, from, to, ...days }), days }
}

/** The net result is wins plus bonuses, minus stakes. */
function write(figures: MoneyFigures, { exponent }: SiteRecord): MoneyReport {
  const decimal = (amount: bigint): string => writeDecimal(amount, exponent)
  return {
    moneyIn: decimal(figures.money_in),
    moneyOut: decimal(figures.money_out),
    bets: decimal(figures.bets),
    wins: decimal(figures.wins),
    bonuses: decimal(figures.bonuses),
    result: decimal(figures.wins + figures.bonuses - figures.bets),
  }
}
