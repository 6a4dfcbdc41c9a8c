import { expect, it } from 'vitest'
import { formatWithSign } from './movement-line.tsx'

it('an amount has the sign of its direction, and no sign if no money moved', () => {
  expect([formatWithSign('P 5.00', 'in'), formatWithSign('P 5.00', 'out'), formatWithSign('P 5.00', undefined)]).toEqual([
    '+P 5.00',
    '\u2212P 5.00',
    'P 5.00',
  ])
})
