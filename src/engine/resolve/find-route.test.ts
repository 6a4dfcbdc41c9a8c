import { describe, expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { findRoute, followRedirects } from './find-route.ts'

const { routes } = smallConfig()
const withRoutes = (more: (typeof routes)['routes']) => ({ ...routes, routes: { ...routes.routes, ...more } })
const brief = (config: typeof routes, path: string) => {
  const { id, found, onward } = findRoute(config, path)
  return [id, found, onward]
}

describe('the route of an address', () => {
  it('is that of its path, letter by letter; a last slash changes nothing, on either side', () => {
    const config = withRoutes({ vip: { path: '/VIP/', page: 'plain' } })
    expect(['/help', '/help/', '/VIP', '/VIP/'].map((path) => brief(config, path))).toEqual([
      ['help', true, undefined],
      ['help', true, undefined],
      ['vip', true, undefined],
      ['vip', true, undefined],
    ])
    for (const path of ['/HELP', '/vip', '/help//', '/hel', '/helpx', '/%68elp'])
      expect(brief(config, path)).toEqual(['notFound', false, undefined])
  })

  it('is not found at the address of the page that says so', () => {
    expect(brief(routes, '/404')).toEqual(['notFound', false, undefined])
  })

  it('leads on to where redirects end', () => {
    const config = withRoutes({ older: { path: '/older', redirect: 'old' }, oldest: { path: '/oldest', redirect: 'older' } })
    expect(['/old', '/oldest'].map((path) => brief(config, path))).toEqual([
      ['index', true, '/index'],
      ['index', true, '/index'],
    ])
  })

  it('leads from the root to the home where the brand says nothing of the root', () => {
    expect(brief(routes, '/')).toEqual(['index', true, '/index'])
    expect(brief(withRoutes({ root: { path: '/', redirect: 'help' } }), '/')).toEqual(['help', true, '/help'])
    expect(brief(withRoutes({ index: { path: '/', page: 'home' } }), '/')).toEqual(['index', true, undefined])
  })

  it('comes to an end where redirects lead in a circle', () => {
    const circle = { a: { path: '/a', redirect: 'b' }, b: { path: '/b', redirect: 'a' } }
    expect(followRedirects(circle, 'a')).toBe('b')
  })
})
