import {
  type WithdrawalAction,
  type WithdrawalMove,
  endedWithdrawals,
  receiptDue,
  runningWithdrawals,
  withdrawalActions,
} from '../../../src/engine/rules/money/withdrawal-steps.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { accountsOf } from '../accounts/index.ts'
import {
  type BrandContext,
  type ControlCommand,
  type ControlCommands,
  brandCommand,
  ControlError,
  optionalInteger,
} from '../commands/index.ts'
import { CallError } from '../calls/index.ts'
import { DebtError } from '../wallet/index.ts'
import { unsealPayee, payoutSettingsOf, readPayoutSettings, receiveMinutesOf } from '../payees/index.ts'
import { readUpload } from '../uploads/index.ts'
import { changeSettings, toSettingsDto } from './change-settings.ts'
import { WithdrawalMovedError, stepWithdrawal } from './move-withdrawal.ts'
import { type WithdrawalRecord, withdrawalsOf } from './store/withdrawals.ts'

const [usual, max] = [20, 200]
const states: readonly WithdrawalRecord['state'][] = [...runningWithdrawals, ...endedWithdrawals]

/** Commands for withdrawals, which are named by their reference. */
export const withdrawalCommands: ControlCommands = {
  withdrawals: brandCommand({
    permission: 'payments.read',
    usage: 'withdrawals <brand> [list]',
    help: 'Lists pending withdrawals, oldest first.',
    parameters: { state: 'text?', count: optionalInteger(1, max) },
    run: async ({ tenant, site }, { state, count = usual }) => {
      const only = states.find((one) => one === state)
      if (state !== undefined && only === undefined) throw new ControlError(`Unknown state "${state}". States: ${states.join(', ')}.`)
      const found = await withdrawalsOf(tenant).waiting(only === undefined ? runningWithdrawals : [only], count)
      return found.map(({ reference, username, state: at, amount, fee, due, name, shown, requested_at: requestedAt }) => ({
        reference,
        username,
        state: at,
        amount: writeDecimal(amount, site.exponent),
        fee: writeDecimal(fee, site.exponent),
        due: writeDecimal(due, site.exponent),
        to: `${name} ${shown}`,
        requestedAt: requestedAt.toISOString(),
      }))
    },
  }),

  withdrawal: brandCommand({
    permission: 'payments.read',
    usage: 'withdrawals <brand> show <reference>',
    help: 'Shows a withdrawal with its payee and steps.',
    parameters: { reference: 'text' },
    run: async (context, { reference }) => describe(context, await find(context, reference)),
  }),

  'withdrawal-proof': brandCommand({
    permission: 'payments.read',
    usage: 'withdrawals <brand> proof <reference>',
    help: 'Saves the proof that a player uploaded for a missing payment to a file.',
    output: 'file',
    parameters: { reference: 'text' },
    run: async (context, { reference }) => {
      const { id } = await find(context, reference)
      const steps = await withdrawalsOf(context.tenant).steps([id])
      const proof = steps.findLast(({ proof: sent }) => sent !== null)?.proof
      const upload = proof ? await readUpload(context.tenant, context.secrets, proof) : undefined
      if (!upload) throw new ControlError(`There is no proof for ${reference}, or it has been deleted.`)
      return upload
    },
  }),

  'withdrawal-review': move('review', { help: 'Marks a withdrawal as being reviewed.' }),
  'withdrawal-approve': move('approve', { help: 'Approves a withdrawal.' }),
  'withdrawal-refuse': move('refuse', {
    help: 'Refuses a withdrawal that is not paid out yet, and returns the money. The player sees the note.',
    needed: 'a reason, shown to the member',
  }),
  'withdrawal-pay': move('pay', { help: 'Marks a withdrawal as paid out.' }),
  'withdrawal-force': move('force', {
    help: 'Marks a payment as received. This cannot be undone.',
    needed: 'a reason, shown to the member',
  }),

  'withdrawal-settings': brandCommand({
    permission: 'settings.read',
    usage: 'withdrawals <brand> settings',
    help: 'Shows the limits, fee and times of withdrawals.',
    run: async ({ tenant, site, brand }) => toSettingsDto(await readPayoutSettings(tenant, brand.config), site.exponent),
  }),
  'set-withdrawals': brandCommand({
    permission: 'settings.write',
    usage: 'withdrawals <brand> settings <change>',
    help: 'Changes limits, fee and times of withdrawals: min, max, feeFixed, feeRate, feeFree, receiveMinutes.bank, receiveMinutes.wallet, usualMinutes, coolDownHours, daily.<level of a rank>.',
    parameters: { change: 'texts' },
    keepsRelations: true,
    run: async ({ tenant, site, brand }, { change }) => {
      const changed = changeSettings(await readPayoutSettings(tenant, brand.config), change, site)
      await payoutSettingsOf(tenant).change(changed)
      return toSettingsDto(changed, site.exponent)
    },
  }),
}

