import type { AgentSettlementsQuery, SettlementPage } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type ContractBrand, requireContracts } from './contract-access.ts'
import { settlementsOf } from './store/settlements.ts'

/** Default page size. */
const usualCount = 20

/**
 * Lists the settlements of a kind of contract to which an agent is a party.
 * @throws CallError forbidden, contract_not_allowed
 */
export async function listSettlements(
  brand: ContractBrand,
  agent: AccountRecord,
  { kind, side, pageNo = 1, pageSize = usualCount }: AgentSettlementsQuery,
): Promise<SettlementPage> {
  requireContracts(brand, agent)
  const settlements = settlementsOf(brand.tenant)
  const [rows, total] = await Promise.all([
    settlements.page(agent.id, side, kind, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    settlements.count(agent.id, side, kind),
  ])
  const decimal = (minor: bigint): string => writeDecimal(minor, brand.site.exponent)
  return {
    settlements: rows.map(({ id, with: other, starts_at, ends_at, stake, lost, members, amount, missed, paid_at }) => ({
      id,
      with: other,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      stake: decimal(stake),
      lost: decimal(lost),
      members,
      amount: decimal(amount),
      ...(missed !== null && { missed }),
      ...(paid_at !== null && { paidAt: paid_at.toISOString() }),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  }
}
