import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'
import { readText } from './read-text.ts'

describe('a text', () => {
  it('has its values where it names them and nowhere else, each as it is', () => {
    expect(fillText('{a} {b} {a} { a } {a, number} $t(a)', { a: '{b} $&', b: 0 })).toBe('{b} $& 0 {b} $& { a } {a, number} $t(a)')
  })

  it('keeps a name without a value, whatever objects have by themselves', () => {
    expect(fillText('{x} {toString} {constructor}', {})).toBe('{x} {toString} {constructor}')
  })

  it('is its words where a key has none', () => {
    expect(['home_games_title', 'constructor', 'gone'].map((key) => readText({}, 'en', key, {}))).toEqual([
      'Games title',
      'Constructor',
      'Gone',
    ])
  })
})

describe('a counted text', () => {
  const english = { games_one: '{count} game', games_other: '{count} games' }

  it('has the plural form that its language has for the count', () => {
    expect([0, 1, 2].map((count) => readText(english, 'en-US', 'games', { count }))).toEqual(['0 games', '1 game', '2 games'])
    const russian = { games_one: '{count} игра', games_few: '{count} игры', games_many: '{count} игр', games_other: '{count} игры' }
    expect([1, 3, 5, 21].map((count) => readText(russian, 'ru-RU', 'games', { count }))).toEqual(['1 игра', '3 игры', '5 игр', '21 игра'])
    expect(readText({ games_other: '{count} trò chơi' }, 'vi-VN', 'games', { count: 1 })).toBe('1 trò chơi')
  })

  it('has its form for `other` where the one for the count is missing, and the plain text where it has no forms', () => {
    expect(readText({ games_other: '{count} игры' }, 'ru-RU', 'games', { count: 5 })).toBe('5 игры')
    expect(readText({ points: '{count} pts' }, 'en-US', 'points', { count: 1 })).toBe('1 pts')
  })

  it('may say something else of none at all, in any language', () => {
    const texts = { ...english, games_zero: 'no games' }
    expect([0, 2].map((count) => readText(texts, 'en-US', 'games', { count }))).toEqual(['no games', '2 games'])
  })

  it('counts as English does where the tag of its language is none', () => {
    expect(readText(english, 'not a tag', 'games', { count: 1 })).toBe('1 game')
  })
})
