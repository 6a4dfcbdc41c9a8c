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
    expect(['home_games_title', 'constructor', 'gone'].map((key) => readText({}, key, {}))).toEqual(['Games title', 'Constructor', 'Gone'])
  })
})
