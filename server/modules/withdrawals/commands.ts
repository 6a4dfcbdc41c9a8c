import {
  type WithdrawalAction,
  type WithdrawalTransition,
  finalWithdrawalStates,
  computeAutomaticReceiptTime,
  openWithdrawalStates,
  listWithdrawalActions,
} from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { createAccountStore } from '../accounts/index.ts'
import {
  type BrandContext,
  type AdminCommand,
  type AdminCommands,
  defineBrandCommand,
  AdminApiError,
  optionalInteger,
} from '../commands/index.ts'
import { ApiError } from '../api-context/index.ts'
import { DebtError } from '../wallet/index.ts'
import { decryptPayee, createPayoutSettingsStore, getPayoutSettings, getReceiveMinutes } from '../payees/index.ts'
import { readUpload } from '../uploads/index.ts'
import { changeSettings, toSettingsDto } from './change-settings.ts'
import { WithdrawalTransitionError, transitionWithdrawal } from './transition-withdrawal.ts'
import { type WithdrawalRecord, createWithdrawalStore } from './store/withdrawals.ts'

const [defaultCount, maxCount] = [20, 200]
const stateNames: readonly WithdrawalRecord['state'][] = [...openWithdrawalStates, ...finalWithdrawalStates]

/** Commands for withdrawals, which are identified by their reference. */
export const withdrawalCommands: AdminCommands = {
  withdrawals: defineBrandCommand({
    permission: 'payments.read',
    title: 'Withdrawals',
    usage: 'withdrawals <brand> [list]',
    help: 'Lists pending withdrawals, or those in one state, oldest first.',
    rows: { parameter: 'reference' },
    placeholders: { state: stateNames.join('|') },
    parameters: { state: 'text?', count: optionalInteger(1, maxCount) },
    run: async ({ tenant, site }, { state, count = defaultCount }) => {
      const selectedState = stateNames.find((stateName) => stateName === state)
      if (state !== undefined && selectedState === undefined)
        throw new AdminApiError(`Unknown state "${state}". States: ${stateNames.join(', ')}.`)
      const withdrawals = await createWithdrawalStore(tenant).listByState(
        selectedState === undefined ? openWithdrawalStates : [selectedState],
        count,
      )
      return withdrawals.map(
        ({ reference, username, state: withdrawalState, amount, fee, due, name, shown, requested_at: requestedAt }) => ({
          reference,
          username,
          state: withdrawalState,
          amount: formatDecimal(amount, site.exponent),
          fee: formatDecimal(fee, site.exponent),
          due: formatDecimal(due, site.exponent),
          to: `${name} ${shown}`,
          requestedAt: requestedAt.toISOString(),
        }),
      )
    },
  }),

  withdrawal: defineBrandCommand({
    permission: 'payments.read',
    title: 'Withdrawal',
    usage: 'withdrawals <brand> show <reference>',
    help: 'Shows a withdrawal with its payout account and steps.',
    summary: true,
    parameters: { reference: 'text' },
    run: async (context, { reference }) => toWithdrawalDto(context, await requireWithdrawal(context, reference)),
  }),

  'withdrawal-proof': defineBrandCommand({
    permission: 'payments.read',
    title: 'Proof of missing payment',
    usage: 'withdrawals <brand> proof <reference>',
    help: 'Downloads the proof that a player uploaded for a missing payment.',
    output: 'file',
    parameters: { reference: 'text' },
    run: async (context, { reference }) => {
      const { id } = await requireWithdrawal(context, reference)
      const steps = await createWithdrawalStore(context.tenant).listSteps([id])
      const proof = steps.findLast(({ proof: proofId }) => proofId !== null)?.proof
      const upload = proof ? await readUpload(context.tenant, context.secrets, proof) : undefined
      if (!upload) throw new AdminApiError(`There is no proof for ${reference}, or it has been deleted.`)
      return upload
    },
  }),

  'withdrawal-review': createActionCommand('review', {
    title: 'Review withdrawal',
    help: 'Marks a withdrawal as in review. The player sees the note.',
  }),
  'withdrawal-approve': createActionCommand('approve', {
    title: 'Approve withdrawal',
    help: 'Approves a withdrawal for payment. The player sees the note.',
  }),
  'withdrawal-refuse': createActionCommand('refuse', {
    title: 'Reject withdrawal',
    help: 'Rejects a withdrawal that has not been paid out, and refunds the money to the balance. The player sees the note.',
    requiresNote: true,
  }),
  'withdrawal-pay': createActionCommand('pay', {
    title: 'Mark as paid out',
    help: 'Marks a withdrawal as paid out. The player sees the note.',
  }),
  'withdrawal-force': createActionCommand('force', {
    title: 'Mark as received',
    help: 'Marks a withdrawal as received. This cannot be undone. The player sees the note.',
    requiresNote: true,
  }),

  'withdrawal-settings': defineBrandCommand({
    permission: 'settings.read',
    title: 'Withdrawal settings',
    usage: 'withdrawals <brand> settings',
    help: 'Shows the limits, fees and times of withdrawals.',
    run: async ({ tenant, site, brand }) => toSettingsDto(await getPayoutSettings(tenant, brand.config), site.exponent),
  }),
  'set-withdrawals': defineBrandCommand({
    permission: 'settings.write',
    title: 'Change withdrawal settings',
    usage: 'withdrawals <brand> settings <change>',
    help: 'Changes the limits, fees and times of withdrawals: min, max, feeFixed, feeRate, feeFree, receiveMinutes.bank, receiveMinutes.wallet, usualMinutes, coolDownHours, daily.<rank level>.',
    parameters: { change: 'texts' },
    checksRelations: true,
    run: async ({ tenant, site, brand }, { change }) => {
      const changed = changeSettings(await getPayoutSettings(tenant, brand.config), change, site)
      await createPayoutSettingsStore(tenant).update(changed)
      return toSettingsDto(changed, site.exponent)
    },
  }),
}

