import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from './catalogue.ts'
import { type GameSeries, growGames } from './grow-games.ts'

/**
 * The vendors and games of the demo: those that were named one by one, then those that grow out of series. The same
 * every time.
 */
export function readCatalogue(): Catalogue {
  const named = readJson('catalogue.json') as Catalogue
  const { vendors, series } = readJson('game-series.json') as Pick<Catalogue, 'vendors'> & { readonly series: readonly GameSeries[] }
  return { vendors: { ...named.vendors, ...vendors }, games: { ...named.games, ...growGames(series, named.games) } }
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
