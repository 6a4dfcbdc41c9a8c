import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { DepositState } from '../../database/columns.ts'
import { withTransaction } from '../../database/tenant.ts'
import { getAccount, lockAccounts } from '../accounts/index.ts'
import {
  type BrandContext,
  type AdminCommands,
  defineBrandCommand,
  AdminApiError,
  optionalInteger,
  parseCommandAmount,
  defineValueCommand,
} from '../commands/index.ts'
import { readUpload } from '../uploads/index.ts'
import { approveDeposit, getDeposit, rejectDeposit, computeUnrequestedAmount } from './decide-deposit.ts'
import {
  type GatewayCommandContext,
  GatewayError,
  createGatewayKeyStore,
  readGatewaySetting,
  createGatewayStore,
  requireGateway,
} from '../gateways/index.ts'
import { channelCommands } from './channel-commands.ts'
import { reconcileDeposits } from './settle-deposits.ts'
import { createChannelStore } from './store/channels.ts'
import { type DepositRecord, createDepositStore } from './store/deposits.ts'

const states: readonly string[] = ['requested', 'awaiting', 'review', 'paid', 'failed', 'expired', 'cancelled'] satisfies DepositState[]
const [defaultCount, maxCount] = [50, 500]
const [defaultDays, maxDays] = [7, 90]

/** Commands for deposits. */
export const depositCommands: AdminCommands<GatewayCommandContext> = {
  ...channelCommands,
  deposits: defineBrandCommand({
    permission: 'payments.read',
    title: 'Deposits',
    usage: 'deposits <brand> [list]',
    help: 'Lists deposits, newest first, optionally in one state or of one player.',
    rows: { parameter: 'deposit', property: 'reference' },
    placeholders: { state: states.join('|') },
    parameters: { state: 'text?', username: 'text?', count: optionalInteger(1, maxCount) },
    run: async (context, { state, username, count = defaultCount }) => {
      if (state !== undefined && !states.includes(state))
        throw new AdminApiError(`There is no state "${state}". Expected one of: ${states.join(', ')}.`)
      const { tenant } = context
      const account = username === undefined ? undefined : (await getAccount(tenant, username)).id
      const records = await createDepositStore(tenant).list({
        state: state as DepositState | undefined,
        account,
        limit: count,
      })
      return records.map((deposit) => ({ username: deposit.username, ...describeDeposit(context, deposit) }))
    },
  }),

  deposit: defineBrandCommand({
    permission: 'payments.read',
    title: 'Deposit',
    usage: 'deposits <brand> show <deposit>',
    help: 'Shows a deposit, identified by its ID or reference, with its payments and steps.',
    summary: true,
    parameters: { deposit: 'text' },
    run: async (context, { deposit }) => describeDetails(context, await getDeposit(context.tenant, deposit)),
  }),

  'approve-deposit': defineValueCommand({
    permission: 'payments.write',
    isAtomic: true,
    title: 'Approve deposit',
    usage: 'deposits <brand> approve <deposit>',
    help: 'Approves a deposit in review, and credits it. For a bank transfer, enter the amount that arrived. An excess over the requested amount counts towards the brand’s adjustment limit.',
    sensitive: true,
    parameters: { deposit: 'text', amount: 'text?' },
    exposure: async ({ tenant, site }, { deposit, amount }) =>
      amount === undefined ? 0n : computeUnrequestedAmount(await getDeposit(tenant, deposit), parseCommandAmount(amount, site)),
    run: async (context, { deposit, amount }) => {
      const { site } = context
      const minor = amount === undefined ? undefined : parseCommandAmount(amount, site)
      return decideDeposit(context, deposit, () => approveDeposit(context, deposit, minor))
    },
  }),

  'refuse-deposit': defineBrandCommand({
    permission: 'payments.write',
    isAtomic: true,
    title: 'Reject deposit',
    usage: 'deposits <brand> refuse <deposit>',
    help: 'Rejects a deposit. The player sees the reason.',
    parameters: { deposit: 'text', reason: 'text' },
    run: (context, { deposit, reason }) => decideDeposit(context, deposit, () => rejectDeposit(context, deposit, reason)),
  }),

  'deposit-proof': defineBrandCommand({
    permission: 'payments.read',
    title: 'Proof of payment',
    usage: 'deposits <brand> proof <deposit>',
    help: 'Downloads the player’s proof of payment.',
    output: 'file',
    parameters: { deposit: 'text' },
    run: async (context, { deposit: idOrReference }) => {
      const { tenant, secrets } = context
      const deposit = await getDeposit(tenant, idOrReference)
      const file = deposit.proof === null ? undefined : await readUpload(tenant, secrets, deposit.proof)
      if (!file) throw new AdminApiError(`The deposit "${deposit.reference}" has no proof of payment, or it has been deleted.`)
      context.record({ account: deposit.account })
      return file
    },
  }),

  'reconcile-deposits': defineBrandCommand({
    permission: 'payments.write',
    title: 'Reconcile deposits',
    usage: 'deposits <brand> reconcile',
    help: `Compares the payments of the last ${String(defaultDays)} days, or of another number of days up to ${String(maxDays)}, with the lists of the brand’s gateways, and credits payments for which no notice arrived.`,
    output: 'verdict',
    parameters: { days: optionalInteger(1, maxDays) },
    run: async (context: BrandContext<GatewayCommandContext>, { days = defaultDays }) => {
      const { tenant, site } = context
      const since = new Date(Date.now() - days * dayMilliseconds)
      const report = await reconcileDeposits(context, tenant, site.exponent, since).catch((error: unknown) => {
        throw error instanceof GatewayError ? new AdminApiError(error.message) : error
      })
      return { passed: report.differing.length + report.unknown.length + report.missing.length === 0, ...report }
    },
  }),

  'remove-gateway': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Remove gateway',
    usage: 'gateways <brand> <gateway> remove',
    help: 'Removes a payment gateway and its keys from a brand. Not possible while a channel uses it or one of its orders can still be paid: change those channels, then disable the gateway and wait.',
    parameters: { gateway: 'text' },
    audit: readGatewaySetting,
    run: async (context, { gateway }) => {
      await requireGateway(context, gateway)
      return withTransaction(context.tenant, async (trx) => {
        await createGatewayStore(trx).lock(gateway)
        const channels = (await createChannelStore(trx).list()).flatMap((channel) => (channel.gateway === gateway ? [channel.id] : []))
        if (channels.length > 0)
          throw new AdminApiError(`The gateway "${gateway}" cannot be removed, because these channels use it: ${channels.join(', ')}.`)
        const pending = await createDepositStore(trx).countPendingAt(gateway)
        if (pending > 0)
          throw new AdminApiError(
            `The gateway "${gateway}" cannot be removed, because ${formatCount(pending, 'deposit')} can still be paid through it. Disable it, and remove it once they have ended.`,
          )
        await createGatewayStore(trx).remove(gateway)
        await createGatewayKeyStore(trx).deleteAll(gateway)
        return { removed: gateway }
      })
    },
  }),
}

