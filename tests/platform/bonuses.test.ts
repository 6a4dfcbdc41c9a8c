import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Tenant, inTransaction } from '../../server/database/tenant.ts'
import { createAccount } from '../../server/modules/registration/create-account.ts'
import {
  type BonusGrant,
  IdempotencyError,
  OverdraftError,
  type StakeParts,
  countTurnover,
  forfeitBonuses,
  grantBonus,
  ledgerOf,
  linesOf,
  permit,
  playWallet,
  splitStake,
  splitWin,
  sweepBonuses,
  transferWithin,
  turnoverLeft,
} from '../../server/modules/wallet/index.ts'
import { type OpenedDatabase, openTestDatabase } from './opened-database.ts'

let opened: OpenedDatabase

beforeAll(async () => void (opened = await openTestDatabase()))
afterAll(() => opened.close())

const tenant = (): Tenant => ({ code: 'T', db: opened.db })
const currency = 'VND'

/** Somebody with money of their own, and all that is done with a bonus. */
async function player(amount: bigint, type = 0) {
  const { id: account } = await createAccount(
    tenant(),
    { username: randomUUID(), password: 'x', type },
    { amount, currency, purpose: 'operator' },
  )
  const holder = { account, currency, wallet: playWallet({ single_wallet: true }, 'DEMO') }
  const grant = (more: Partial<BonusGrant> = {}) =>
    inTransaction(tenant(), (inside) =>
      grantBonus(inside, { account, currency, key: randomUUID(), purpose: 'deposit-bonus', amount: 100n, turnover: 1_000n, ...more }),
    )
  const bet = (stake: bigint) =>
    inTransaction(tenant(), async (inside) => {
      const parts = await splitStake(inside, holder, stake)
      const lines = [...(await linesOf(inside, holder, parts, -1n)), { party: { house: 'vendor/DEMO' }, amount: stake }]
      await transferWithin(inside, { idempotencyKey: randomUUID(), purpose: 'bet', currency, lines })
      return parts
    })
  const settle = (stake: StakeParts, win: bigint) =>
    inTransaction(tenant(), async (inside) => {
      if (win > 0n) {
        const lines = [...(await linesOf(inside, holder, splitWin(stake, win), 1n)), { party: { house: 'vendor/DEMO' }, amount: -win }]
        await transferWithin(inside, { idempotencyKey: randomUUID(), purpose: 'win', currency, lines })
      }
      await countTurnover(inside, holder, stake.own + stake.bonus)
    })
  const funds = async () => {
    const { main, bonus } = await ledgerOf(tenant()).funds(account, currency)
    return { main, bonus }
  }
  const states = async () =>
    (
      await opened.client.query<{ state: string; done: number }>(
        `select state, turnover_done::int as done from bonuses where account = $1 order by created_at`,
        [account],
      )
    ).rows.map(({ state, done }) => [state, done])
  const left = () => turnoverLeft(tenant(), holder)
  return { account, holder, grant, bet, settle, funds, states, left }
}

