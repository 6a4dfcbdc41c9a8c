import type { Deposit } from '../../../src/generated/api.ts'
import { depositBonus, depositFee, toUnit } from '../../../src/engine/rules/money/deposit-sums.ts'
import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import { wordsOf } from '../content/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { channelsOf } from './store/channels.ts'
import { type DepositRecord, type StepRecord, depositsOf } from './store/deposits.ts'
import { type Telling, feeOf } from './tell-offer.ts'

/** Deposits as their owner sees them, with their channels in words and the steps that they went through. */
export async function tellDeposits(tenant: Tenant, records: readonly DepositRecord[], telling: Telling): Promise<Deposit[]> {
  const steps = await depositsOf(tenant).steps(records.map(({ id }) => id))
  const channels = records.length === 0 ? [] : await channelsOf(tenant).all()
  const titles = new Map(channels.map(({ id, texts }) => [id, wordsOf(texts, telling.voice, ['title']).title ?? id]))
  return records.map((record) => tell(record, steps, titles.get(record.channel) ?? record.channel, telling))
}

/**
 * What becomes of a deposit whose time is over: nobody has paid it, or the gateway never answered, so that nobody
 * could. Nothing where it does not wait to be paid.
 */
export const endOf = (state: Deposit['state']): 'expired' | 'failed' | undefined =>
  (({ awaiting: 'expired', requested: 'failed' }) as const)[state as 'awaiting']

/** One whose time is over has come to its end, whether anybody has written that down yet or not. */
export const stateNow = ({ state, expires_at }: DepositRecord, now: Date): Deposit['state'] =>
  (expires_at <= now ? endOf(state) : undefined) ?? state

function tell(record: DepositRecord, steps: readonly StepRecord[], title: string, { exponent, now }: Telling): Deposit {
  const { id, reference, channel, kind, amount, paid, credited, fees, mark, bonus, proof, pay_url, pay_to, reason } = record
  const money = (minor: bigint): string => writeDecimal(minor, exponent)
  const state = stateNow(record, now)
  const settled = credited > 0n
  const fee = settled ? fees : depositFee(amount, feeOf(record, exponent), exponent)
  const arrives = settled ? credited - fees : amount - fee
  const waits = state === 'requested' || state === 'awaiting'
  return {
    id,
    reference,
    channel,
    kind,
    title,
    state,
    amount: money(amount),
    fee: money(fee),
    arrives: money(arrives),
    pay: payOf(record, exponent),
    ...(paid > 0n && { paid: money(paid) }),
    ...(mark !== null && { mark }),
    ...(bonus !== null && { bonus: { id: bonus, ...bonusOf(record, exponent) } }),
    ...(reason !== null && { reason }),
    ...(waits && pay_url !== null && { payUrl: pay_url }),
    ...((waits || state === 'review') && pay_to !== null && { payTo: pay_to }),
    proof: record.proof_asked,
    proofGiven: proof !== null,
    createdAt: record.created_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    steps: [
      ...steps.filter(({ deposit }) => deposit === id).map((step) => ({ state: step.state, at: step.at.toISOString() })),
      ...(state === record.state ? [] : [{ state, at: record.expires_at.toISOString() }]),
    ],
  }
}

/** What is to be paid, in the currency that is paid in. */
export function payOf({ amount, currency, unit }: Pick<DepositRecord, 'amount' | 'currency' | 'unit'>, exponent: number) {
  if (unit === null) return { amount: writeDecimal(amount, exponent), currency, exponent }
  return { amount: writeDecimal(toUnit(amount, unit, exponent), unit.exponent), currency: unit.code, exponent: unit.exponent }
}

/** What the bonus gives: of what was paid once it was, else of what was asked for. */
function bonusOf(record: DepositRecord, exponent: number): { readonly amount: string; readonly turnover: string } {
  const terms = record.bonus_terms
  if (terms === null) return { amount: '0', turnover: '0' }
  const of = record.credited > 0n ? record.credited : record.amount
  const fee = record.credited > 0n ? record.fees : depositFee(of, feeOf(record, exponent), exponent)
  const wire = { percent: writeDecimal(BigInt(terms.percent), 2), most: terms.most, min: terms.least, turnover: terms.turnover }
  const { amount, turnover } = depositBonus(of, of - fee, wire, exponent)
  if (record.credited > 0n && record.bonus_given === 0n) return { amount: '0', turnover: '0' }
  return { amount: writeDecimal(amount, exponent), turnover: writeDecimal(turnover, exponent) }
}
