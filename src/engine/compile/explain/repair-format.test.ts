import { describe, expect, it } from 'vitest'
import { repairFormat } from './repair-format.ts'

const timestampPattern = '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z$'
const picturePattern = '^(?!assets/)[a-z][a-z/]*\\.webp$'
const amountPattern = '^[0-9]{1,12}(\\.[0-9]{1,8})?$'

describe('repairFormat', () => {
  it.each([
    [' EUR ', '^[A-Z]{3}$', 'EUR'],
    ['http://a.example/x', '^https://', 'https://a.example/x'],
    ['a.example/x', '^https://', 'https://a.example/x'],
    ['#FFF', '^#[0-9a-f]{6}$', '#ffffff'],
    ['1,234,567.50', amountPattern, '1234567.50'],
    ['1.234.567,50', amountPattern, '1234567.50'],
    ['€ 20', amountPattern, '20'],
    ['2026-11-09T07:00:00+07:00', timestampPattern, '2026-11-09T00:00:00Z'],
    ['/banners/one.webp', picturePattern, 'banners/one.webp'],
    ['banners\\one.webp', picturePattern, 'banners/one.webp'],
    ['./assets\\banners\\one.webp', picturePattern, 'banners/one.webp'],
    ['../base/', '^[a-z-]+$', 'base'],
    ['2026-11-09', timestampPattern, '2026-11-09T00:00:00Z'],
  ])('corrects %s', (input, pattern, repaired) => {
    expect(repairFormat(input, pattern)).toBe(repaired)
  })

  it.each([
    ['2026-02-30', timestampPattern],
    ['2026-31-12T00:00:00Z', timestampPattern],
    ['2026-12-12T99:00', timestampPattern],
    ['', timestampPattern],
    ['-50.00', amountPattern],
    ['many', amountPattern],
    ['gold', '^#[0-9a-f]{6}$'],
  ])('does not guess the meaning of %s', (input, pattern) => {
    expect(repairFormat(input, pattern)).toBeUndefined()
  })
})
