import type { Withdrawal, WithdrawalStep } from '../../../src/generated/api.ts'
import { isPlayerAction, listWithdrawalActions } from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { toMaskedPayeeDto } from '../payees/index.ts'
import { type StepRecord, type WithdrawalRecord, createWithdrawalStore } from './store/withdrawals.ts'

/** Formats withdrawals with their steps for the owner. */
export async function toWithdrawalsDto(tenant: Tenant, site: SiteRecord, records: readonly WithdrawalRecord[]): Promise<Withdrawal[]> {
  const steps = await createWithdrawalStore(tenant).listSteps(records.map(({ id }) => id))
  return records.map((record) =>
    toDto(
      record,
      steps.filter(({ withdrawal }) => withdrawal === record.id),
      site,
    ),
  )
}

export async function toWithdrawalDto(tenant: Tenant, site: SiteRecord, record: WithdrawalRecord): Promise<Withdrawal> {
  const [dto] = await toWithdrawalsDto(tenant, site, [record])
  if (!dto) throw new Error(`No DTO was created for withdrawal ${record.id}.`)
  return dto
}

function toDto(record: WithdrawalRecord, steps: readonly StepRecord[], { exponent }: SiteRecord): Withdrawal {
  const { id, reference, state, receipt, amount, fee, due, paid, receive_by: receiveBy } = record
  const formatAmount = (minorUnits: bigint): string => formatDecimal(minorUnits, exponent)
  return {
    id,
    reference,
    state,
    ...(receipt !== null && { receipt }),
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    netAmount: formatAmount(amount - fee),
    due: formatAmount(due),
    payee: toMaskedPayeeDto(record),
    actions: listWithdrawalActions({ state, paid }, 'player').filter(isPlayerAction),
    ...(receiveBy !== null && { receiveBy: receiveBy.toISOString() }),
    requestedAt: record.requested_at.toISOString(),
    changedAt: record.changed_at.toISOString(),
    steps: steps.map((step) => toStepDto(step, formatAmount)),
  }
}

function toStepDto(
  { state, at, actor, note, received, remaining, proof }: StepRecord,
  formatAmount: (minorUnits: bigint) => string,
): WithdrawalStep {
  const confirmation = {
    ...(received !== null && { receivedAmount: formatAmount(received) }),
    ...(remaining !== null && { remainingAmount: formatAmount(remaining) }),
    ...(proof !== null && { proofImage: proof }),
  }
  return {
    state,
    at: at.toISOString(),
    by: actor,
    ...(note !== null && { note }),
    ...(Object.keys(confirmation).length > 0 && { confirmation }),
  }
}
