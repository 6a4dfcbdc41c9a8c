import { describe, expect, it } from 'vitest'
import { smallConfig, smallFacts, smallGameMenu, smallPermission } from '../testing/small-site.ts'
import { resolveSite } from './resolve-site.ts'

const resolveTestSite = (...gameMenus: ReturnType<typeof smallGameMenu>[]) => resolveSite(smallConfig(), smallFacts({ gameMenus }))
const listVisibleCategoryIds = (...gameMenus: ReturnType<typeof smallGameMenu>[]): readonly string[] =>
  resolveTestSite(...gameMenus).categories.map(({ id }) => id)

describe('planCategories', () => {
  it('shows a category only while it has at least one vendor (R-NAV-HEADER-02)', () => {
    expect(listVisibleCategoryIds(smallGameMenu('RNG', ['PP']), smallGameMenu('SPORTS', []))).toEqual(['RNG'])
  })

  it('never shows a disabled category, even if the platform offers it', () => {
    const { categories, hidden } = resolveTestSite(smallGameMenu('FISH', ['JDB']))
    expect(categories).toEqual([])
    expect(hidden).toContainEqual({ pointer: '/games/categories/FISH', condition: undefined, reason: 'disabled by the brand' })
  })

  it('moves the vendors of the e-sports list, and their games, from SPORTS to ESPORTS, and none if the list is empty (R-GAMES-35)', () => {
    const { categories } = resolveTestSite(smallGameMenu('SPORTS', ['SABA', 'IME']))
    expect(
      categories.map(({ id, vendors, games }) => [
        id,
        vendors.map((vendor) => vendor.code),
        games.map((categoryGame) => categoryGame.vassalage),
      ]),
    ).toEqual([
      ['SPORTS', ['SABA'], ['SABA']],
      ['ESPORTS', ['IME'], ['IME']],
    ])
    const config = smallConfig()
    const configWithoutList = smallConfig({ games: { ...config.games, esportsVendors: [] } })
    const { categories: unmovedCategories } = resolveSite(
      configWithoutList,
      smallFacts({ gameMenus: [smallGameMenu('SPORTS', ['SABA', 'IME'])] }),
    )
    expect(unmovedCategories.map(({ id, vendors }) => [id, vendors.map((vendor) => vendor.code)])).toEqual([['SPORTS', ['SABA', 'IME']]])
  })

  it('adds moved vendors to the platform’s own e-sports menu', () => {
    const { categories } = resolveTestSite(smallGameMenu('SPORTS', ['IME']), smallGameMenu('ESPORTS', ['TF']))
    expect(categories.map(({ id, vendors }) => [id, vendors.map((vendor) => vendor.code)])).toEqual([['ESPORTS', ['TF', 'IME']]])
  })

  it('shows cockfighting only if DS88 is a sports vendor, and gives it only that vendor (R-GAMES-11)', () => {
    expect(listVisibleCategoryIds(smallGameMenu('SPORTS', ['SABA']))).toEqual(['SPORTS'])
    const cockfight = resolveTestSite(smallGameMenu('SPORTS', ['SABA', 'DS88'])).categories.find(({ id }) => id === 'COCKFIGHT')
    expect(cockfight?.vendors).toEqual([{ code: 'DS88', name: 'Vendor DS88' }])
    expect(cockfight?.games.map((game) => game.vassalage)).toEqual(['DS88'])
  })

  it('includes the rebate rate of a category if it has one and players can claim cashback', () => {
    const gameMenus = [smallGameMenu('RNG', ['PP']), smallGameMenu('ESPORTS', ['TF'])]
    const listRates = (permission: ReturnType<typeof smallPermission>) =>
      resolveSite(smallConfig(), smallFacts({ gameMenus, permission })).categories.map(({ rebatePercent }) => rebatePercent)
    expect(listRates(smallPermission({ flags: ['MANPLAYREB3'] }))).toEqual([1.2, undefined])
    expect(listRates(smallPermission())).toEqual([undefined, undefined])
  })
})
