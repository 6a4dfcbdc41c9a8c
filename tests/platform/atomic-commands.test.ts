import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import { query } from './query-database.ts'
import { isDistributed } from './test-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import { createWithdrawer, updateWithdrawalSettings } from './withdrawer.ts'

const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

/** Commands that move money in more than one transaction, with the reason. */
const commandsWithSeveralTransactions: Readonly<Record<string, string>> = {
  'confirm-approval': 'runs another command, which has its own transaction and entry',
  'reconcile-deposits': 'queries the gateways, and credits each payment in a separate transaction',
  'remove-vendor': 'refunds open bets one by one',
  'vendor-void': 'asks the vendor to void the bet, and the vendor’s rollback moves the money',
}

/** Makes the database reject entries of admin commands in the audit log. */
const rejectEntries = () =>
  query(
    platform,
    `create function reject_entry() returns trigger language plpgsql as $$ begin raise exception 'the log is full'; end $$;
     create trigger reject_entry before insert on audit_log for each row when (new.event like 'operator-%' and new.outcome = 'done')
       execute function reject_entry()`,
  )
const acceptEntries = () => query(platform, 'drop trigger reject_entry on audit_log; drop function reject_entry()')

describe('a command that moves money or decides about it', () => {
  it('shares a transaction with its audit entry, or has a reason why not', () => {
    const moneyCommands = Object.entries(allCommands).filter(([, { permission }]) =>
      ['approvals.decide', 'ledger.write', 'payments.write', 'rewards.write'].includes(permission),
    )
    const others = moneyCommands.filter(
      ([, { isAtomic, audit, checksRelations }]) => isAtomic !== true && audit === undefined && checksRelations !== true,
    )
    expect(others.map(([name]) => name).toSorted()).toEqual(Object.keys(commandsWithSeveralTransactions))
  })

  it.skipIf(isDistributed())('changes nothing if its audit entry cannot be written, and can be repeated', async () => {
    await updateWithdrawalSettings(platform, { coolDownHours: '0' })
    const withdrawer = await createWithdrawer(platform)
    const { reference } = await withdrawer.withdraw('1000')
    const { username } = withdrawer
    const key = randomUUID().replaceAll('-', '')
    const readState = async () => {
      const [row] = (
        await query(
          platform,
          `select (select count(*)::int from transfers) as transfers, (select count(*)::int from inbox_messages) as messages,
             (select state from withdrawals where reference = '${reference}') as withdrawal`,
        )
      ).rows
      return row
    }
    const commands: readonly (readonly [string, object])[] = [
      ['ledger-grant', { username, amount: '5.00', key }],
      ['adjust', { username, amount: '6.00', reason: 'Goodwill', key }],
      ['grant-points', { username, points: 7, reason: 'Goodwill', key }],
      ['withdrawal-review', { reference, note: 'We are checking it.' }],
    ]
    const before = await readState()
    await rejectEntries()
    for (const [name, body] of commands) await expect(platform.runAdminCommand(name, { brand, ...body }), name).rejects.toThrow('500')
    expect(await readState()).toEqual(before)
    await acceptEntries()
    for (const [name, body] of commands) await platform.runAdminCommand(name, { brand, ...body })
    expect(await readState()).toMatchObject({ withdrawal: 'in-review', transfers: Number(before?.['transfers']) + 3 })
    const [entry] = (await platform.runAdminCommand('audit-list', { brand, event: 'operator-withdrawal-review', count: 1 })) as unknown as [
      object,
    ]
    expect(entry).toMatchObject({ outcome: 'done', before: { state: 'requested' }, after: { state: 'in-review' } })
  })
})
