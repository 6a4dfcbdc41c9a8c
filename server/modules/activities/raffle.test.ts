import { expect, it } from 'vitest'
import { chanceDenominator, pickPrize } from './raffle.ts'

it('assigns to each prize as many rolls as its chance, and no prize to the remaining rolls', () => {
  const prizes = [
    { id: 'grand', chance: 1 },
    { id: 'gold', chance: 40 },
    { id: 'points', chance: 4000 },
  ]
  const drawsByPrize = new Map<string | undefined, number>()
  for (let roll = 0; roll < chanceDenominator; roll++) {
    const id = pickPrize(prizes, roll)?.id
    drawsByPrize.set(id, (drawsByPrize.get(id) ?? 0) + 1)
  }
  expect(Object.fromEntries(drawsByPrize)).toEqual({ grand: 1, gold: 40, points: 4000, undefined: 5959 })
})