type OperatorAction = 'review' | 'approve' | 'refuse' | 'pay' | 'force'

interface ActionCommand {
  readonly title: string
  readonly help: string
  readonly requiresNote?: boolean
}

/** Creates a command that moves a withdrawal to another state, with the operator's note, and writes an audit entry. */
function createActionCommand(action: OperatorAction, { title, help, requiresNote = false }: ActionCommand): AdminCommand {
  return defineBrandCommand({
    permission: 'payments.write',
    isAtomic: true,
    title,
    usage: `withdrawals <brand> ${action} <reference>`,
    help,
    sensitive: action === 'approve' || action === 'pay',
    // Declared as optional for the type checker: whether the note is required depends on the action.
    parameters: { reference: 'text', note: (requiresNote ? 'text' : 'text?') as 'text?' },
    run: async (context, { reference, note }) => {
      const { tenant, brand, record } = context
      const withdrawal = await requireWithdrawal(context, reference)
      const minutes = getReceiveMinutes(await getPayoutSettings(tenant, brand.config), withdrawal.kind)
      const transition: WithdrawalTransition =
        action === 'pay' ? { action, receiveBy: computeAutomaticReceiptTime(new Date(), minutes) } : { action }
      const moved = await transitionWithdrawal(context, withdrawal, transition, note === undefined ? {} : { note }).catch(
        (error: unknown) => {
          if (error instanceof WithdrawalTransitionError) throw new AdminApiError(describeRejection(withdrawal, action))
          if (error instanceof DebtError)
            throw new AdminApiError(
              `The player owes ${formatDecimal(error.amount, context.site.exponent)} after a correction of a bet. Reject ${withdrawal.reference}, so that the returned money pays the debt, or settle the debt by an adjustment.`,
            )
          if (error instanceof ApiError) throw new AdminApiError(`The money of ${reference} cannot be moved: ${error.code}.`)
          throw error
        },
      )
      record({ account: moved.account, detail: { before: { state: withdrawal.state }, after: { state: moved.state } } })
      return toWithdrawalDto(context, moved)
    },
  })
}

function describeRejection({ reference, state, paid }: WithdrawalRecord, action: WithdrawalAction): string {
  const possibleActions = listWithdrawalActions({ state, paid }, 'operator')
  const refundNote = paid && action === 'refuse' ? ' It was paid out, so no money is returned.' : ''
  const actionsNote = possibleActions.length === 0 ? 'No action is possible.' : `Possible actions: ${possibleActions.join(', ')}.`
  return possibleActions.includes(action)
    ? `${reference} has changed in the meantime. Check it and try again.`
    : `${reference} is ${state}.${refundNote} ${actionsNote}`
}

async function requireWithdrawal({ tenant }: BrandContext, reference: string): Promise<WithdrawalRecord> {
  const found = await createWithdrawalStore(tenant).findByReference(reference.trim().toUpperCase())
  if (!found) throw new AdminApiError(`There is no withdrawal "${reference}".`)
  return found
}

/** Describes a withdrawal for operators, including the full details of the payee. */
async function toWithdrawalDto({ tenant, site, secrets }: BrandContext, withdrawal: WithdrawalRecord) {
  const { id, reference, account, state, paid, receipt, amount, fee, due, kind, name, receive_by: receiveBy } = withdrawal
  const formatAmount = (minorUnits: bigint): string => formatDecimal(minorUnits, site.exponent)
  const steps = await createWithdrawalStore(tenant).listSteps([id])
  return {
    reference,
    username: (await createAccountStore(tenant).findById(account))?.username ?? null,
    state,
    receipt,
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    due: formatAmount(due),
    currency: withdrawal.currency,
    to: { kind, name, ...decryptPayee(tenant, secrets.deriveKey('payees'), withdrawal) },
    receiveBy: receiveBy?.toISOString() ?? null,
    actions: listWithdrawalActions({ state, paid }, 'operator'),
    steps: steps.map(({ state: stepState, at: stepTime, actor, note, received, remaining, proof }) => ({
      state: stepState,
      at: stepTime.toISOString(),
      by: actor,
      ...(note !== null && { note }),
      ...(received !== null && { received: formatAmount(received) }),
      ...(remaining !== null && { remaining: formatAmount(remaining) }),
      ...(proof !== null && { proof: true }),
    })),
  }
}
