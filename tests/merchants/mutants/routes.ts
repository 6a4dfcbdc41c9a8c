import { set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

const replaceRoutes = (path: string, target: object = { page: 'vip', layout: 'full' }) =>
  replaceFile(`{ "routes": {\n  "own": ${JSON.stringify({ path, ...target })}\n} }`)
const onLine2 = { at: '2' }

/** Invalid paths, routes without exactly one target, unused entries, and duplicate values. */
export const routes = createMutants(
  ['a path of the platform API', 'lotus/routes.json', replaceRoutes('/wps/own'), 'reserved-path', onLine2],
  ['the root path of the platform API', 'lotus/routes.json', replaceRoutes('/wps'), 'reserved-path', onLine2],
  ['a path of the server', 'neon/routes.json', replaceRoutes('/_livery/own'), 'reserved-path', onLine2],
  ['a path of the game platform', 'neon/routes.json', replaceRoutes('/lgw/own'), 'reserved-path', onLine2],
  ['a path of the lottery platform', 'neon/routes.json', replaceRoutes('/lotto'), 'reserved-path', onLine2],
  ['the path of robots.txt', 'neon/routes.json', replaceRoutes('/robots.txt'), 'reserved-path', onLine2],
  ['a path that is taken', 'lotus/routes.json', replaceRoutes('/vip'), 'duplicate-path', onLine2],
  ['a path that is taken, with a trailing slash', 'lotus/routes.json', replaceRoutes('/help/'), 'duplicate-path', onLine2],
  ['a path without a leading slash', 'lotus/routes.json', replaceRoutes('own'), 'invalid-format', { ...onLine2, suggestion: '/own' }],
  ['a complete URL', 'lotus/routes.json', replaceRoutes('https://lotus.example/own'), 'invalid-format', onLine2],
  ['a protocol-relative URL of another host', 'lotus/routes.json', replaceRoutes('//evil.example'), 'invalid-format', onLine2],
  ['a path with a space', 'lotus/routes.json', replaceRoutes('/my page'), 'invalid-format', { ...onLine2, suggestion: '/my-page' }],
  ['a path with a parameter', 'lotus/routes.json', replaceRoutes('/promo/:id'), 'invalid-format', onLine2],
  ['a path with parent segments', 'lotus/routes.json', replaceRoutes('/../admin'), 'invalid-format', onLine2],
  ['a route without a page or a redirect', 'lotus/routes.json', replaceRoutes('/own', {}), 'route-empty', onLine2],
  [
    'a route with a page and a redirect',
    'lotus/routes.json',
    replaceRoutes('/own', { page: 'vip', layout: 'full', redirect: 'index' }),
    'ambiguous-route',
    onLine2,
  ],
  ['a route that redirects to itself', 'lotus/routes.json', replaceRoutes('/own', { redirect: 'own' }), 'redirect-cycle', onLine2],
  [
    'a page that no route shows',
    'lotus/pages/jackpots.json',
    replaceFile({ title: 'page_home_title', description: 'page_home_description', nodes: {} }),
    'unused-entry',
  ],
  [
    'a page of base with a misspelt file name',
    'lotus/pages/hom.json',
    replaceFile({ title: 'page_home_title', description: 'page_home_description', nodes: {} }),
    'unused-entry',
    { suggestion: 'home' },
  ],
  [
    'an area that no layout has',
    'lotus/layouts.json',
    set('areas/foter', { nodes: { own: { widget: 'legal-notice', order: 10 } } }),
    'unused-entry',
    { suggestion: 'footer' },
  ],
  ['a layout that no route uses', 'lotus/layouts.json', set('layouts', { wide: { header: 'header', footer: 'footer' } }), 'unused-entry'],
  [
    'an overlay that nothing opens',
    'lotus/overlays.json',
    set('overlays/lottery', { kind: 'modal', title: 'login_title', access: 'everyone', nodes: {} }),
    'unused-entry',
  ],
  ['a null that removes nothing', 'lotus/pages/home.json', set('nodes/winner', null), 'nothing-removed', { suggestion: 'winners' }],
  ['a null for an entry that the bar does not have', 'neon/navigation.json', set('header/help', null), 'nothing-removed'],
  ['a shortcut of several letters', 'lotus/overlays.json', set('overlays/login/shortcut', 'ctrl'), 'invalid-format'],
  ['a shortcut that is taken', 'lotus/overlays.json', set('overlays/login/shortcut', '/'), 'duplicate-value'],
  ['two values under one local storage key', 'neon/settings.json', set('storage', { local: { theme: 'lang' } }), 'duplicate-value'],
  [
    'a query parameter for both the affiliate code and the referral code',
    'neon/registration.json',
    set('referralParameters', ['aff']),
    'duplicate-value',
  ],
)
