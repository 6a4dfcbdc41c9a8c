import { createHash } from 'node:crypto'
import { validateDeposit } from '../../../src/engine/rules/money/deposit-form.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { DepositRequestBody } from '../../../src/generated/api.ts'
import { withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertRealAccount } from '../accounts/index.ts'
import { type ApiContext, ApiError, type Member } from '../api-context/index.ts'
import { limitRate } from '../verification/index.ts'
import { computeHmac } from '../secrets/index.ts'
import { requirePermit } from '../wallet/index.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { GatewayError, createGatewayStore } from '../gateways/index.ts'
import { listReachableChannels } from './list-reachable-channels.ts'
import { openDeposit } from './open-deposit.ts'
import { type BonusRecord, type ChannelRecord, createChannelStore } from './store/channels.ts'
import { type DepositRecord, type NewDeposit, createDepositStore } from './store/deposits.ts'
import { isAvailableTo, findNextOpening, toBonusDto, toChannelDto, type DtoContext } from './channel-dto.ts'
import { listEligibleBonuses } from './eligible-bonuses.ts'

export type DepositContext = ApiContext & { readonly member: Member }

/** Rate limit of deposit requests per account. */
const rateLimit = { windowSeconds: 600, max: 30, minIntervalSeconds: 0 } as const
/** Maximum number of unpaid deposits of an account. */
const maxUnpaid = 5

/**
 * Requests a deposit, once per idempotency key: validates it with the same rules as the browser, then opens it at the
 * gateway if the channel uses one. If the gateway does not answer, the deposit stays `requested`: a request with the
 * same key retries, and so does the server in the background.
 * @throws ApiError real_account_required, fields_invalid, deposit_channel_closed, deposit_too_many, deposit_key_used,
 * deposit_gateway, too_many_requests, account_disabled
 */
export async function requestDeposit(
  deps: DepositDeps,
  context: DepositContext,
  body: DepositRequestBody,
  dtoContext: DtoContext,
): Promise<DepositRecord> {
  const { secrets } = deps
  const { tenant, site, member } = context
  const { account } = member
  assertRealAccount(account)
  const fingerprint = computeRequestFingerprint(body)
  const previous = await createDepositStore(tenant).findByKey(account.id, body.key)
  if (previous) return openAtGateway(deps, context, requireSameRequest(previous, fingerprint))
  await limitRate(tenant, computeHmac(secrets.deriveKey('throttle'), 'deposit', account.id), rateLimit)
  const channel = await createChannelStore(tenant).findById(body.channel)
  if (!channel || !isAvailableTo(channel, account) || findNextOpening(channel, dtoContext.timeZone, dtoContext.now) !== undefined)
    throw new ApiError('deposit_channel_closed')
  if (!(await listReachableChannels(deps, tenant, [channel])).includes(channel)) throw new ApiError('deposit_channel_closed')
  const bonuses = await listEligibleBonuses(tenant, account)
  const { channel: _, key: _key, ...values } = body
  const rules = {
    channel: toChannelDto(channel, dtoContext),
    bonuses: bonuses.map((bonus) => toBonusDto(bonus, dtoContext)),
    exponent: site.exponent,
  }
  const validated = validateDeposit(rules, values)
  if (validated.amount === undefined || Object.keys(validated.errors).length > 0)
    throw new ApiError('fields_invalid', { fields: validated.errors })
  const bonus = bonuses.find(({ id }) => id === body.bonus)
  const newDeposit = toNewDeposit(channel, bonus, {
    account: account.id,
    amount: validated.amount,
    details: validated.values,
    site,
    now: dtoContext.now,
  })
  const deposit = await withTransaction(tenant, async (trx) => {
    await createAccountStore(trx).lock(account.id)
    await requirePermit(trx, { account: account.id, kind: 'deposit', amount: newDeposit.amount, currency: site.currency })
    const deposits = createDepositStore(trx)
    const existing = await deposits.findByKey(account.id, body.key)
    if (existing) return existing
    if (newDeposit.gateway != null && !(await createGatewayStore(trx).lockForOrder(newDeposit.gateway)))
      throw new ApiError('deposit_channel_closed')
    const unpaid = (await deposits.listOpen(account.id)).filter(
      ({ state, expires_at }) => state !== 'review' && expires_at > dtoContext.now,
    )
    if (unpaid.length >= maxUnpaid) throw new ApiError('deposit_too_many')
    return deposits.insert({ ...newDeposit, request_key: body.key, fingerprint, origin: context.origin, language: getLanguageTag(context) })
  })
  if (!deposit) throw new Error(`The deposit with the key "${body.key}" was neither inserted nor found.`)
  return openAtGateway(deps, context, requireSameRequest(deposit, fingerprint))
}

const getLanguageTag = ({ brand, language }: DepositContext): string => brand.config.languages.catalogue[language]?.tag ?? 'en'

function requireSameRequest(deposit: DepositRecord, fingerprint: string): DepositRecord {
  if (deposit.fingerprint !== fingerprint) throw new ApiError('deposit_key_used')
  return deposit
}

/** Opens the deposit at the gateway, if needed. */
async function openAtGateway(deps: DepositDeps, { tenant, site }: DepositContext, deposit: DepositRecord): Promise<DepositRecord> {
  return openDeposit(deps, tenant, site.exponent, deposit).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    deps.log(`A deposit of ${tenant.code} could not be opened at the gateway: ${error.message}`, { level: 'error' })
    throw new ApiError('deposit_gateway')
  })
}

interface NewDepositValues {
  readonly account: string
  readonly amount: bigint
  readonly details: Readonly<Record<string, string>>
  readonly site: DepositContext['site']
  readonly now: Date
}

function toNewDeposit(
  channel: ChannelRecord,
  bonus: BonusRecord | undefined,
  { account, amount, details, site, now }: NewDepositValues,
): Omit<NewDeposit, 'request_key' | 'fingerprint' | 'origin' | 'language'> {
  const terms = bonus && {
    percent: bonus.percent,
    maxBonus: formatDecimal(bonus.max_bonus, site.exponent),
    minDeposit: formatDecimal(bonus.min_deposit, site.exponent),
    turnover: bonus.turnover,
    days: bonus.days,
    once: bonus.once,
    first: bonus.first,
  }
  return {
    account,
    channel: channel.id,
    kind: channel.kind,
    gateway: channel.pay_to === null ? channel.gateway : null,
    state: channel.pay_to === null ? 'requested' : 'awaiting',
    amount,
    currency: site.currency,
    fee_percent: channel.fee_percent,
    fee_fixed: channel.fee_fixed,
    amount_mismatch: channel.amount_mismatch,
    proof_policy: channel.proof,
    unit: channel.unit === null ? null : JSON.stringify(channel.unit),
    bonus: bonus?.id ?? null,
    bonus_terms: terms === undefined ? null : JSON.stringify(terms),
    details: JSON.stringify(details),
    pay_to: channel.pay_to === null ? null : JSON.stringify(channel.pay_to),
    expires_at: new Date(now.getTime() + channel.minutes * 60_000),
  }
}

function computeRequestFingerprint({ key: _, ...payload }: DepositRequestBody): string {
  const sortedEntries = Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sortedEntries)).digest('base64url')
}
