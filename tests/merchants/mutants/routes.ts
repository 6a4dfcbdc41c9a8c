import { set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

const route = (path: string, more: object = { page: 'vip', layout: 'full' }) =>
  replaceFile(`{ "routes": {\n  "own": ${JSON.stringify({ path, ...more })}\n} }`)
const at = { at: '2' }

/** Invalid paths, routes without a clear target, unused entries, and values that are taken. */
export const routes = createMutants(
  ['an address of the platform', 'lotus/routes.json', route('/wps/own'), 'path-reserved', at],
  ['the platform’s own root', 'lotus/routes.json', route('/wps'), 'path-reserved', at],
  ['an address of the server', 'neon/routes.json', route('/_livery/own'), 'path-reserved', at],
  ['an address of the game platform', 'neon/routes.json', route('/lgw/own'), 'path-reserved', at],
  ['an address of the lottery platform', 'neon/routes.json', route('/lotto'), 'path-reserved', at],
  ['a page for robots.txt', 'neon/routes.json', route('/robots.txt'), 'path-reserved', at],
  ['an address that is taken', 'lotus/routes.json', route('/vip'), 'path-taken', at],
  ['a path that is taken, with a slash at its end', 'lotus/routes.json', route('/help/'), 'path-taken', at],
  ['a path without a slash', 'lotus/routes.json', route('own'), 'wrong-form', { ...at, suggestion: '/own' }],
  ['a complete URL', 'lotus/routes.json', route('https://lotus.example/own'), 'wrong-form', at],
  ['an address of another host', 'lotus/routes.json', route('//evil.example'), 'wrong-form', at],
  ['a path with a space', 'lotus/routes.json', route('/my page'), 'wrong-form', { ...at, suggestion: '/my-page' }],
  ['an address with a parameter', 'lotus/routes.json', route('/promo/:id'), 'wrong-form', at],
  ['a path with parent segments', 'lotus/routes.json', route('/../admin'), 'wrong-form', at],
  ['a route that shows nothing', 'lotus/routes.json', route('/own', {}), 'route-empty', at],
  [
    'a route with a page and a redirect',
    'lotus/routes.json',
    route('/own', { page: 'vip', layout: 'full', redirect: 'index' }),
    'route-twofold',
    at,
  ],
  ['a route that redirects to itself', 'lotus/routes.json', route('/own', { redirect: 'own' }), 'redirect-circle', at],
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
  ['a shortcut of several letters', 'lotus/overlays.json', set('overlays/login/shortcut', 'ctrl'), 'wrong-form'],
  ['a shortcut that is taken', 'lotus/overlays.json', set('overlays/login/shortcut', '/'), 'value-taken'],
  ['two values under one key of the browser’s storage', 'neon/settings.json', set('storage', { local: { theme: 'lang' } }), 'value-taken'],
  ['one parameter for two codes', 'neon/registration.json', set('referralParameters', ['aff']), 'value-taken'],
)
