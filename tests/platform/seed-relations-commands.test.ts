import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await withPlatform()
})
afterAll(() => platform.stop())

describe('a command that would break a relation between fields', () => {
  it.each([
    ['set-deposit-channel', { channel: 'qr', change: { feeFixed: '50.00' } }, 'feeFixed must be below min'],
    ['set-deposit-channel', { channel: 'qr', change: { min: '1.00', feeFixed: '1.00' } }, 'feeFixed must be below min'],
    ['set-deposit-channel', { channel: 'voucher', change: { hours: '06:00-06:00' } }, 'Hours begin and end at different times'],
    ['set-withdrawals', { change: { feeFixed: '100.00' } }, 'feeFixed must be below least'],
    ['set-withdrawals', { change: { least: '4.00' } }, 'feeFixed must be below least'],
    ['set-activity', { activity: 'winter-cup', change: { closes: '2020-01-01T00:00:00Z' } }, /closes|after/],
    ['set-activity', { activity: 'lucky-envelope', change: { mostAmount: 'none' } }, 'mostAmount'],
  ])('%s is refused with the rule, whichever of the fields it changes: %o', async (command, body, rule) => {
    await expect(platform.control(command, { brand: 'alpha', ...body })).rejects.toThrow(rule)
  })
})
