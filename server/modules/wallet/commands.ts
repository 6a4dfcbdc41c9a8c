import { IdempotencyError, OverdraftError, transfer } from './ledger.ts'
import { writeDecimal } from '../../../src/engine/rules/write-decimal.ts'
import { findAccount } from '../accounts/index.ts'
import { ledgerOf } from './store/ledger.ts'
import { type BrandContext, type ControlCommand, type ControlCommands, brandCommand, ControlError, readAmount } from '../commands/index.ts'

/** What an operator can do with money. `key` makes a command that is sent again move nothing. */
export const ledgerCommands: ControlCommands = {
  'ledger-check': brandCommand({}, async ({ tenant }) => {
    const { sums, wrong } = await ledgerOf(tenant).audit()
    const right = wrong.length === 0 && sums.every(({ sum }) => sum === 0n)
    return {
      right,
      entries: sums.reduce((count, { entries }) => count + Number(entries), 0),
      sums: Object.fromEntries(sums.map(({ currency, sum }) => [currency, sum.toString()])),
      wrongWallets: wrong.length,
    }
  }),
  'ledger-grant': move((amount) => amount),
  'ledger-spend': move((amount) => -amount),
}

function move(signed: (amount: bigint) => bigint): ControlCommand {
  return brandCommand({ username: 'text', amount: 'text', key: 'text' }, async (context, { username, amount: text, key }) => {
    const { tenant, site } = context
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
    return { outcome, ...(await balanceOf(context, account.id)) }
  })
}

async function balanceOf({ tenant, site }: BrandContext, player: string) {
  return { balance: writeDecimal(await ledgerOf(tenant).balance(player, site.currency), site.exponent), currency: site.currency }
}

function explain(error: unknown): never {
  throw error instanceof OverdraftError || error instanceof IdempotencyError ? new ControlError(error.message) : error
}
