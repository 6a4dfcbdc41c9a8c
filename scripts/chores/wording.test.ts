import { expect, it } from 'vitest'
import { findWording } from './wording.ts'

it('reports a phrase with its line and a remedy', () => {
  expect(findWording('Returns the name.\n// Whoever asks is told.')).toEqual([
    { line: 2, phrase: 'Whoever', remedy: expect.stringContaining('the player') },
    { line: 2, phrase: 'is told', remedy: expect.stringContaining('receives') },
  ])
})

it.each(['Returns `undefined` if there is none.', 'The header stands out.', 'It is removed automatically.'])('accepts "%s"', (text) => {
  expect(findWording(text)).toEqual([])
})