/** Decides about a deposit. The audit entry has its state before and after. */
async function decideDeposit(context: BrandContext, idOrReference: string, decide: () => Promise<DepositRecord>) {
  const { account } = await getDeposit(context.tenant, idOrReference)
  await lockAccounts(context.tenant, [account])
  const before = await getDeposit(context.tenant, idOrReference)
  const deposit = await decide()
  context.record({ account: deposit.account, detail: { before: { state: before.state }, after: { state: deposit.state } } })
  return describeDeposit(context, deposit)
}

function describeDeposit({ site }: BrandContext, deposit: DepositRecord) {
  const formatMoney = (minor: bigint): string => formatDecimal(minor, site.exponent)
  const { id, reference, channel, state, currency, mark, reason, bonus, bonus_given: bonusGiven } = deposit
  return {
    id,
    reference,
    channel,
    state,
    amount: formatMoney(deposit.amount),
    paid: formatMoney(deposit.paid),
    credited: formatMoney(deposit.credited),
    fees: formatMoney(deposit.fees),
    currency,
    ...(mark !== null && { mark }),
    ...(reason !== null && { reason }),
    ...(bonus !== null && { bonus, bonusGiven: formatMoney(bonusGiven) }),
    proof: deposit.proof !== null,
    createdAt: deposit.created_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
  }
}

async function describeDetails(context: BrandContext, deposit: DepositRecord) {
  const deposits = createDepositStore(context.tenant)
  const payments = await deposits.listPayments(deposit.id)
  return {
    ...describeDeposit(context, deposit),
    details: deposit.details,
    steps: (await deposits.listSteps([deposit.id])).map(({ state, at }) => `${at.toISOString()} ${state}`),
    payments: payments.map(({ payment, status, amount, currency, at }) => ({
      payment,
      status,
      amount: formatDecimal(amount, deposit.unit?.exponent ?? context.site.exponent),
      currency,
      at: at.toISOString(),
    })),
  }
}
