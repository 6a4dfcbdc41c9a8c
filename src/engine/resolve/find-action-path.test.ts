import { describe, expect, it } from 'vitest'
import { smallConfig, smallFacts, smallGameMenu } from '../testing/small-site.ts'
import { findActionPath, findCategoryPath } from './find-action-path.ts'
import { resolveSite } from './resolve-site.ts'

const config = smallConfig()
const site = resolveSite(config, smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP', 'PG']), smallGameMenu('SPORTS', ['SABA'])] }))

describe('findActionPath', () => {
  it('returns the path of the route', () => {
    expect(findActionPath({ route: 'sports' }, config.routes, site)).toBe('/sports')
  })

  it('adds the partner as the query parameter `page`', () => {
    const seamless = { id: 'seamless', path: '/seamless', page: 'seamless', layout: 'full' }
    expect(
      findActionPath({ partner: 'fair' }, { ...config.routes, partner: 'seamless' }, { ...site, routes: { ...site.routes, seamless } }),
    ).toBe('/seamless?page=fair')
  })

  it('adds the article as the query parameter `topic`', () => {
    expect(findActionPath({ article: 'responsible-gaming' }, config.routes, site)).toBe('/help?topic=responsible-gaming')
  })

  it('returns /rng with the code of the first vendor (R-NAV-FOOTER-05)', () => {
    expect(findActionPath({ openFirstVendor: 'RNG' }, config.routes, site)).toBe('/rng?page=PP')
  })

  it('adds no vendor on a page that is not filtered by vendor', () => {
    expect(findCategoryPath(site, 'SPORTS', 'SABA')).toBe('/sports')
  })

  it('returns undefined for an action without an address', () => {
    expect([
      findActionPath({ overlay: 'login' }, config.routes, site),
      findActionPath({ route: 'gone' }, config.routes, site),
      findActionPath({ openFirstVendor: 'LIVE' }, config.routes, site),
    ]).toEqual([undefined, undefined, undefined])
  })
})
