import { set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

const route = (path: string, more: object = { page: 'vip', layout: 'full' }) =>
  replaceFile(`{ "routes": {\n  "own": ${JSON.stringify({ path, ...more })}\n} }`)
const at = { at: '2' }

/** Invalid paths, routes without a clear target, unused entries, and values that are taken. */
export const routes = createMutants(
  ['an address of the platform', 'lotus/routes.json', route('/wps/own'), 'reserved-path', at],
  ['the platform’s own root', 'lotus/routes.json', route('/wps'), 'reserved-path', at],
  ['an address of the server', 'neon/routes.json', route('/_livery/own'), 'reserved-path', at],
  ['an address of the game platform', 'neon/routes.json', route('/lgw/own'), 'reserved-path', at],
  ['an address of the lottery platform', 'neon/routes.json', route('/lotto'), 'reserved-path', at],
  ['a page for robots.txt', 'neon/routes.json', route('/robots.txt'), 'reserved-path', at],
  ['an address that is taken', 'lotus/routes.json', route('/vip'), 'duplicate-path', at],
  ['a path that is taken, with a slash at its end', 'lotus/routes.json', route('/help/'), 'duplicate-path', at],
  ['a path without a slash', 'lotus/routes.json', route('own'), 'invalid-format', { ...at, suggestion: '/own' }],
  ['a complete URL', 'lotus/routes.json', route('https://lotus.example/own'), 'invalid-format', at],
  ['an address of another host', 'lotus/routes.json', route('//evil.example'), 'invalid-format', at],
  ['a path with a space', 'lotus/routes.json', route('/my page'), 'invalid-format', { ...at, suggestion: '/my-page' }],
  ['an address with a parameter', 'lotus/routes.json', route('/promo/:id'), 'invalid-format', at],
  ['a path with parent segments', 'lotus/routes.json', route('/../admin'), 'invalid-format', at],
  ['a route that shows nothing', 'lotus/routes.json', route('/own', {}), 'route-empty', at],
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
  ['a layout that no route has', 'lotus/layouts.json', set('layouts', { wide: { header: 'header', footer: 'footer' } }), 'unused-entry'],
  [
    'an overlay that nothing opens',
    'lotus/overlays.json',
    set('overlays/lottery', { kind: 'modal', title: 'login_title', access: 'everyone', nodes: {} }),
    'unused-entry',
  ],
  ['a null that removes nothing', 'lotus/pages/home.json', set('nodes/winner', null), 'nothing-removed', { suggestion: 'winners' }],
  ['a null in a bar that has no such entry', 'neon/navigation.json', set('header/help', null), 'nothing-removed'],
  ['a shortcut of several letters', 'lotus/overlays.json', set('overlays/login/shortcut', 'ctrl'), 'invalid-format'],
  ['a shortcut that is taken', 'lotus/overlays.json', set('overlays/login/shortcut', '/'), 'duplicate-value'],
  [
    'two values under one key of the browser’s storage',
    'neon/settings.json',
    set('storage', { local: { theme: 'lang' } }),
    'duplicate-value',
  ],
  ['one parameter for two codes', 'neon/registration.json', set('referralParameters', ['aff']), 'duplicate-value'],
)
