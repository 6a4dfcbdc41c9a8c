import { describe, expect, it } from 'vitest'
import { brief, child, World } from './test-kit/world.ts'

const diagnose = async (files: Readonly<Record<string, unknown>>): Promise<string[]> => {
  using world = new World({ child: child(files) })
  return (await world.diagnose('child')).map((one) => brief(one).replace(/^child\/(\S+):\d+ (\S+) .*/, '$1 $2'))
}

describe('a file that is no JSON', () => {
  it.each(['platform.json', 'content.json', 'messages/EN.json', 'pages/own.json', 'games.json'])(
    'hides nothing that is wrong in other files, and has no echo: %s',
    async (broken) => {
      const others = { 'theme.json': '{ "dark": { "muted": "#555560" } }', 'routes.json': '{ "home": "nowhere" }' }
      const found = await diagnose({ [broken]: '{ broken', ...others })
      expect(found.toSorted()).toEqual([`${broken}:1 json-syntax`, 'routes.json:1 unknown-route', 'theme.json:1 low-contrast'].toSorted())
    },
  )

  it('is not taken for one that says nothing: what it may define is not missing', async () => {
    const routes = { routes: { own: { path: '/own', page: 'own' }, other: { path: '/other', page: 'owm' } } }
    expect(await diagnose({ 'pages/own.json': '{', 'routes.json': JSON.stringify(routes) })).toEqual([
      'pages/own.json:1 json-syntax',
      'routes.json:1 unknown-page',
    ])
  })
})

describe('a key that programs give a meaning', () => {
  it.each([
    ['content.json', '{ "announcements": { "__proto__": { "type": "PL" } } }'],
    ['routes.json', '{ "routes": { "__proto__": { "path": "/x", "page": "home" } } }'],
    ['platform.json', '{ "accounts": { "__proto__": { "type": 0 } } }'],
    ['pages/home.json', '{ "nodes": { "__proto__": { "widget": "banner" } } }'],
    ['languages.json', '{ "catalogue": { "__proto__": { "enabled": true } } }'],
  ])('is told once, as an id in %s', async (file, text) => {
    expect(await diagnose({ [file]: text })).toEqual([`${file}:1 json-forbidden-key`])
  })
})
