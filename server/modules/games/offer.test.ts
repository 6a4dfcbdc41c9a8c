import { describe, expect, it } from 'vitest'
import type { Category, MerchantConfig } from '../../../src/generated/config.ts'
import { smallConfig } from '../../../src/engine/testing/small-site.ts'
import { readCatalogue } from './read-catalogue.ts'
import { createOffer } from './offer.ts'

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
const createCategory = (enabled: boolean, overrides: Partial<Category> = {}): Category => ({
  name: 'in_game',
  icon: 'play',
  route: 'index',
  enabled,
  order: 1,
  ...overrides,
})
const cockfight = { vendor: { code: 'DS88', in: 'SPORTS' } }

function getOfferedCategories(enabledById: Readonly<Record<string, boolean>>, esportsVendors: string[] = []): ReadonlySet<string> {
  const categories = Object.fromEntries(
    Object.entries(enabledById).map(([id, enabled]) => [id, createCategory(enabled, id === 'COCKFIGHT' ? { when: cockfight } : {})]),
  )
  const config = { games: { ...smallConfig().games, categories, esportsVendors } } as unknown as MerchantConfig
  const { games, vendors } = createOffer(catalogue, site, config)
  expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(vendors.map(({ code }) => code)))
  return new Set(games.map((game) => (game.vendor === 'DS88' ? 'DS88' : game.shownIn)))
}

describe('createOffer', () => {
  it('offers the games of enabled categories, and no vendor without an enabled category', () => {
    expect(getOfferedCategories({ RNG: true, FISH: false, LIVE: true })).toEqual(new Set(['RNG', 'LIVE']))
  })

  it('offers a vendor that another category claims only if that category is enabled', () => {
    expect(getOfferedCategories({ SPORTS: true, COCKFIGHT: false })).toEqual(new Set(['SPORTS']))
    expect(getOfferedCategories({ SPORTS: false, COCKFIGHT: true })).toEqual(new Set(['DS88']))
    expect(getOfferedCategories({ SPORTS: true })).toEqual(new Set(['SPORTS', 'DS88']))
  })

  it('offers a vendor that the brand has moved to another category only if that category is enabled', () => {
    expect(getOfferedCategories({ SPORTS: true, ESPORTS: false }, ['IME'])).toEqual(new Set(['SPORTS', 'DS88']))
    expect(getOfferedCategories({ SPORTS: false, ESPORTS: true }, ['IME'])).toEqual(new Set(['ESPORTS']))
  })
})
