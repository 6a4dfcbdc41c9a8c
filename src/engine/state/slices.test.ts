import { expect, it } from 'vitest'
import { createSlices, defineSlice } from './slices.ts'

it('makes a slice once for each engine, and shares it with no other', () => {
  const seen = defineSlice('seen', () => new Set<string>())
  const [one, other] = [createSlices(), createSlices()]
  one(seen).add('a')
  expect([[...one(seen)], [...other(seen)]]).toEqual([['a'], []])
})
