import { describe, expect, it, vi } from 'vitest'
import { createTexts } from './texts.ts'

const make = (messages: Readonly<Record<string, string>>, onMissing = vi.fn()) =>
  createTexts({ language: 'EN', messages, always: { brand: 'Tiny' }, tagOf: (code) => ({ TY: 'vi' })[code] ?? 'en', onMissing })

describe('createTexts', () => {
  it('puts values where the text names them', () => {
    const { text } = make({ hello: 'Hello {name}, you have {count} messages, {name}.' }).get()
    expect(text('hello', { name: 'Ann', count: 0 })).toBe('Hello Ann, you have 0 messages, Ann.')
  })

  it('takes a value as it is, whatever it contains', () => {
    const { text } = make({ hello: '{a}{b}' }).get()
    expect(text('hello', { a: '{b} $& <b>', b: '$1' })).toBe('{b} $& <b>$1')
  })

  it("knows the brand's name everywhere", () => {
    expect(make({ title: 'Welcome to {brand}' }).get().text('title')).toBe('Welcome to Tiny')
  })

  it('takes the plural form that the language has for a count, and the plain text where there is none', () => {
    const { text } = make({ games_one: '{count} game', games_other: '{count} games', points: '{count} pts' }).get()
    expect([1, 2].flatMap((count) => [text('games', { count }), text('points', { count })])).toEqual([
      '1 game',
      '1 pts',
      '2 games',
      '2 pts',
    ])
  })

  it('leaves a name without a value as it is written', () => {
    expect(make({ a: '{x} {toString}' }).get().text('a', {})).toBe('{x} {toString}')
  })

  it('shows words for a key without a text, and tells of it', () => {
    const onMissing = vi.fn()
    const { text } = make({}, onMissing).get()
    expect([text('home_games_title'), text('constructor'), text('gone')]).toEqual(['Games title', 'Constructor', 'Gone'])
    expect(onMissing.mock.calls).toEqual([['home_games_title'], ['constructor'], ['gone']])
  })

  it('gives a new function when the language changes, so that whoever shows texts draws again', () => {
    const texts = make({ a: 'one' })
    const before = texts.get().text
    texts.show('TY', { a: 'một' })
    expect(texts.get().text).not.toBe(before)
    expect([texts.get().language, texts.get().text('a')]).toEqual(['TY', 'một'])
  })
})
