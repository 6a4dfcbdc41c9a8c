import { describe, expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { findRoute, followRedirects } from './find-route.ts'

const { routes } = smallConfig()
const createRoutes = (overrides: (typeof routes)['routes']) => ({ ...routes, routes: { ...routes.routes, ...overrides } })
const summarize = (config: typeof routes, path: string) => {
  const { id, found, redirectPath } = findRoute(config, path)
  return [id, found, redirectPath]
}

describe('findRoute', () => {
  it('compares paths exactly except for a trailing slash on either side', () => {
    const config = createRoutes({ vip: { path: '/VIP/', page: 'plain' } })
    expect(['/help', '/help/', '/VIP', '/VIP/'].map((path) => summarize(config, path))).toEqual([
      ['help', true, undefined],
      ['help', true, undefined],
      ['vip', true, undefined],
      ['vip', true, undefined],
    ])
    for (const path of ['/HELP', '/vip', '/help//', '/hel', '/helpx', '/%68elp'])
      expect(summarize(config, path)).toEqual(['notFound', false, undefined])
  })

  it('reports not found for the path of the not-found route', () => {
    expect(summarize(routes, '/404')).toEqual(['notFound', false, undefined])
  })

  it('follows redirects to the end', () => {
    const config = createRoutes({ older: { path: '/older', redirect: 'old' }, oldest: { path: '/oldest', redirect: 'older' } })
    expect(['/old', '/oldest'].map((path) => summarize(config, path))).toEqual([
      ['index', true, '/index'],
      ['index', true, '/index'],
    ])
  })

  it('redirects the root to the home route if the brand has no route for it', () => {
    expect(summarize(routes, '/')).toEqual(['index', true, '/index'])
    expect(summarize(createRoutes({ root: { path: '/', redirect: 'help' } }), '/')).toEqual(['help', true, '/help'])
    expect(summarize(createRoutes({ index: { path: '/', page: 'home' } }), '/')).toEqual(['index', true, undefined])
  })

  it('stops at a redirect cycle', () => {
    const cycle = { a: { path: '/a', redirect: 'b' }, b: { path: '/b', redirect: 'a' } }
    expect(followRedirects(cycle, 'a')).toBe('b')
  })
})
