import { describe, expect, it } from 'vitest'
import type { SiteCategory } from '../../engine/contract/site.ts'
import { findCategory } from './place-games.ts'

const category = (id: string, ...codes: string[]): SiteCategory => ({
  id,
  name: id,
  icon: 'play',
  route: id,
  point: undefined,
  vendors: codes.map((code) => ({ code, name: code })),
  games: [],
})
const categories = [category('ESPORTS', 'IME'), category('COCKFIGHT', 'DS88'), category('SPORTS', 'SBX', 'DS88')]

describe('findCategory', () => {
  it("finds a game's own category, and the one that the brand moved its vendor to", () => {
    const of = (vassalage: string) => findCategory(categories, { gameType: 'SPORTS', vassalage })?.id
    expect([of('SBX'), of('DS88'), of('IME'), of('NONE')]).toEqual(['SPORTS', 'SPORTS', 'ESPORTS', undefined])
  })
})
