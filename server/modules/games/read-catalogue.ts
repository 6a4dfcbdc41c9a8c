import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import type { Catalogue, CatalogueVendor } from './catalogue.ts'
import { extensions } from './extensions.ts'
import { type GameSeries, generateGames } from './generate-games.ts'

/** Addresses of the vendor that serves the games of all vendors without a launch URL. */
export type DefaultVendor = Pick<CatalogueVendor, 'launchUrl' | 'apiUrl'>

const noVendor: DefaultVendor = { launchUrl: () => undefined, apiUrl: () => undefined }

/**
 * Returns the vendors and games that can be offered: named games, games generated from series, and the games of an
 * operator's project. Deterministic. Vendors without a launch URL get the addresses of `fallback`, which is the demo
 * vendor in demo mode.
 */
export function readCatalogue(fallback: DefaultVendor = noVendor): Catalogue {
  const namedCatalogue = readJson('catalogue.json') as Catalogue
  const { vendors, series } = readJson('game-series.json') as Pick<Catalogue, 'vendors'> & { readonly series: readonly GameSeries[] }
  return {
    vendors: parseVendors({ ...namedCatalogue.vendors, ...vendors, ...extensions.vendors }, fallback),
    games: { ...namedCatalogue.games, ...generateGames(series, namedCatalogue.games), ...extensions.games },
  }
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

interface VendorEntry extends Omit<CatalogueVendor, 'launchUrl' | 'apiUrl'> {
  readonly launchUrl?: string
  readonly apiUrl?: string
}

const areVendorsValid = new Ajv({ useDefaults: true, strict: false, formats: { uri: true } }).compile<
  Readonly<Record<string, VendorEntry>>
>(readJson('../../../schemas/vendors.json') as object)

/**
 * Returns the vendors with the defaults of `schemas/vendors.json` filled in. Vendors without a launch URL get the
 * addresses of `fallback`.
 * @throws Error if an entry does not match the schema
 */
export function parseVendors(vendors: unknown, fallback: DefaultVendor = noVendor): Catalogue['vendors'] {
  const withDefaults = structuredClone(vendors)
  if (areVendorsValid(withDefaults))
    return Object.fromEntries(
      Object.entries(withDefaults).map(([code, { launchUrl, apiUrl, ...vendor }]) => [
        code,
        { ...vendor, ...resolveVendorUrls(launchUrl, apiUrl, fallback) },
      ]),
    )
  const [error] = areVendorsValid.errors ?? []
  throw new Error(`The vendors of the catalogue are invalid at ${error?.instancePath ?? '/'}: ${error?.message ?? 'unknown error'}.`)
}

const resolveVendorUrls = (launchUrl: string | undefined, apiUrl: string | undefined, fallback: DefaultVendor): DefaultVendor =>
  launchUrl === undefined ? fallback : { launchUrl: () => launchUrl, apiUrl: () => apiUrl ?? launchUrl }
