import { expect, it } from 'vitest'
import { findSchemaWording, findWording } from './wording.ts'

it('reports a phrase with its line and a remedy', () => {
  expect(findWording('Returns the name.\n// Whoever asks is told.')).toEqual([
    { line: 2, phrase: 'Whoever', remedy: expect.stringContaining('the player') },
    { line: 2, phrase: 'is told', remedy: expect.stringContaining('receives') },
  ])
})

it('reports the markers of a merge conflict', () => {
  const markers = ['<'.repeat(7), '>'.repeat(7)].map((marker) => `${marker} HEAD`)
  expect(findWording(markers.join('\n'))).toMatchObject([{ line: 1 }, { line: 2 }])
})

it.each(['Returns `undefined` if there is none.', 'The header stands out.', 'It is removed automatically.'])('accepts "%s"', (text) => {
  expect(findWording(text)).toEqual([])
})

it.each([
  ['Number of games; 20 where it is not said.', 'where it is not said', 'Default'],
  ['Which lotteries.', 'Which', 'noun'],
  ['How they look.', 'How they look', 'Visual style'],
  ['Messages of who asks.', 'who asks', 'the caller'],
  ['Day by the clocks of the brand.', 'by the clocks of the brand', 'time zone'],
  ['The fewest characters.', 'The fewest', 'minimum'],
  ['Stake as decimal text.', 'decimal text', 'decimal string'],
  ['Contract with the agent above.', 'the agent above', 'upline'],
])('reports the description "%s" of a schema', (description, phrase, remedy) => {
  const schema = JSON.stringify({ type: 'string', description }, null, 2)
  expect(findSchemaWording(schema)).toContainEqual({ line: 3, phrase, remedy: expect.stringContaining(remedy) })
})

it('accepts a plain description of a schema, and any other text in it', () => {
  const schema = { description: 'Number of games. Default: 20.', default: 'How it looks', examples: ['Whoever asks is told.'] }
  expect(findSchemaWording(JSON.stringify(schema, null, 2))).toEqual([])
})
