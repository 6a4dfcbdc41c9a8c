import type { AgentIncome, IncomeFigures, ReportPeriod } from '../../../src/generated/api.ts'
import { getPeriodBounds } from '../../../src/engine/rules/time/report-period.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord } from '../../database/records.ts'
import { assertAgent } from '../accounts/index.ts'
import type { ContractBaseContext } from './contract-access.ts'
import { type IncomeRow, createSettlementStore } from './store/settlements.ts'

/**
 * Contract income and payments of an agent, by day of payment.
 * @throws ApiError forbidden
 */
export async function getAgentIncome(
  { tenant, site, timeZone }: ContractBaseContext & { readonly timeZone: string },
  agent: AccountRecord,
  period: ReportPeriod,
): Promise<AgentIncome> {
  assertAgent(agent)
  const { firstDay, lastDay, from, to } = getPeriodBounds(period, timeZone, new Date())
  const rows = await createSettlementStore(tenant).listIncome(agent.id, { from, to }, timeZone)
  return {
    firstDay,
    lastDay,
    sums: computeIncomeFigures(rows, site.exponent),
    days: [...new Set(rows.map(({ day }) => day))].map((day) => ({
      day,
      figures: computeIncomeFigures(
        rows.filter((row) => row.day === day),
        site.exponent,
      ),
    })),
  }
}

function computeIncomeFigures(rows: readonly IncomeRow[], exponent: number): IncomeFigures {
  const sumAmounts = (matches: (row: IncomeRow) => boolean): bigint =>
    rows.filter(matches).reduce((total, { amount }) => total + amount, 0n)
  const formatIncome = (kind: IncomeRow['kind']): string =>
    formatDecimal(
      sumAmounts((row) => row.side === 'downline' && row.kind === kind),
      exponent,
    )
  const paid = sumAmounts(({ side }) => side === 'upline')
  return {
    dividend: formatIncome('dividend'),
    dailySalary: formatIncome('dailySalary'),
    hourlySalary: formatIncome('hourlySalary'),
    realtimeSalary: formatIncome('realtimeSalary'),
    paid: formatDecimal(paid, exponent),
    result: formatDecimal(sumAmounts(({ side }) => side === 'downline') - paid, exponent),
  }
}
