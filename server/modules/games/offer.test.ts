import { describe, expect, it } from 'vitest'
import type { Category, MerchantConfig } from '../../../src/generated/config.ts'
import { smallConfig } from '../../../src/engine/testing/small-site.ts'
import { readCatalogue } from './read-catalogue.ts'
import { offerOf } from './offer.ts'

const catalogue = readCatalogue()
const site = {
  vendors: Object.keys(catalogue.vendors).map((vendor, position) => ({
    vendor,
    enabled: true,
    position,
    channels: null,
    client_types: null,
    name: null,
    categories: null,
    launch_url: 'https://games.example',
    api_url: null,
    catalogue_url: null,
    policy: null,
    games_version: 0,
    removed: false,
  })),
}
const category = (enabled: boolean, overrides: Partial<Category> = {}): Category => ({
  name: 'in_game',
  icon: 'play',
  route: 'index',
  enabled,
  order: 1,
  ...overrides,
})
const cockfight = { vendor: { code: 'DS88', in: 'SPORTS' } }

function shownIn(enabledById: Readonly<Record<string, boolean>>, esportsVendors: string[] = []): ReadonlySet<string> {
  const categories = Object.fromEntries(
    Object.entries(enabledById).map(([id, enabled]) => [id, category(enabled, id === 'COCKFIGHT' ? { when: cockfight } : {})]),
  )
  const config = { games: { ...smallConfig().games, categories, esportsVendors } } as unknown as MerchantConfig
  const { games, vendors } = offerOf(catalogue, site, config)
  expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(vendors.map(({ code }) => code)))
  return new Set(games.map((game) => (game.vendor === 'DS88' ? 'DS88' : game.shownIn)))
}

describe('offerOf', () => {
  it('offers the games of enabled categories, and no vendor without one', () => {
    expect(shownIn({ RNG: true, FISH: false, LIVE: true })).toEqual(new Set(['RNG', 'LIVE']))
  })

  it('applies the category that includes a vendor of another category', () => {
    expect(shownIn({ SPORTS: true, COCKFIGHT: false })).toEqual(new Set(['SPORTS']))
    expect(shownIn({ SPORTS: false, COCKFIGHT: true })).toEqual(new Set(['DS88']))
    expect(shownIn({ SPORTS: true })).toEqual(new Set(['SPORTS', 'DS88']))
  })

  it('applies the category into which the brand moved a vendor', () => {
    expect(shownIn({ SPORTS: true, ESPORTS: false }, ['IME'])).toEqual(new Set(['SPORTS', 'DS88']))
    expect(shownIn({ SPORTS: false, ESPORTS: true }, ['IME'])).toEqual(new Set(['ESPORTS']))
  })
})
