import { describe, expect, it, vi } from 'vitest'
import en from '../../../../merchants/base/messages/EN.json' with { type: 'json' }
import { markEnglish } from '../../rules/fallback-text.ts'
import { pluralForms } from '../../rules/plural-form.ts'
import { readText } from '../../rules/read-text.ts'
import type { Text } from '../../rules/text.ts'
import { createTexts } from './texts.ts'

const make = (messages: Readonly<Record<string, string>>, onMissing = vi.fn()) =>
  createTexts({ language: 'EN', messages, always: { brand: 'Tiny' }, tagOf: (code) => ({ TY: 'vi' })[code] ?? 'en', onMissing })

/** Texts of the test's own, which base has not. */
const textOf = (texts: ReturnType<typeof make>) => (key: string, values?: Parameters<Text>[1]) => texts.get().text(key, values)

describe('createTexts', () => {
  it('puts values where the text names them', () => {
    const text = textOf(make({ hello: 'Hello {name}, you have {count} messages, {name}.' }))
    expect(text('hello', { name: 'Ann', count: 0 })).toBe('Hello Ann, you have 0 messages, Ann.')
  })

  it('takes a value as it is, whatever it contains', () => {
    const text = textOf(make({ hello: '{a}{b}' }))
    expect(text('hello', { a: '{b} $& <b>', b: '$1' })).toBe('{b} $& <b>$1')
  })

  it('writes an amount from right to left as it is written alone', () => {
    const texts = createTexts({
      language: 'AR',
      messages: { best: '{amount}, {count}' },
      always: {},
      tagOf: () => 'ar-AE',
      rightToLeft: () => true,
      onMissing: vi.fn(),
    })
    expect(textOf(texts)('best', { amount: '€ 5.00', shown: 3 })).toBe('\u2068€ 5.00\u2069, {count}')
  })

  it("knows the brand's name everywhere", () => {
    expect(textOf(make({ title: 'Welcome to {brand}' }))('title')).toBe('Welcome to Tiny')
  })

  it('takes the plural form that the language has for a count, and the plain text where there is none', () => {
    const text = textOf(make({ games_one: '{count} game', games_other: '{count} games', points: '{count} pts' }))
    expect([1, 2].flatMap((count) => [text('games', { count }), text('points', { count })])).toEqual([
      '1 game',
      '1 pts',
      '2 games',
      '2 pts',
    ])
  })

  it('shows one game and two games of base in English', () => {
    const { $schema: _, ...messages } = en
    const text = textOf(make(messages))
    expect([1, 2].map((count) => text('games_count', { count }))).toEqual(['1 game', '2 games'])
    expect([1, 2].map((count) => text('games_shown', { shown: 1, count }))).toEqual(['1 of 1 game', '1 of 2 games'])
  })

  it.each(['en-US', 'vi-VN', 'ru-RU', 'pl-PL', 'ar-AE', 'fr-FR', 'zh-Hans-CN'])(
    'takes the form that the server takes, whichever forms %s has',
    (tag) => {
      const messages = Object.fromEntries(pluralForms(tag).map((form) => [`games_${form}`, `{count} ${form}`]))
      const onMissing = vi.fn()
      const texts = createTexts({ language: 'X', messages, always: {}, tagOf: () => tag, onMissing })
      const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]
      expect(counts.map((count) => textOf(texts)('games', { count }))).toEqual(
        counts.map((count) => readText(messages, tag, 'games', { count })),
      )
      expect(onMissing).not.toHaveBeenCalled()
    },
  )

  it('counts as English does where English stands in for a language with one form', () => {
    const messages = { games_one: markEnglish('{count} game'), games_other: markEnglish('{count} games') }
    const texts = createTexts({ language: 'TY', messages, always: {}, tagOf: () => 'vi-VN', onMissing: vi.fn() })
    expect([1, 2].map((count) => textOf(texts)('games', { count }))).toEqual([markEnglish('1 game'), markEnglish('2 games')])
  })

  it('takes the form for `other` where the one for the count is missing, and tells of nothing', () => {
    const onMissing = vi.fn()
    expect(textOf(make({ games_other: '{count} games' }, onMissing))('games', { count: 1 })).toBe('1 games')
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('leaves a name without a value as it is written', () => {
    expect(textOf(make({ a: '{x} {toString}' }))('a', {})).toBe('{x} {toString}')
  })

  it('shows words for a key without a text, and tells of it', () => {
    const onMissing = vi.fn()
    const text = textOf(make({}, onMissing))
    expect([text('home_games_title'), text('constructor'), text('gone')]).toEqual(['Games title', 'Constructor', 'Gone'])
    expect(onMissing.mock.calls).toEqual([['home_games_title'], ['constructor'], ['gone']])
  })

  it('gives a new function when the language changes, so that whoever shows texts renders again', () => {
    const texts = make({ a: 'one' })
    const before = texts.get().text
    texts.show('TY', { a: 'một' })
    expect(texts.get().text).not.toBe(before)
    expect([texts.get().language, textOf(texts)('a')]).toEqual(['TY', 'một'])
  })
})
