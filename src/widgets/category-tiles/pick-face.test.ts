import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickFace } from './pick-face.ts'

const game = (gameName: string, more: Partial<Game> = {}): Game => ({ gameName, vassalage: 'V', gameType: 'RNG', showIcon: '', ...more })

describe('pickFace', () => {
  it('prefers a hot game that is open', () => {
    expect(pickFace([game('a'), game('b', { isHot: true, maintenance: true }), game('c', { isHot: true })])?.gameName).toBe('c')
  })

  it('takes what there is otherwise', () => {
    expect(pickFace([game('a', { maintenance: true }), game('b')])?.gameName).toBe('b')
    expect(pickFace([game('a', { maintenance: true })])?.gameName).toBe('a')
    expect(pickFace([])).toBeUndefined()
  })
})
