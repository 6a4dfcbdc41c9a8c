import { describe, expect, it } from 'vitest'
import { formatWithoutSeverity, createChildFiles, MerchantsFixture } from './test-kit/merchants-fixture.ts'

const diagnose = async (files: Readonly<Record<string, unknown>>): Promise<string[]> => {
  using fixture = new MerchantsFixture({ child: createChildFiles(files) })
  return (await fixture.diagnose('child')).map((diagnostic) =>
    formatWithoutSeverity(diagnostic).replace(/^child\/(\S+):\d+ (\S+) .*/, '$1 $2'),
  )
}

describe('a file that is not JSON', () => {
  it.each(['platform.json', 'content.json', 'messages/EN.json', 'pages/own.json', 'games.json'])(
    'does not hide or cause other diagnostics: %s',
    async (invalidFile) => {
      const otherFiles = { 'theme.json': '{ "dark": { "muted": "#555560" } }', 'routes.json': '{ "home": "nowhere" }' }
      const diagnostics = await diagnose({ [invalidFile]: '{ broken', ...otherFiles })
      expect(diagnostics.toSorted()).toEqual(
        [`${invalidFile}:1 json-syntax`, 'routes.json:1 unknown-route', 'theme.json:1 low-contrast'].toSorted(),
      )
    },
  )

  it('is not treated as empty: names that it may define are not reported as missing', async () => {
    const routes = { routes: { own: { path: '/own', page: 'own' }, other: { path: '/other', page: 'owm' } } }
    expect(await diagnose({ 'pages/own.json': '{', 'routes.json': JSON.stringify(routes) })).toEqual([
      'pages/own.json:1 json-syntax',
      'routes.json:1 unknown-page',
    ])
  })
})

describe('a key with a special meaning in JavaScript', () => {
  it.each([
    ['content.json', '{ "announcements": { "__proto__": { "type": "PL" } } }'],
    ['routes.json', '{ "routes": { "__proto__": { "path": "/x", "page": "home" } } }'],
    ['platform.json', '{ "accounts": { "__proto__": { "type": 0 } } }'],
    ['pages/home.json', '{ "nodes": { "__proto__": { "widget": "banner" } } }'],
    ['languages.json', '{ "catalogue": { "__proto__": { "enabled": true } } }'],
  ])('is reported once, as an id in %s', async (file, text) => {
    expect(await diagnose({ [file]: text })).toEqual([`${file}:1 json-forbidden-key`])
  })
})

describe('a file that is not used', () => {
  const listRemedies = async (files: Readonly<Record<string, unknown>>): Promise<readonly (string | undefined)[]> => {
    using fixture = new MerchantsFixture({ child: createChildFiles(files) })
    return (await fixture.diagnose('child')).map(({ remedy }) => remedy)
  }
  const createKeepExistingRemedy = (name: string) =>
    `${name} exists as well and is used. Move the needed content into it, and remove this file from the folder.`

  it.each([
    ['theme.json.txt', {}, 'Rename it to theme.json, or remove it from the folder.'],
    ['theme.json.txt', { 'theme.json': {} }, createKeepExistingRemedy('theme.json')],
    ['themes.json', { 'theme.json': {} }, createKeepExistingRemedy('theme.json')],
    ['messages/EN.json.txt', {}, 'Rename it to messages/EN.json, or remove it from the folder.'],
    ['messages/EN.json.txt', { 'messages/EN.json': {} }, createKeepExistingRemedy('messages/EN.json')],
    ['assets.zip', {}, 'Unpack what the brand needs, and remove the archive from the folder.'],
    ['theme.json.1', { 'theme.json': {} }, 'Remove it from the folder.'],
  ])('has a remedy that overwrites no other file: %s next to %j', async (path, otherFiles, remedy) => {
    expect(await listRemedies({ [path]: '{}', ...otherFiles })).toEqual([remedy])
  })

  it.each(['README.md', 'theme.json.md', 'notes.txt', 'pages/notes.txt', 'own.json.txt'])(
    'is treated as a note because of its name: %s',
    async (path) => {
      expect(await listRemedies({ [path]: 'a note' })).toEqual([])
    },
  )
})
