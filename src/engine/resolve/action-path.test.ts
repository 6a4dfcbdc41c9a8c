import { describe, expect, it } from 'vitest'
import { smallConfig, smallFacts, smallGameMenu } from '../testing/small-site.ts'
import { actionPath, categoryPath } from './action-path.ts'
import { resolveSite } from './resolve-site.ts'

const config = smallConfig()
const site = resolveSite(config, smallFacts({ gameMenus: [smallGameMenu('RNG', ['PP', 'PG']), smallGameMenu('SPORTS', ['SABA'])] }))

describe('actionPath', () => {
  it('returns the path of the route', () => {
    expect(actionPath({ route: 'sports' }, config.routes, site)).toBe('/sports')
  })

  it('adds the page of a partner', () => {
    const seamless = { id: 'seamless', path: '/seamless', page: 'seamless', layout: 'full' }
    expect(
      actionPath({ partner: 'fair' }, { ...config.routes, partner: 'seamless' }, { ...site, routes: { ...site.routes, seamless } }),
    ).toBe('/seamless?page=fair')
  })

  it('adds the topic of an article', () => {
    expect(actionPath({ article: 'responsible-gaming' }, config.routes, site)).toBe('/help?topic=responsible-gaming')
  })

  it("goes to /rng with the first vendor's vassalage (R-NAV-FOOTER-05)", () => {
    expect(actionPath({ openFirstVendor: 'RNG' }, config.routes, site)).toBe('/rng?page=PP')
  })

  it('adds no vendor on a page that is not filtered by vendor', () => {
    expect(categoryPath(site, 'SPORTS', 'SABA')).toBe('/sports')
  })

  it('returns undefined for an action without an address', () => {
    expect([
      actionPath({ overlay: 'login' }, config.routes, site),
      actionPath({ route: 'gone' }, config.routes, site),
      actionPath({ openFirstVendor: 'LIVE' }, config.routes, site),
    ]).toEqual([undefined, undefined, undefined])
  })
})
