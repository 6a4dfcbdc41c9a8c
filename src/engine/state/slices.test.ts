import { expect, it } from 'vitest'
import { createSlices, defineSlice } from './slices.ts'

it('creates a slice once per engine', () => {
  const seenSlice = defineSlice('seen', () => new Set<string>())
  const [slices, otherSlices] = [createSlices(), createSlices()]
  slices(seenSlice).add('a')
  expect([[...slices(seenSlice)], [...otherSlices(seenSlice)]]).toEqual([['a'], []])
})
