import type { AgentSettlementsQuery, SettlementPage } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type ContractBaseContext, assertContractsEnabled } from './contract-access.ts'
import { createSettlementStore } from './store/settlements.ts'

const defaultPageSize = 20

/**
 * Returns a page of an agent's settlements of a kind of contract: the ones that the agent pays (`side` is `upline`) or
 * receives (`downline`).
 * @throws ApiError forbidden, contract_not_allowed
 */
export async function listSettlements(
  context: ContractBaseContext,
  agent: AccountRecord,
  { kind, side, pageNo = 1, pageSize = defaultPageSize }: AgentSettlementsQuery,
): Promise<SettlementPage> {
  assertContractsEnabled(context, agent)
  const settlements = createSettlementStore(context.tenant)
  const [rows, total] = await Promise.all([
    settlements.listPage(agent.id, side, kind, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    settlements.count(agent.id, side, kind),
  ])
  const formatAmount = (minor: bigint): string => formatDecimal(minor, context.site.exponent)
  return {
    settlements: rows.map(({ id, with: otherUsername, starts_at, ends_at, stake, lost, members, amount, missed, paid_at }) => ({
      id,
      with: otherUsername,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      stake: formatAmount(stake),
      lost: formatAmount(lost),
      members,
      amount: formatAmount(amount),
      ...(missed !== null && { missed }),
      ...(paid_at !== null && { paidAt: paid_at.toISOString() }),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}
