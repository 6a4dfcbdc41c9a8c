import { describe, expect, it } from 'vitest'
import { smallConfig, smallFacts, smallLane } from '../testing/small-site.ts'
import { actionPath, categoryPath } from './action-path.ts'
import { resolveSite } from './resolve-site.ts'

const site = resolveSite(smallConfig(), smallFacts({ lanes: [smallLane('RNG', ['PP', 'PG']), smallLane('SPORTS', ['SABA'])] }))

describe('actionPath', () => {
  it('is the path of the route', () => {
    expect(actionPath({ route: 'sports' }, site)).toBe('/sports')
  })

  it('names the page of a partner', () => {
    const seamless = { id: 'seamless', path: '/seamless', page: 'seamless', layout: 'full' }
    expect(actionPath({ partner: 'fair' }, { ...site, routes: { ...site.routes, seamless } })).toBe('/seamless?page=fair')
  })

  it('names the topic of an article', () => {
    expect(actionPath({ article: 'responsible-gaming' }, site)).toBe('/help?topic=responsible-gaming')
  })

  it("goes to /rng with the first vendor's vassalage (R-NAV-FOOTER-05)", () => {
    expect(actionPath({ openFirstVendor: 'RNG' }, site)).toBe('/rng?page=PP')
  })

  it('names no vendor on a page that does not tell vendors apart', () => {
    expect(categoryPath(site, 'SPORTS', 'SABA')).toBe('/sports')
  })

  it('is nothing for what has no address', () => {
    expect([
      actionPath({ overlay: 'login' }, site),
      actionPath({ route: 'gone' }, site),
      actionPath({ openFirstVendor: 'LIVE' }, site),
    ]).toEqual([undefined, undefined, undefined])
  })
})
