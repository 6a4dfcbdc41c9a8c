import { describe, expect, it } from 'vitest'
import { fillText } from './fill-placeholders.ts'
import { formatText } from './format-text.ts'

describe('fillText and formatText', () => {
  it('inserts values at their placeholders, verbatim', () => {
    expect(fillText('{a} {b} {a} { a } {a, number} $t(a)', { a: '{b} $&', b: 0 })).toBe('{b} $& 0 {b} $& { a } {a, number} $t(a)')
  })

  it('keeps a placeholder without a value, even one named like an inherited property', () => {
    expect(fillText('{x} {toString} {constructor}', {})).toBe('{x} {toString} {constructor}')
  })

  it('returns the words of a key that has no text, without its prefix', () => {
    expect(['home_games_title', 'constructor', 'gone'].map((key) => formatText({}, 'en', key, {}))).toEqual([
      'Games title',
      'Constructor',
      'Gone',
    ])
  })
})

describe('formatText with a count', () => {
  const english = { games_one: '{count} game', games_other: '{count} games' }

  it('uses the plural form of the language', () => {
    expect([0, 1, 2].map((count) => formatText(english, 'en-US', 'games', { count }))).toEqual(['0 games', '1 game', '2 games'])
    const russian = { games_one: '{count} игра', games_few: '{count} игры', games_many: '{count} игр', games_other: '{count} игры' }
    expect([1, 3, 5, 21].map((count) => formatText(russian, 'ru-RU', 'games', { count }))).toEqual(['1 игра', '3 игры', '5 игр', '21 игра'])
    expect(formatText({ games_other: '{count} trò chơi' }, 'vi-VN', 'games', { count: 1 })).toBe('1 trò chơi')
  })

  it('falls back to the form `other`, then to the plain text', () => {
    expect(formatText({ games_other: '{count} игры' }, 'ru-RU', 'games', { count: 5 })).toBe('5 игры')
    expect(formatText({ points: '{count} pts' }, 'en-US', 'points', { count: 1 })).toBe('1 pts')
  })

  it('uses the form `zero` for 0 in any language if there is one', () => {
    const texts = { ...english, games_zero: 'no games' }
    expect([0, 2].map((count) => formatText(texts, 'en-US', 'games', { count }))).toEqual(['no games', '2 games'])
  })

  it('uses English plural rules for an invalid language tag', () => {
    expect(formatText(english, 'not a tag', 'games', { count: 1 })).toBe('1 game')
  })
})
