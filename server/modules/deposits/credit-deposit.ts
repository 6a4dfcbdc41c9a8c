import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { computeDepositBonus, computeDepositFee } from '../../../src/engine/rules/money/deposit-amounts.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { collectDebt, grantBonus, requirePermit, type Permit, postTransfer } from '../wallet/index.ts'
import { getBonusIdempotencyKey, isEligible } from './eligible-bonuses.ts'
import type { DepositChange, DepositRecord } from './store/deposits.ts'
import { toFeeDto } from './channel-dto.ts'

/**
 * Credits the part of the payments that has not been credited yet, in the transaction that locks the deposit, so that
 * it is credited only once. The fee is deducted; the bonus is granted with the first credit. Returns the change that
 * the caller must store.
 */
export async function creditDeposit(trx: Tenant, deposit: DepositRecord, exponent: number): Promise<DepositChange> {
  const { id, account, currency, paid, credited } = deposit
  const amount = paid - credited
  if (amount <= 0n) return {}
  const depositPermit = await requirePermit(trx, { account, kind: 'deposit-arrived', amount, currency })
  const keySuffix = `${id}/${paid.toString()}`
  const player = { player: account }
  await postTransfer(trx, {
    idempotencyKey: `deposit/${keySuffix}`,
    purpose: 'deposit',
    currency,
    reference: id,
    permits: [depositPermit],
    lines: [
      { party: { house: 'gateway' }, amount: -amount },
      { party: player, amount },
    ],
  })
  const fee = computeDepositFee(amount, toFeeDto(deposit, exponent), exponent)
  if (fee > 0n)
    await postTransfer(trx, {
      idempotencyKey: `deposit-fee/${keySuffix}`,
      purpose: 'deposit-fee',
      currency,
      reference: id,
      permits: [depositPermit],
      lines: [
        { party: player, amount: -fee },
        { party: { house: 'fees' }, amount: fee },
      ],
    })
  await collectDebt(trx, { account, currency })
  const bonus =
    credited === 0n ? await grantPromisedBonus(trx, deposit, { amount, netAmount: amount - fee, exponent, permit: depositPermit }) : 0n
  return { credited: paid, fees: deposit.fees + fee, ...(bonus > 0n && { bonus_given: bonus }) }
}

interface CreditDetails {
  readonly amount: bigint
  readonly netAmount: bigint
  readonly exponent: number
  readonly permit: Permit
}

/**
 * Grants the promised bonus, based on the amount actually paid. If two deposits were promised a one-time or
 * first-deposit bonus, the first one to be paid gets it.
 */
async function grantPromisedBonus(
  trx: Tenant,
  deposit: DepositRecord,
  { amount, netAmount, exponent, permit }: CreditDetails,
): Promise<bigint> {
  const { id, account, currency, bonus, bonus_terms: terms } = deposit
  if (bonus === null || terms === null) return 0n
  if (!(await isEligible(trx, account, { ...terms, id: bonus }))) return 0n
  const { percent, maxBonus, minDeposit, turnover: times, days } = terms
  const bonusRules = { percent: formatDecimal(BigInt(percent), 2), maxBonus, minDeposit, turnover: times }
  const granted = computeDepositBonus(amount, netAmount, bonusRules, exponent)
  if (granted.amount === 0n) return 0n
  await grantBonus(trx, {
    account,
    currency,
    key: getBonusIdempotencyKey(id),
    purpose: 'deposit-bonus',
    amount: granted.amount,
    turnover: granted.turnover,
    endsAt: days === null ? undefined : new Date(Date.now() + days * dayMilliseconds),
    blocksWithdrawals: true,
    terms: { bonus, times, ...(days === null ? {} : { days }) },
    reference: id,
    permit,
  })
  return granted.amount
}
