import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { withTransaction } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { IdempotencyError, postTransfer } from './ledger.ts'
import { getBalance } from './get-balance.ts'
import { computeAbsoluteValue } from './adjustment-commands.ts'
import { requirePermit } from './permit.ts'
import { getAccount } from '../accounts/index.ts'
import { createDebtStore } from './store/debts.ts'
import { verifyLedger } from './store/ledger-faults.ts'
import {
  type AdminCommand,
  type AdminCommands,
  defineBrandCommand,
  AdminApiError,
  optionalInteger,
  parseCommandAmount,
  defineValueCommand,
  type CommandUsage,
} from '../commands/index.ts'
import { OverdraftError } from './payout.ts'

const [defaultDebts, maxDebts] = [50, 500]

/**
 * Commands that verify the ledger, list debts, and credit or debit players. `key` is an idempotency key. Amounts above
 * the brand's adjustment limit need another operator's confirmation.
 */
export const ledgerCommands: AdminCommands = {
  'ledger-verify': defineBrandCommand({
    permission: 'integrity.read',
    title: 'Verify ledger',
    usage: 'ledger verify <brand>',
    help: 'Verifies that every transfer sums to zero and every wallet equals the sum of its entries, and lists the inconsistent rows.',
    isReport: true,
    output: 'verdict',
    run: async ({ tenant }) => {
      const { faults, ...counted } = await verifyLedger(tenant)
      return { passed: faults.length === 0, ...counted, faults }
    },
  }),
  debts: defineBrandCommand({
    permission: 'ledger.read',
    title: 'Debts',
    usage: 'debts <brand>',
    help: 'Lists players’ debts: wins that were spent before a vendor corrected them. Debts are collected from the next wins, deposits, credits and refunded withdrawals.',
    isReport: true,
    parameters: { count: optionalInteger(1, maxDebts) },
    run: async ({ tenant, site }, { count = defaultDebts }) =>
      (await createDebtStore(tenant).listLargest(count)).map(({ username, amount, currency, changed_at: changedAt }) => ({
        username,
        owes: formatDecimal(amount, site.exponent),
        currency,
        changedAt: changedAt.toISOString(),
      })),
  }),
  'ledger-grant': createCreditCommand(
    {
      title: 'Credit balance',
      usage: 'ledger grant <brand> <username> <amount>',
      help: 'Credits a player’s balance at once. If the amount is above the brand’s adjustment limit, a second operator must approve it.',
    },
    (amount) => amount,
  ),
  'ledger-spend': createCreditCommand(
    {
      title: 'Debit balance',
      usage: 'ledger spend <brand> <username> <amount>',
      help: 'Debits a player’s balance at once. If the amount is above the brand’s adjustment limit, a second operator must approve it.',
    },
    (amount) => -amount,
  ),
}

function createCreditCommand(usage: CommandUsage, toSignedAmount: (amount: bigint) => bigint): AdminCommand {
  return defineValueCommand({
    permission: 'ledger.write',
    isAtomic: true,
    ...usage,
    sensitive: true,
    parameters: { username: 'text', amount: 'text', key: 'text' },
    exposure: ({ site }, { amount }) => toSignedAmount(parseCommandAmount(amount, site)),
    run: async ({ tenant, site }, { username, amount: text, key }) => {
      const account = await getAccount(tenant, username)
      const amount = toSignedAmount(parseCommandAmount(text, site))
      if (amount === 0n) throw new AdminApiError('The amount must not be 0.')
      const lines = [
        { party: { house: 'operator' }, amount: -amount },
        { party: { player: account.id }, amount },
      ]
      const { currency } = site
      const outcome = await withTransaction(tenant, async (trx) => {
        const permits = [
          await requirePermit(trx, { account: account.id, kind: 'adjustment', amount: computeAbsoluteValue(amount), currency }),
        ]
        return postTransfer(trx, { idempotencyKey: `operator/${key}`, purpose: 'operator', currency, lines, permits })
      }).catch(rethrowAsAdminApiError)
      const { sumBalance: balance } = await getBalance(tenant, site, account.id)
      return { outcome, balance, currency }
    },
  })
}

function rethrowAsAdminApiError(error: unknown): never {
  if (error instanceof ApiError) throw new AdminApiError(`The account may not receive or send money: ${error.code}.`)
  throw error instanceof OverdraftError || error instanceof IdempotencyError ? new AdminApiError(error.message) : error
}
