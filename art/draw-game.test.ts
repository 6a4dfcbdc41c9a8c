import { describe, expect, it } from 'vitest'
import catalogue from '../server/modules/games/catalogue.json' with { type: 'json' }
import { drawGame } from './index.ts'
import { subjects } from './subjects/index.ts'

const lacquer = { canvas: '#140a0b', accent: '#e3b45f', secondary: '#a81e2a' }
const harbour = { canvas: '#0c1620', accent: '#3fc1b4', secondary: '#d7e3ea' }
const games = Object.entries(catalogue.games).map(([id, game]) => ({
  id,
  category: game.category,
  motif: game.motif,
  look: 'look' in game ? game.look : 0,
}))

describe('drawGame', () => {
  it('draws the same picture for the same palette and a different one for another palette', () => {
    const game = { id: 'pgf-jade-tiger', category: 'RNG', motif: 'tiger' }
    expect(drawGame(game, lacquer)).toBe(drawGame(game, lacquer))
    expect(drawGame(game, lacquer)).not.toBe(drawGame(game, harbour))
  })

  it('has a known motif and a unique combination of motif and variant for every game of the catalogue', () => {
    expect(games.filter(({ motif }) => !Object.hasOwn(subjects, motif)).map(({ id }) => id)).toEqual([])
    expect(new Set(games.map(({ motif, look }) => `${motif} ${String(look)}`)).size).toBe(games.length)
  })

  it('draws every game of the catalogue without text, script, external reference or invalid number', () => {
    for (const game of games) expect(drawGame(game, lacquer), game.id).not.toMatch(/<text|<script|<image|href=|NaN|undefined|Infinity/)
  })

  it('draws every game of the catalogue in less than 260,000 characters of SVG', () => {
    for (const game of games) expect(drawGame(game, lacquer).length, game.id).toBeLessThan(260_000)
  })

  it('draws a fallback motif for a game without a motif, in known and unknown categories', () => {
    for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'VNLOTT', 'constructor']) {
      expect(drawGame({ id: `new-${category}`, category }, lacquer)).toMatch(/^<svg /)
    }
  })
})
