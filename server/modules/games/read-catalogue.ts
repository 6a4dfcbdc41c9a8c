import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import type { Catalogue } from './catalogue.ts'
import { extensions } from './extensions.ts'
import { type GameSeries, generateGames } from './generate-games.ts'

/**
 * Returns the vendors and games that can be offered: the demo's named games, those generated from series, and those of
 * an operator's project. Deterministic.
 */
export function readCatalogue(): Catalogue {
  const named = readJson('catalogue.json') as Catalogue
  const { vendors, series } = readJson('game-series.json') as Pick<Catalogue, 'vendors'> & { readonly series: readonly GameSeries[] }
  return {
    vendors: parseVendors({ ...named.vendors, ...vendors, ...extensions.vendors }),
    games: { ...named.games, ...generateGames(series, named.games), ...extensions.games },
  }
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const isVendors = new Ajv({ useDefaults: true }).compile<Catalogue['vendors']>(readJson('../../../schemas/vendors.json') as object)

/**
 * Returns the vendors with the defaults of `schemas/vendors.json` filled in.
 * @throws if an entry does not fit the schema
 */
export function parseVendors(vendors: unknown): Catalogue['vendors'] {
  const filled = structuredClone(vendors)
  if (isVendors(filled)) return filled
  const [error] = isVendors.errors ?? []
  throw new Error(`The vendors of the catalogue are invalid at ${error?.instancePath ?? '/'}: ${error?.message ?? 'unknown error'}.`)
}
