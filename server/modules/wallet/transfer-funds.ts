import type { Balance, WalletTransferBody } from '../../../src/generated/api.ts'
import { readAmount } from '../../../src/engine/rules/read-amount.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { accountsOf, downlinesOf, accountTypes, requireAgent, requireTrueAccount } from '../accounts/index.ts'
import { ledgerOf } from './store/ledger.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { coolDown } from '../verification/index.ts'
import { keyedDigest } from '../secrets/index.ts'
import { IdempotencyError, OverdraftError, type Transfer, transferWithin } from './ledger.ts'
import { firstMoneyKey, purposesOf } from './ledger-purposes.ts'
import { askPaymentPassword } from '../identity/index.ts'
import type { Sender } from '../messages/index.ts'
import { writeDecimal } from '../../../src/engine/rules/write-decimal.ts'

interface TransferContext {
  readonly sender: Sender
  readonly site: SiteRecord
}

/** How often an account may try to hand money on. */
const limits = { windowSeconds: 600, most: 60, between: 0 } as const

/**
 * Hands money on between an agent and somebody directly below, in either direction, once for each key. What was given as a bonus of registration stays: an agent who registers players would collect it.
 * @throws CallError true_account_required, forbidden, fields_invalid, payment_password_unset, password_wrong, transfer_unavailable, transfer_limit, transfer_key_used, too_many_requests
 */
export async function transferFunds({ sender, site }: TransferContext, account: AccountRecord, body: WalletTransferBody): Promise<Balance> {
  const { tenant, key } = sender
  requireTrueAccount(account)
  if (body.to === 'downline') requireAgent(account)
  const amount = amountOf(body.amount, site)
  await coolDown(tenant, keyedDigest(key, 'transfer', account.id), limits)
  const other = await findOther(tenant, account, body)
  await askPaymentPassword(sender, account, body.paymentPassword)
  const asked: Transfer = {
    idempotencyKey: `transfer/${account.id}/${body.key}`,
    purpose: `${body.to}-transfer`,
    currency: site.currency,
    lines: [
      { party: { player: account.id }, amount: -amount },
      { party: { player: other.id }, amount },
    ],
  }
  await inTransaction(tenant, (inside) => move(inside, account, other, asked)).catch((error: unknown) =>
    explain(tenant, site, account, error),
  )
  return { sumBalance: writeDecimal(await ledgerOf(tenant).balance(account.id, site.currency), site.exponent), currency: site.currency }
}

/** Moves it first: what was moved already is not judged again, and what must not be moved is undone. */
async function move(inside: Tenant, account: AccountRecord, other: AccountRecord, asked: Transfer): Promise<void> {
  if ((await transferWithin(inside, asked)) === 'repeated') return
  for (const { id } of [account, other]) {
    const now = await accountsOf(inside).byId(id)
    if (!now || now.disabled || now.type === accountTypes.guest) throw new CallError('transfer_unavailable')
  }
  if ((await ledgerOf(inside).balance(account.id, asked.currency)) < (await bonusesOf(inside, account))) throw new OverdraftError()
}

const bonusesOf = (tenant: Tenant, { id }: AccountRecord): Promise<bigint> =>
  ledgerOf(tenant).given(
    id,
    purposesOf('bonus').map((purpose) => firstMoneyKey(purpose, id)),
  )

async function explain(tenant: Tenant, { currency, exponent }: SiteRecord, account: AccountRecord, error: unknown): Promise<never> {
  if (error instanceof IdempotencyError) throw new CallError('transfer_key_used')
  if (!(error instanceof OverdraftError)) throw error
  const free = (await ledgerOf(tenant).balance(account.id, currency)) - (await bonusesOf(tenant, account))
  const refusal =
    free > 0n ? { key: 'error_transfer_limit', values: { amount: writeDecimal(free, exponent) } } : { key: 'error_transfer_nothing' }
  throw new CallError('transfer_limit', { fields: { amount: refusal } })
}

/** Who gets it. Nobody learns whether a name that is not below them exists. */
async function findOther(tenant: Tenant, account: AccountRecord, { to, account: name }: WalletTransferBody): Promise<AccountRecord> {
  const below = async () => (name === undefined ? undefined : downlinesOf(tenant, account.id).byUsername(name))
  const above = async () => (account.upline === null || name !== undefined ? undefined : accountsOf(tenant).byId(account.upline))
  const other = await (to === 'downline' ? below() : above())
  if (!other || other.id === account.id) throw new CallError('transfer_unavailable')
  return other
}

function amountOf(text: string, { exponent }: SiteRecord): bigint {
  const amount = readAmount(text, exponent)
  if (typeof amount === 'bigint' && amount > 0n) return amount
  const refusal = amount === 'digits' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }
  throw new CallError('fields_invalid', { fields: { amount: refusal } })
}
