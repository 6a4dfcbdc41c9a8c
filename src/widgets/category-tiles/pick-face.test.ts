import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickFace } from './pick-face.ts'

const game = (gameName: string, more: Partial<Game> = {}): Game => ({ gameName, vassalage: 'V', gameType: 'RNG', showIcon: '', ...more })

describe('pickFace', () => {
  it('prefers a hot game that is open', () => {
    expect(pickFace([game('a'), game('b', { isHot: true, maintenance: true }), game('c', { isHot: true })], 'RNG')?.gameName).toBe('c')
  })

  it('prefers games of its own type to those that it only lists', () => {
    expect(pickFace([game('a', { isHot: true }), game('b', { gameType: 'SPORTS' })], 'SPORTS')?.gameName).toBe('b')
  })

  it('takes what there is otherwise', () => {
    expect(pickFace([game('a', { maintenance: true }), game('b')], 'RNG')?.gameName).toBe('b')
    expect(pickFace([game('a', { maintenance: true })], 'RNG')?.gameName).toBe('a')
    expect(pickFace([], 'RNG')).toBeUndefined()
  })
})
