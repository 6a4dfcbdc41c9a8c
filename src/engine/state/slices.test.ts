import { expect, it } from 'vitest'
import { createSlices, defineSlice } from './slices.ts'

it('creates a slice once per engine', () => {
  const seen = defineSlice('seen', () => new Set<string>())
  const [one, other] = [createSlices(), createSlices()]
  one(seen).add('a')
  expect([[...one(seen)], [...other(seen)]]).toEqual([['a'], []])
})
