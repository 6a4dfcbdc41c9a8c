import { set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

const route = (path: string, more: object = { page: 'vip', layout: 'full' }) =>
  replaceFile(`{ "routes": {\n  "own": ${JSON.stringify({ path, ...more })}\n} }`)
const at = { at: '2' }

/** Invalid paths, routes without exactly one target, unused entries, and duplicate values. */
export const routes = createMutants(
  ['a path of the platform API', 'lotus/routes.json', route('/wps/own'), 'reserved-path', at],
  ['the root path of the platform API', 'lotus/routes.json', route('/wps'), 'reserved-path', at],
  ['a path of the server', 'neon/routes.json', route('/_livery/own'), 'reserved-path', at],
  ['a path of the game platform', 'neon/routes.json', route('/lgw/own'), 'reserved-path', at],
  ['a path of the lottery platform', 'neon/routes.json', route('/lotto'), 'reserved-path', at],
  ['the path of robots.txt', 'neon/routes.json', route('/robots.txt'), 'reserved-path', at],
  ['a path that is taken', 'lotus/routes.json', route('/vip'), 'duplicate-path', at],
  ['a path that is taken, with a trailing slash', 'lotus/routes.json', route('/help/'), 'duplicate-path', at],
  ['a path without a leading slash', 'lotus/routes.json', route('own'), 'invalid-format', { ...at, suggestion: '/own' }],
  ['a complete URL', 'lotus/routes.json', route('https://lotus.example/own'), 'invalid-format', at],
  ['a protocol-relative URL of another host', 'lotus/routes.json', route('//evil.example'), 'invalid-format', at],
  ['a path with a space', 'lotus/routes.json', route('/my page'), 'invalid-format', { ...at, suggestion: '/my-page' }],
  ['a path with a parameter', 'lotus/routes.json', route('/promo/:id'), 'invalid-format', at],
  ['a path with parent segments', 'lotus/routes.json', route('/../admin'), 'invalid-format', at],
  ['a route without a page or a redirect', 'lotus/routes.json', route('/own', {}), 'route-empty', at],
  [
    'a route with a page and a redirect',
    'lotus/routes.json',
    route('/own', { page: 'vip', layout: 'full', redirect: 'index' }),
    'ambiguous-route',
    at,
  ],
  ['a route that redirects to itself', 'lotus/routes.json', route('/own', { redirect: 'own' }), 'redirect-cycle', at],
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
  [
    'two values under one local storage key',
    'neon/settings.json',
    set('storage', { local: { theme: 'lang' } }),
    'duplicate-value',
  ],
  ['a query parameter for both the affiliate code and the referral code', 'neon/registration.json', set('referralParameters', ['aff']), 'duplicate-value'],
)
