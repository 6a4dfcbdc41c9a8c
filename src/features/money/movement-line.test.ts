import { expect, it } from 'vitest'
import { formatSigned } from './movement-line.tsx'

it('an amount has the sign of its direction, and no sign if no money moved', () => {
  expect([formatSigned('P 5.00', 'in'), formatSigned('P 5.00', 'out'), formatSigned('P 5.00', undefined)]).toEqual([
    '+P 5.00',
    '\u2212P 5.00',
    'P 5.00',
  ])
})
