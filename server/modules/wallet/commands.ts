import { IdempotencyError, OverdraftError, transfer } from './ledger.ts'
import { balanceOf } from './balance-of.ts'
import { findAccount } from '../accounts/index.ts'
import { verifyLedger } from './store/ledger-faults.ts'
import { type ControlCommand, type ControlCommands, brandCommand, ControlError, readAmount } from '../commands/index.ts'

/** What an operator can do with money. `key` makes a command that is sent again move nothing. */
export const ledgerCommands: ControlCommands = {
  'ledger-verify': brandCommand({}, async ({ tenant }) => {
    const { faults, ...counted } = await verifyLedger(tenant)
    return { right: faults.length === 0, ...counted, faults }
  }),
  'ledger-grant': move((amount) => amount),
  'ledger-spend': move((amount) => -amount),
}

function move(signed: (amount: bigint) => bigint): ControlCommand {
  return brandCommand({ username: 'text', amount: 'text', key: 'text' }, async ({ tenant, site }, { username, amount: text, key }) => {
    const account = await findAccount(tenant, username)
    const amount = signed(readAmount(text, site))
    if (amount === 0n) throw new ControlError('An amount of zero moves nothing.')
    const lines = [
      { party: { house: 'operator' }, amount: -amount },
      { party: { player: account.id }, amount },
    ]
    const outcome = await transfer(tenant, {
      idempotencyKey: `operator/${key}`,
      purpose: 'operator',
      currency: site.currency,
      lines,
    }).catch(explain)
    const { sumBalance: balance, currency } = await balanceOf(tenant, site, account.id)
    return { outcome, balance, currency }
  })
}

function explain(error: unknown): never {
  throw error instanceof OverdraftError || error instanceof IdempotencyError ? new ControlError(error.message) : error
}
