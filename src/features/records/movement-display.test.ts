import { describe, expect, it } from 'vitest'
import type { Text } from '../../engine/index.ts'
import { describeState, formatTitle, formatWalletName, findDirection } from './movement-display.ts'

const text = ((key: string, values?: Readonly<Record<string, unknown>>) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`) as Text

describe('a movement of money', () => {
  it('is titled by its purpose, with its game', () => {
    expect(formatTitle({ purpose: 'bet', game: 'Jade Tiger' }, text)).toBe('money_bet · Jade Tiger')
    expect(formatTitle({ purpose: 'deposit' }, text)).toBe('money_deposit')
  })

  it('is final, except for money held for a withdrawal', () => {
    expect(describeState({ purpose: 'deposit' }, text)).toEqual({ tone: 'good', state: 'record_done' })
    const describeHeldMoney = (overrides: object = {}) => describeState({ purpose: 'withdrawal-hold', ...overrides }, text)
    expect(describeHeldMoney()).toEqual({ tone: 'pending', state: 'record_held' })
    expect(describeHeldMoney({ held: 'paid' })).toEqual({ tone: 'good', state: 'record_held_paid' })
    expect(describeHeldMoney({ held: 'returned' })).toEqual({ tone: 'quiet', state: 'record_held_returned' })
  })

  it('has the direction in or out, or none if the money stays with the player', () => {
    expect((['in', 'out', 'internal'] as const).map((direction) => findDirection({ direction }))).toEqual(['in', 'out', undefined])
  })

  it('has a wallet name, with the vendor’s name for a vendor’s wallet', () => {
    const getVendorName = (code: string): string => `Vendor ${code}`
    expect(formatWalletName('vendor/PP', getVendorName, text)).toBe('wallet_vendor {"vendor":"Vendor PP"}')
    expect(formatWalletName('main', getVendorName, text)).toBe('wallet_main')
  })
})