type Moved = 'review' | 'approve' | 'refuse' | 'pay' | 'force'

interface MoveCommand {
  readonly help: string
  /** What the note has to be; without it a note is optional. */
  readonly needed?: string
}

/** Defines a command that moves a withdrawal, with the operator's note if it needs one, and writes an audit entry. */
function move(action: Moved, { help, needed }: MoveCommand): ControlCommand {
  return brandCommand({
    permission: 'payments.write',
    usage: `withdrawals <brand> ${action} <reference>`,
    help,
    parameters: { reference: 'text', note: 'text?' },
    run: async (context, { reference, note }) => {
      const { tenant, brand, record } = context
      if (needed !== undefined && note === undefined) throw new ControlError(`"note" is missing: ${needed}.`)
      const read = await find(context, reference)
      const minutes = receiveMinutesOf(await readPayoutSettings(tenant, brand.config), read.kind)
      const step: WithdrawalMove = action === 'pay' ? { action, receiveBy: receiptDue(new Date(), minutes) } : { action }
      const moved = await stepWithdrawal(context, read, step, note === undefined ? {} : { note }).catch((error: unknown) => {
        if (error instanceof WithdrawalMovedError) throw new ControlError(refusal(read, action))
        if (error instanceof DebtError)
          throw new ControlError(
            `The player owes ${writeDecimal(error.amount, context.site.exponent)} after a correction of a bet. Refuse ${read.reference}, so that the returned money pays the debt, or settle the debt by an adjustment.`,
          )
        if (error instanceof CallError) throw new ControlError(`The money of ${reference} cannot be moved: ${error.code}.`)
        throw error
      })
      record({ account: moved.account })
      return describe(context, moved)
    },
  })
}

function refusal({ reference, state, paid }: WithdrawalRecord, action: WithdrawalAction): string {
  const open = withdrawalActions({ state, paid }, 'operator')
  const after = paid && action === 'refuse' ? ' It was paid out, so no money is returned.' : ''
  const what = open.length === 0 ? 'No action is possible.' : `Possible actions: ${open.join(', ')}.`
  return open.includes(action)
    ? `${reference} has changed in the meantime. Check it and try again.`
    : `${reference} is ${state}.${after} ${what}`
}

async function find({ tenant }: BrandContext, reference: string): Promise<WithdrawalRecord> {
  const found = await withdrawalsOf(tenant).byReference(reference.trim().toUpperCase())
  if (!found) throw new ControlError(`There is no withdrawal "${reference}".`)
  return found
}

/** Describes a withdrawal for operators, including the full details of the payee. */
async function describe({ tenant, site, secrets }: BrandContext, withdrawal: WithdrawalRecord) {
  const { id, reference, account, state, paid, receipt, amount, fee, due, kind, name, receive_by: receiveBy } = withdrawal
  const write = (minor: bigint): string => writeDecimal(minor, site.exponent)
  const steps = await withdrawalsOf(tenant).steps([id])
  return {
    reference,
    username: (await accountsOf(tenant).byId(account))?.username ?? null,
    state,
    receipt,
    amount: write(amount),
    fee: write(fee),
    due: write(due),
    currency: withdrawal.currency,
    to: { kind, name, ...unsealPayee(tenant, secrets.key('payees'), withdrawal) },
    receiveBy: receiveBy?.toISOString() ?? null,
    open: withdrawalActions({ state, paid }, 'operator'),
    steps: steps.map(({ state: at, at: when, actor, note, received, remaining, proof }) => ({
      state: at,
      at: when.toISOString(),
      by: actor,
      ...(note !== null && { note }),
      ...(received !== null && { received: write(received) }),
      ...(remaining !== null && { remaining: write(remaining) }),
      ...(proof !== null && { proof: true }),
    })),
  }
}
