import { describe, expect, it, vi } from 'vitest'
import en from '../../../../merchants/base/messages/EN.json' with { type: 'json' }
import { markEnglish } from '../../rules/fallback-text.ts'
import { listPluralForms } from '../../rules/plural-form.ts'
import { formatText } from '../../rules/format-text.ts'
import type { Text } from '../../rules/text.ts'
import { createTexts } from './texts.ts'

const createTestTexts = (messages: Readonly<Record<string, string>>, onMissing = vi.fn()) =>
  createTexts({
    language: 'EN',
    messages,
    commonValues: { brand: 'Tiny' },
    getLanguageTag: (code) => ({ TY: 'vi' })[code] ?? 'en',
    onMissing,
  })

/** Returns the text function for keys that exist only in this test, which the type `Text` does not accept. */
const getTextFunction = (texts: ReturnType<typeof createTestTexts>) => (key: string, values?: Parameters<Text>[1]) =>
  texts.get().text(key, values)

describe('createTexts', () => {
  it('inserts values at their placeholders', () => {
    const text = getTextFunction(createTestTexts({ hello: 'Hello {name}, you have {count} messages, {name}.' }))
    expect(text('hello', { name: 'Ann', count: 0 })).toBe('Hello Ann, you have 0 messages, Ann.')
  })

  it('inserts a value verbatim', () => {
    const text = getTextFunction(createTestTexts({ hello: '{a}{b}' }))
    expect(text('hello', { a: '{b} $& <b>', b: '$1' })).toBe('{b} $& <b>$1')
  })

  it('keeps the direction of an amount in right-to-left text', () => {
    const texts = createTexts({
      language: 'AR',
      messages: { best: '{amount}, {count}' },
      commonValues: {},
      getLanguageTag: () => 'ar-AE',
      isRightToLeft: () => true,
      onMissing: vi.fn(),
    })
    expect(getTextFunction(texts)('best', { amount: '€ 5.00', shown: 3 })).toBe('\u2068€ 5.00\u2069, {count}')
  })

  it('provides the brand’s name to every text', () => {
    expect(getTextFunction(createTestTexts({ title: 'Welcome to {brand}' }))('title')).toBe('Welcome to Tiny')
  })

  it('uses the plural form of the language, or the plain text if there is none', () => {
    const text = getTextFunction(createTestTexts({ games_one: '{count} game', games_other: '{count} games', points: '{count} pts' }))
    expect([1, 2].flatMap((count) => [text('games', { count }), text('points', { count })])).toEqual([
      '1 game',
      '1 pts',
      '2 games',
      '2 pts',
    ])
  })

  it('selects the singular and the plural of the base brand’s English texts', () => {
    const { $schema: _, ...messages } = en
    const text = getTextFunction(createTestTexts(messages))
    expect([1, 2].map((count) => text('games_count', { count }))).toEqual(['1 game', '2 games'])
    expect([1, 2].map((count) => text('games_shown', { shown: 1, count }))).toEqual(['1 of 1 game', '1 of 2 games'])
  })

  it.each(['en-US', 'vi-VN', 'ru-RU', 'pl-PL', 'ar-AE', 'fr-FR', 'zh-Hans-CN'])(
    'uses the same plural forms as the server for %s',
    (tag) => {
      const messages = Object.fromEntries(listPluralForms(tag).map((form) => [`games_${form}`, `{count} ${form}`]))
      const onMissing = vi.fn()
      const texts = createTexts({ language: 'X', messages, commonValues: {}, getLanguageTag: () => tag, onMissing })
      const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]
      expect(counts.map((count) => getTextFunction(texts)('games', { count }))).toEqual(
        counts.map((count) => formatText(messages, tag, 'games', { count })),
      )
      expect(onMissing).not.toHaveBeenCalled()
    },
  )

  it('uses English plural forms for an English fallback in a language that has only one form', () => {
    const messages = { games_one: markEnglish('{count} game'), games_other: markEnglish('{count} games') }
    const texts = createTexts({ language: 'TY', messages, commonValues: {}, getLanguageTag: () => 'vi-VN', onMissing: vi.fn() })
    expect([1, 2].map((count) => getTextFunction(texts)('games', { count }))).toEqual([markEnglish('1 game'), markEnglish('2 games')])
  })

  it('falls back to the form `other` without reporting a problem', () => {
    const onMissing = vi.fn()
    expect(getTextFunction(createTestTexts({ games_other: '{count} games' }, onMissing))('games', { count: 1 })).toBe('1 games')
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('leaves a placeholder without a value unchanged', () => {
    expect(getTextFunction(createTestTexts({ a: '{x} {toString}' }))('a', {})).toBe('{x} {toString}')
  })

  it('shows a label derived from a key without a text, and reports the key', () => {
    const onMissing = vi.fn()
    const text = getTextFunction(createTestTexts({}, onMissing))
    expect([text('home_games_title'), text('constructor'), text('gone')]).toEqual(['Games title', 'Constructor', 'Gone'])
    expect(onMissing.mock.calls).toEqual([['home_games_title'], ['constructor'], ['gone']])
  })

  it('returns a new function when the language changes, so that subscribers re-render', () => {
    const texts = createTestTexts({ a: 'one' })
    const before = texts.get().text
    texts.switchTo('TY', { a: 'một' })
    expect(texts.get().text).not.toBe(before)
    expect([texts.get().language, getTextFunction(texts)('a')]).toEqual(['TY', 'một'])
  })
})