describe('a bonus', () => {
  it('is given once for a key, and lies in a wallet of its own', async () => {
    const { grant, funds, states } = await player(50n)
    const key = randomUUID()
    expect(await grant({ key })).toBe('done')
    expect(await grant({ key })).toBe('repeated')
    await expect(grant({ key, amount: 101n })).rejects.toThrow(IdempotencyError)
    expect(await funds()).toEqual({ main: 50n, bonus: 100n })
    expect(await states()).toEqual([['open', 0]])
  })

  it('is staked after what is the player’s own, and a win comes back in the same parts, what cannot be divided to the player', async () => {
    const { grant, bet, settle, funds } = await player(10n)
    await grant()
    const parts = await bet(30n)
    expect(parts).toEqual({ own: 10n, bonus: 20n })
    expect(await funds()).toEqual({ main: 0n, bonus: 80n })
    await settle(parts, 50n)
    expect(await funds()).toEqual({ main: 17n, bonus: 113n })
    await expect(bet(131n)).rejects.toThrow(OverdraftError)
    expect(await bet(130n)).toEqual({ own: 17n, bonus: 113n })
  })

  it('becomes the player’s own with all that was won with it once its turnover is done, and not a stake before', async () => {
    const { grant, bet, settle, funds, states } = await player(0n)
    await grant({ turnover: 150n })
    await settle(await bet(100n), 180n)
    expect([await funds(), await states()]).toEqual([{ main: 0n, bonus: 180n }, [['open', 100]]])
    await settle(await bet(49n), 49n)
    expect(await states()).toEqual([['open', 149]])
    await settle(await bet(5n), 0n)
    expect([await funds(), await states()]).toEqual([{ main: 175n, bonus: 0n }, [['converted', 150]]])
  })

  it('gives the stake that is over to the next, and each takes with it only what the others were not given', async () => {
    const { grant, bet, settle, funds, states } = await player(0n)
    await grant({ amount: 40n, turnover: 20n })
    await grant({ amount: 60n, turnover: 500n })
    await settle(await bet(30n), 35n)
    expect(await funds()).toEqual({ main: 45n, bonus: 60n })
    expect(await states()).toEqual([
      ['converted', 20],
      ['open', 10],
    ])
  })

  it('locks no money of the player’s own once it is played away: what is left to stake is nothing then, and a next bonus begins alone', async () => {
    const { grant, bet, settle, funds, left, states } = await player(10n)
    await grant({ holdsWithdrawals: true })
    expect(await left()).toBe(1_000n)
    await settle(await bet(60n), 0n)
    expect(await left()).toBe(940n)
    await settle(await bet(50n), 0n)
    expect([await left(), await funds()]).toEqual([0n, { main: 0n, bonus: 0n }])
    await grant({ amount: 5n, turnover: 5n })
    expect(await states()).toEqual([
      ['spent', 110],
      ['open', 0],
    ])
  })

  it('that holds nothing back does not count for withdrawals', async () => {
    const { grant, left } = await player(10n)
    await grant()
    expect(await left()).toBe(0n)
  })

  it('goes back to the house when its time is over, and what is won with it later is the player’s own', async () => {
    const { account, grant, bet, settle, funds, states } = await player(0n)
    await grant({ endsAt: new Date(Date.now() + 3_600_000) })
    const stake = await bet(30n)
    await opened.client.query(`update bonuses set ends_at = now() - interval '1 second' where account = $1`, [account])
    const parts = { brands: { all: () => [{ id: 't' }] }, sites: { tenant }, log: () => undefined }
    await Promise.all([sweepBonuses(parts), sweepBonuses(parts)])
    expect([await funds(), await states()]).toEqual([{ main: 0n, bonus: 0n }, [['expired', 0]]])
    await settle(stake, 60n)
    expect(await funds()).toEqual({ main: 60n, bonus: 0n })
  })

  it('cannot be staked once its time is over, though nobody has swept yet', async () => {
    const { account, grant, bet } = await player(10n)
    await grant({ endsAt: new Date(Date.now() + 3_600_000) })
    await opened.client.query(`update bonuses set ends_at = now() - interval '1 second' where account = $1`, [account])
    await expect(bet(11n)).rejects.toThrow(OverdraftError)
    expect(await bet(10n)).toEqual({ own: 10n, bonus: 0n })
  })

  it('is taken back where an account ends', async () => {
    const { holder, grant, funds, states } = await player(10n)
    await grant()
    await grant()
    await inTransaction(tenant(), (inside) => forfeitBonuses(inside, holder))
    expect([await funds(), await states()]).toEqual([
      { main: 10n, bonus: 0n },
      [
        ['forfeited', 0],
        ['forfeited', 0],
      ],
    ])
  })

  it('is counted once and converted once by stakes that settle at the same moment', async () => {
    const { grant, bet, settle, funds, states } = await player(0n)
    await grant({ turnover: 40n })
    const stakes = await Promise.all(Array.from({ length: 10 }, () => bet(10n)))
    await Promise.all(stakes.map((stake) => settle(stake, 10n)))
    expect([await funds(), await states()]).toEqual([{ main: 100n, bonus: 0n }, [['converted', 40]]])
  })
})

describe('the gate before every movement', () => {
  it('refuses a closed account what it asks for, and not what is owed to it; a trial account has no part in money', async () => {
    const { account } = await player(10n)
    const trial = await player(0n, 4)
    const ask = (kind: Parameters<typeof permit>[1]['kind'], of = account) => permit(tenant(), { account: of, kind, amount: 1n, currency })
    await ask('bet')
    await opened.client.query('update accounts set disabled = true where id = $1', [account])
    for (const kind of ['deposit', 'withdrawal', 'bet', 'transfer', 'bonus', 'cashback', 'vendor-transfer'] as const)
      await expect(ask(kind), kind).rejects.toThrow('account_disabled')
    for (const kind of ['win', 'rollback', 'withdrawal-return', 'deposit-arrived', 'adjustment'] as const) await ask(kind)
    for (const kind of ['bet', 'win'] as const) await expect(ask(kind, trial.account)).rejects.toThrow('true_account_required')
    await expect(ask('win', randomUUID())).rejects.toThrow('account_disabled')
  })

  it('is passed by a bonus that becomes its owner’s own, and by one that goes back to the house, which every account may leave', async () => {
    const [turned, taken] = [await player(0n), await player(0n)]
    await turned.grant({ turnover: 40n })
    await taken.grant({ turnover: 40n })
    await opened.client.query('update accounts set type = 4 where id = any($1)', [[turned.account, taken.account]])
    const stake = await turned.bet(50n)
    await expect(turned.settle(stake, 0n)).rejects.toThrow('true_account_required')
    expect([await turned.funds(), await turned.states()]).toEqual([{ main: 0n, bonus: 50n }, [['open', 0]]])
    await inTransaction(tenant(), (inside) => forfeitBonuses(inside, { account: taken.account, currency }))
    expect([await taken.funds(), await taken.states()]).toEqual([{ main: 0n, bonus: 0n }, [['forfeited', 0]]])
  })

  it('is passed by the first money of an account, which a trial account has none of', async () => {
    await expect(player(10n, 4)).rejects.toThrow('true_account_required')
  })
})
