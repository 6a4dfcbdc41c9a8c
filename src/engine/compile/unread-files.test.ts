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

describe('a file that nothing reads', () => {
  const remedyFor = async (files: Readonly<Record<string, unknown>>): Promise<readonly (string | undefined)[]> => {
    using world = new World({ child: child(files) })
    return (await world.diagnose('child')).map(({ remedy }) => remedy)
  }
  const keep = (name: string) =>
    `${name} is there as well, and is read: write into it what belongs there, and take this file out of the folder.`

  it.each([
    ['theme.json.txt', {}, 'Rename it to theme.json, or take it out of the folder.'],
    ['theme.json.txt', { 'theme.json': {} }, keep('theme.json')],
    ['themes.json', { 'theme.json': {} }, keep('theme.json')],
    ['messages/EN.json.txt', {}, 'Rename it to messages/EN.json, or take it out of the folder.'],
    ['messages/EN.json.txt', { 'messages/EN.json': {} }, keep('messages/EN.json')],
    ['assets.zip', {}, 'Unpack what the brand needs, and take the archive out of the folder.'],
    ['theme.json.1', { 'theme.json': {} }, 'Take it out of the folder.'],
  ])('is never to be renamed over one that is there, nor deleted: %s beside %j', async (path, beside, remedy) => {
    expect(await remedyFor({ [path]: '{}', ...beside })).toEqual([remedy])
  })

  it.each(['README.md', 'theme.json.md', 'notes.txt', 'pages/notes.txt', 'own.json.txt'])('is a note by its name: %s', async (path) => {
    expect(await remedyFor({ [path]: 'a note' })).toEqual([])
  })
})
