import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { isUuid } from '../../database/is-uuid.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { getAccount, lockAccounts } from '../accounts/index.ts'
import {
  type BrandContext,
  type AdminCommands,
  type Operator,
  defineBrandCommand,
  AdminApiError,
  parseCommandAmount,
  requirePerson,
} from '../commands/index.ts'
import { collectDebt } from './debts.ts'
import { postTransfer } from './ledger.ts'
import { requirePermit } from './permit.ts'
import { type AdjustmentRecord, createAdjustmentStore } from './store/adjustments.ts'
import type { SiteRecord } from '../../database/records.ts'
import { OverdraftError } from './payout.ts'

const maxAdjustments = 100

/**
 * Commands for adjustments of a player's balance. Above the brand's limit, another operator must confirm an
 * adjustment.
 */
export const adjustmentCommands: AdminCommands = {
  adjust: defineBrandCommand({
    permission: 'ledger.write',
    isAtomic: true,
    title: 'Adjust balance',
    usage: 'adjust <brand> <username> <amount>',
    help: 'Credits a player’s balance, or debits it if the amount is negative. An adjustment above the brand’s adjustment limit is pending until another operator approves it.',
    sensitive: true,
    parameters: { username: 'text', amount: 'text', reason: 'text', key: 'text' },
    run: async (context, parameters) => {
      const { tenant, site, operator } = context
      const { id: account } = await getAccount(tenant, parameters.username)
      const amount = parseSignedAmount(parameters.amount, context)
      if (!isWithinOperatorLimit(amount, site)) requirePerson(operator)
      const input = {
        request_key: parameters.key,
        account,
        amount,
        currency: site.currency,
        reason: parameters.reason,
        requested_by: operator.name,
        requester: operator.id,
      }
      const result = await withTransaction(tenant, async (trx) => {
        await lockAccounts(trx, [account])
        const adjustment = await createAdjustmentStore(trx).findOrInsert(input)
        if (adjustment.account !== account || adjustment.amount !== amount || adjustment.reason !== parameters.reason)
          throw new AdminApiError('The key was used for a different adjustment.')
        return adjustment.state === 'waiting' && isWithinOperatorLimit(amount, site)
          ? applyAdjustment(trx, adjustment, operator)
          : adjustment
      })
      return auditAndDescribe(context, result)
    },
  }),

  'confirm-adjustment': defineBrandCommand({
    permission: 'ledger.write',
    isAtomic: true,
    title: 'Approve adjustment',
    usage: 'adjust <brand> confirm <adjustment>',
    help: 'Approves an adjustment that another operator requested, and changes the balance.',
    sensitive: true,
    parameters: { adjustment: 'text' },
    run: async (context, { adjustment: id }) => {
      const { tenant, operator } = context
      const decider = requirePerson(operator)
      const confirmedAdjustment = await decideAdjustment(tenant, id, (trx, adjustment) => {
        if (adjustment.requester === decider)
          throw new AdminApiError(`Adjustment "${adjustment.id}" was requested by the same operator: another one must confirm it.`)
        return applyAdjustment(trx, adjustment, operator)
      })
      return auditAndDescribe(context, confirmedAdjustment)
    },
  }),

  'refuse-adjustment': defineBrandCommand({
    permission: 'ledger.write',
    isAtomic: true,
    title: 'Reject adjustment',
    usage: 'adjust <brand> refuse <adjustment>',
    help: 'Rejects an adjustment that another operator requested.',
    parameters: { adjustment: 'text' },
    run: async (context, { adjustment: id }) => {
      requirePerson(context.operator)
      const refusedAdjustment = await decideAdjustment(context.tenant, id, (trx) =>
        createAdjustmentStore(trx).decide(id, 'refused', context.operator),
      )
      return auditAndDescribe(context, refusedAdjustment)
    },
  }),

  adjustments: defineBrandCommand({
    permission: 'ledger.read',
    title: 'Adjustments',
    usage: 'adjust <brand>',
    help: 'Lists the requested adjustments, newest first.',
    rows: { parameter: 'adjustment', property: 'id' },
    run: async (context) =>
      (await createAdjustmentStore(context.tenant).listNewest(maxAdjustments)).map((adjustment) => ({
        username: adjustment.username,
        ...toAdjustmentDto(context, adjustment),
      })),
  }),
}

/** Parses an amount; a negative one debits the player. */
function parseSignedAmount(text: string, { site }: BrandContext): bigint {
  const amount = text.startsWith('-') ? -parseCommandAmount(text.slice(1), site) : parseCommandAmount(text, site)
  if (amount === 0n) throw new AdminApiError('The amount must not be 0.')
  return amount
}

async function applyAdjustment(
  trx: Tenant,
  { id, account, amount, currency }: AdjustmentRecord,
  decider: Operator,
): Promise<AdjustmentRecord> {
  const permits = [await requirePermit(trx, { account, kind: 'adjustment', amount: computeAbsoluteValue(amount), currency })]
  const lines = [
    { party: { house: 'operator' }, amount: -amount },
    { party: { player: account }, amount },
  ]
  const idempotencyKey = `adjustment/${id}`
  await postTransfer(trx, { idempotencyKey, purpose: 'adjustment', currency, lines, reference: id, permits }).catch((error: unknown) => {
    throw error instanceof OverdraftError ? new AdminApiError(error.message) : error
  })
  if (amount > 0n) await collectDebt(trx, { account, currency })
  return createAdjustmentStore(trx).decide(id, 'done', decider)
}

type Decision = (trx: Tenant, adjustment: AdjustmentRecord) => Promise<AdjustmentRecord>

function decideAdjustment(tenant: Tenant, id: string, decision: Decision): Promise<AdjustmentRecord> {
  if (!isUuid(id)) throw new AdminApiError(`There is no adjustment "${id}".`)
  return withTransaction(tenant, async (trx) => {
    const unlocked = await createAdjustmentStore(trx).find(id)
    if (unlocked) await lockAccounts(trx, [unlocked.account])
    const adjustment = await createAdjustmentStore(trx).lockById(id)
    if (!adjustment) throw new AdminApiError(`There is no adjustment "${id}".`)
    if (adjustment.state !== 'waiting') throw new AdminApiError(`Adjustment "${id}" is already ${adjustment.state}.`)
    return decision(trx, adjustment)
  })
}

function auditAndDescribe(context: BrandContext, adjustment: AdjustmentRecord) {
  const { account, state } = adjustment
  context.record({ account, outcome: state === 'waiting' ? 'waiting' : 'done', detail: { after: { state } } })
  return toAdjustmentDto(context, adjustment)
}

function toAdjustmentDto({ site }: BrandContext, { id, state, amount, currency, reason, requested_by, decided_by }: AdjustmentRecord) {
  const formattedAmount = `${amount < 0n ? '-' : ''}${formatDecimal(computeAbsoluteValue(amount), site.exponent)}`
  return {
    id,
    state,
    amount: formattedAmount,
    currency,
    reason,
    requestedBy: requested_by,
    ...(decided_by !== null && { decidedBy: decided_by }),
  }
}

export const computeAbsoluteValue = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/** Whether one operator may credit or, if negative, debit an amount without confirmation. */
export const isWithinOperatorLimit = (amount: bigint, { adjustment_limit: limit }: Pick<SiteRecord, 'adjustment_limit'>): boolean =>
  computeAbsoluteValue(amount) <= limit
