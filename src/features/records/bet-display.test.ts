import { describe, expect, it } from 'vitest'
import type { AccountBet } from '../../generated/api.ts'
import { getDisplayAmount, getOutcome, findDirection } from './bet-display.ts'

const createBet = (overrides: Partial<AccountBet>): AccountBet => ({
  id: 'b',
  vendor: 'PGF',
  category: 'RNG',
  game: 'Jade Tiger',
  round: 'r',
  stake: '10.00',
  win: '0.00',
  result: '-10.00',
  state: 'settled',
  placedAt: '2026-03-01T00:00:00Z',
  ...overrides,
})

describe('the display of a bet', () => {
  it('shows the outcome, including that of a payout below or equal to the stake', () => {
    const bets = [
      createBet({}),
      createBet({ win: '4.00', result: '-6.00' }),
      createBet({ win: '10.00', result: '0.00' }),
      createBet({ win: '30.00', result: '20.00' }),
      createBet({ state: 'open', result: '0.00' }),
      createBet({ state: 'rolled-back', result: '0.00' }),
    ]
    expect(bets.map((displayedBet) => [getOutcome(displayedBet), findDirection(displayedBet), getDisplayAmount(displayedBet)])).toEqual([
      ['lost', 'out', '10.00'],
      ['lost', 'out', '6.00'],
      ['even', undefined, '0.00'],
      ['won', 'in', '20.00'],
      ['open', undefined, '10.00'],
      ['returned', undefined, '10.00'],
    ])
  })
})
