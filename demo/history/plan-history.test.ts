import { describe, expect, it } from 'vitest'
import { type HistoryPlan, planHistory } from './plan-history.ts'

const plan: HistoryPlan = {
  name: 'brand/player',
  account: 'a',
  currency: 'VND',
  unit: 100n,
  now: new Date('2026-03-31T12:00:00Z'),
  days: 60,
  balance: 7_777n,
  games: [
    { id: 'pgf-jade-tiger', vendor: 'PGF', category: 'RNG' },
    { id: 'evg-aurora-baccarat', vendor: 'EVG', category: 'LIVE' },
  ],
}

describe('planHistory', () => {
  const history = planHistory(plan)

  it('is deterministic for a name and differs between names', () => {
    expect(planHistory(plan)).toEqual(history)
    expect(planHistory({ ...plan, name: 'brand/agent' }).bets).not.toEqual(history.bets)
  })

  it('never overdraws, is chronological, ends in the past, and reaches the requested balance', () => {
    const wallets = new Map<string, bigint>()
    let previousTime = 0
    for (const { lines, at } of history.transfers) {
      expect(at.getTime()).toBeGreaterThanOrEqual(previousTime)
      previousTime = at.getTime()
      expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
      for (const { party, amount } of lines) {
        if (!('player' in party)) continue
        const wallet = party.wallet ?? 'main'
        const newBalance = (wallets.get(wallet) ?? 0n) + amount
        expect(newBalance).toBeGreaterThanOrEqual(0n)
        wallets.set(wallet, newBalance)
      }
    }
    expect(previousTime).toBeLessThan(plan.now.getTime())
    expect(wallets.get('main')).toBe(5_777n)
    expect(wallets.get('bonus')).toBe(2_000n)
    expect(new Set(history.transfers.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(history.transfers.length)
  })

  it('contains every state of deposits and withdrawals, open, converted and expired bonuses, and hundreds of bets over two months', () => {
    expect([...new Set(history.deposits.map(({ state }) => state))].toSorted()).toEqual([
      'awaiting',
      'cancelled',
      'expired',
      'failed',
      'paid',
      'requested',
      'review',
    ])
    expect(history.bonuses.map(({ state }) => state)).toEqual(['converted', 'expired', 'open'])
    expect(new Set(history.withdrawals.map(({ state }) => state)).size).toBe(9)
    expect(history.bets.length).toBeGreaterThan(600)
    expect(new Set(history.bets.map(({ placedAt }) => placedAt.toISOString().slice(0, 10))).size).toBeGreaterThan(35)
  })

  it('reaches a zero balance in a history of one day', () => {
    const oneDayHistory = planHistory({ ...plan, days: 1, balance: 0n })
    const mainWalletLines = oneDayHistory.transfers
      .flatMap(({ lines }) => lines)
      .filter(({ party }) => 'player' in party && party.wallet === undefined)
    expect(mainWalletLines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
  })
})
