import { expect, it } from 'vitest'
import type { Funds } from '../../generated/api.ts'
import { getFundsAvailability } from './funds-availability.ts'

const funds: Funds = {
  currency: 'VND',
  isSingle: true,
  sum: '600.00',
  main: '600.00',
  held: '0.00',
  bonus: '0.00',
  bonusStaked: '0.00',
  withdrawable: '600.00',
  turnoverLeft: '0.00',
  vendors: [],
  bonuses: [],
}

it.each<readonly [string, Partial<Funds>, object]>([
  ['the whole amount can be withdrawn', {}, { kind: 'ready', amount: 60_000n }],
  ['only the part that is not owed can be withdrawn', { withdrawable: '150.00' }, { kind: 'ready', amount: 15_000n }],
  ['wagering is left', { withdrawable: '0.00', turnoverLeft: '4000.00', bonus: '80.00' }, { kind: 'wagering', left: 400_000n }],
  [
    'wagering is left while all bonus money is on bets',
    { withdrawable: '0.00', turnoverLeft: '1.50', bonusStaked: '9.00' },
    { kind: 'wagering', left: 150n },
  ],
  ['the whole amount can be withdrawn if a bonus locks nothing', { bonus: '80.00' }, { kind: 'ready', amount: 60_000n }],
  ['there is no money while everything is on hold', { main: '0.00', withdrawable: '0.00', held: '600.00' }, { kind: 'none' }],
  ['the whole amount is owed', { withdrawable: '0.00' }, { kind: 'owed' }],
])('availability of the main wallet for withdrawal: %s', (_, overrides, availability) => {
  expect(getFundsAvailability({ ...funds, ...overrides }, 2)).toEqual(availability)
})
