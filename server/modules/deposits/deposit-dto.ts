import type { Deposit } from '../../../src/generated/api.ts'
import { computeDepositBonus, computeDepositFee, convertToPaymentCurrency } from '../../../src/engine/rules/money/deposit-amounts.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { localizeTexts } from '../content/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type GrantedBonus, listGrantedBonuses } from '../wallet/index.ts'
import { getBonusIdempotencyKey } from './eligible-bonuses.ts'
import { createChannelStore } from './store/channels.ts'
import { type DepositRecord, type StepRecord, createDepositStore } from './store/deposits.ts'
import { type DtoContext, toFeeDto } from './channel-dto.ts'

/** Converts deposits for their owner, with the titles of their channels, their steps and their bonuses. */
export async function toDepositsDto(tenant: Tenant, records: readonly DepositRecord[], dtoContext: DtoContext): Promise<Deposit[]> {
  const steps = await createDepositStore(tenant).listSteps(records.map(({ id }) => id))
  const channels = records.length === 0 ? [] : await createChannelStore(tenant).listWithRemoved()
  const titles = new Map(channels.map(({ id, texts }) => [id, localizeTexts(texts, dtoContext.textContext, ['title']).title ?? id]))
  const keys = records.flatMap(({ id, bonus_given: amount }) => (amount > 0n ? [getBonusIdempotencyKey(id)] : []))
  const bonusByKey = new Map((await listGrantedBonuses(tenant, keys)).map((grantedBonus) => [grantedBonus.grant_key, grantedBonus]))
  return records.map((record) => {
    const bonus = toDepositBonusDto(record, bonusByKey.get(getBonusIdempotencyKey(record.id)), dtoContext.exponent)
    return toDepositDto(record, { steps, title: titles.get(record.channel) ?? record.channel, bonus }, dtoContext)
  })
}

/**
 * The state of a deposit after its payment deadline: `expired`, or `failed` if the gateway never opened it. `undefined`
 * if it is not pending.
 */
export const findStateAfterExpiry = (state: Deposit['state']): 'expired' | 'failed' | undefined =>
  (({ awaiting: 'expired', requested: 'failed' }) as const)[state as 'awaiting']

/** The effective state: an overdue deposit has ended even if its row has not been updated yet. */
export const getEffectiveState = ({ state, expires_at }: DepositRecord, now: Date): Deposit['state'] =>
  (expires_at <= now ? findStateAfterExpiry(state) : undefined) ?? state

interface DepositDetails {
  readonly steps: readonly StepRecord[]
  /** Title of the channel. */
  readonly title: string
  readonly bonus: Deposit['bonus']
}

function toDepositDto(record: DepositRecord, { steps, title, bonus }: DepositDetails, { exponent, now }: DtoContext): Deposit {
  const { id, reference, channel, kind, amount, paid, credited, fees, mark, proof, pay_url, pay_to, reason } = record
  const formatMoney = (minor: bigint): string => formatDecimal(minor, exponent)
  const state = getEffectiveState(record, now)
  const isCredited = credited > 0n
  const fee = isCredited ? fees : computeDepositFee(amount, toFeeDto(record, exponent), exponent)
  const netAmount = isCredited ? credited - fees : amount - fee
  const isPending = state === 'requested' || state === 'awaiting'
  return {
    id,
    reference,
    channel,
    kind,
    title,
    state,
    amount: formatMoney(amount),
    fee: formatMoney(fee),
    netAmount: formatMoney(netAmount),
    pay: toPaymentAmountDto(record, exponent),
    ...(paid > 0n && { paid: formatMoney(paid) }),
    ...(mark !== null && { mark }),
    ...(bonus && { bonus }),
    ...(reason !== null && { reason }),
    ...(isPending && pay_url !== null && { payUrl: pay_url }),
    ...((isPending || state === 'review') && pay_to !== null && { payTo: pay_to }),
    proof: record.proof_policy,
    proofGiven: proof !== null,
    createdAt: record.created_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    steps: [
      ...steps.filter(({ deposit }) => deposit === id).map((step) => ({ state: step.state, at: step.at.toISOString() })),
      ...(state === record.state ? [] : [{ state, at: record.expires_at.toISOString() }]),
    ],
  }
}

/** Returns the amount to pay, in the payment currency of the channel or else in the brand's currency. */
export function toPaymentAmountDto({ amount, currency, unit }: Pick<DepositRecord, 'amount' | 'currency' | 'unit'>, exponent: number) {
  if (unit === null) return { amount: formatDecimal(amount, exponent), currency, exponent }
  return {
    amount: formatDecimal(convertToPaymentCurrency(amount, unit, exponent), unit.exponent),
    currency: unit.code,
    exponent: unit.exponent,
  }
}

/**
 * Returns the granted bonus of a deposit; before the first credit, the bonus promised for the requested amount; zero if
 * it was credited without the bonus. `undefined` if the deposit has no bonus.
 */
function toDepositBonusDto(record: DepositRecord, granted: GrantedBonus | undefined, exponent: number): Deposit['bonus'] {
  const { bonus: id, bonus_terms: terms, credited, amount: requested } = record
  if (id === null) return undefined
  if (granted) return { id, amount: formatDecimal(granted.amount, exponent), turnover: formatDecimal(granted.turnover_needed, exponent) }
  if (terms === null || credited > 0n) return { id, amount: '0', turnover: '0' }
  const bonusRules = {
    percent: formatDecimal(BigInt(terms.percent), 2),
    maxBonus: terms.maxBonus,
    minDeposit: terms.minDeposit,
    turnover: terms.turnover,
  }
  const { amount, turnover } = computeDepositBonus(
    requested,
    requested - computeDepositFee(requested, toFeeDto(record, exponent), exponent),
    bonusRules,
    exponent,
  )
  return { id, amount: formatDecimal(amount, exponent), turnover: formatDecimal(turnover, exponent) }
}
