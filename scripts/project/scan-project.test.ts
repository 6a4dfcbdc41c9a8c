import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { mergeTexts } from './merge-texts.ts'
import { ProjectError } from './project-error.ts'
import { readConfig } from './read-config.ts'
import { readVendors } from './read-vendors.ts'
import { ProjectScanner } from './scan-project.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes the files of a project, given by path, to a temporary folder, and returns the folder. */
function writeProjectFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-project-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const base = new Map([
  ['EN', { hello: 'Hello' }],
  ['TY', { hello: 'Xin chào' }],
])

/** Returns the printed mistakes of a project's extensions. */
function listMistakes(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = writeProjectFiles({ 'widgets/.keep': '', 'modules/.keep': '', 'vendors/.keep': '', ...files })
  const scanner = new ProjectScanner(folder)
  const extensions = scanner.scan({ brands: 'brands', widgets: 'widgets', modules: 'modules', vendors: 'vendors' })
  mergeTexts(base, [...extensions.widgets, ...extensions.modules], scanner)
  readVendors(extensions.vendors)
  return new ProjectError(extensions.mistakes).message.split('\n').filter((line) => line !== '')
}

const widget = { 'widgets/card/schema.json': '{}', 'widgets/card/view.tsx': '' }
const vendor = { name: 'Tide', categories: ['RNG'], games: { pearl: { category: 'RNG', name: 'Pearl', names: {} } } }

it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['no mistake in an empty project', {}, []],
  ['no mistake in a widget', widget, []],
  [
    'a widget without a view',
    { 'widgets/card/schema.json': '{}', 'widgets/card/veiw.tsx': '' },
    ['widgets/card/view.tsx:1:1  The file is missing. Rename veiw.tsx to view.tsx.'],
  ],
  [
    'a widget with the name of one in the package',
    { 'widgets/banner/schema.json': '{}', 'widgets/banner/view.tsx': '' },
    ['widgets/banner:1:1  The package already has "banner". Choose another name.'],
  ],
  [
    'a widget with an invalid name',
    { 'widgets/Card/schema.json': '{}', 'widgets/Card/view.tsx': '' },
    ['widgets/Card:1:1  A folder here cannot be called "Card": use lower-case letters, digits and single dashes, such as "loyalty-card".'],
  ],
  [
    'texts in only one language',
    { ...widget, 'widgets/card/messages/EN.json': '{ "card": "Card" }' },
    ['widgets/card/messages/TY.json:1:1  The texts in TY, a language of the brand base, are missing. Add them.'],
  ],
  [
    'texts that differ between languages',
    {
      ...widget,
      'widgets/card/messages/EN.json': '{ "card": "Card", "more": "More" }',
      'widgets/card/messages/TY.json': '{ "cart": "Thẻ" }',
    },
    [
      'widgets/card/messages/TY.json:1:3  EN.json has no text "cart". Did you mean "card"?',
      'widgets/card/messages/TY.json:1:1  The text "more" of EN.json is missing. Add it.',
    ],
  ],
  [
    'a text with a key of the package',
    { ...widget, 'widgets/card/messages/EN.json': '{ "hello": "Hi" }', 'widgets/card/messages/TY.json': '{ "hello": "Chào" }' },
    ['EN', 'TY'].map((code) => `widgets/card/messages/${code}.json:1:3  The package already has a text "hello". Choose another key.`),
  ],
  [
    'texts in a language that the brand base does not have',
    { ...widget, 'widgets/card/messages/EN.json': '{}', 'widgets/card/messages/TY.json': '{}', 'widgets/card/messages/FR.json': '{}' },
    ['widgets/card/messages/FR.json:1:1  The brand base has no language "FR": its languages are EN, TY.'],
  ],
  [
    'a module with a port of the package',
    { 'modules/cards/module.ts': '', 'modules/cards/api.json': '{ "x-port": "wallet" }' },
    ['modules/cards/api.json:1:13  The package already has a port "wallet". Choose another name.'],
  ],
  [
    'endpoints without a port',
    { 'modules/cards/module.ts': '', 'modules/cards/api.json': '{}' },
    ['modules/cards/api.json:1:1  "x-port" is missing: the name with which widgets call these endpoints. Add "x-port".'],
  ],
  ['no mistake in a vendor', { 'vendors/TIDE.json': JSON.stringify(vendor) }, []],
  [
    'a vendor file whose name is not a code',
    { 'vendors/tide.json': JSON.stringify(vendor) },
    [
      'vendors/tide.json:1:1  The file of a vendor is named by its code, and "tide" cannot be one: use 2 to 16 capital letters, digits and underscores.',
    ],
  ],
  [
    'a vendor with a misspelt key',
    { 'vendors/TIDE.json': JSON.stringify({ ...vendor, categories: undefined, catgories: ['RNG'] }) },
    ['vendors/TIDE.json:1:79  "catgories" is not a valid key here. Write "categories", or remove it.'],
  ],
  [
    'two vendors with the same game',
    { 'vendors/TIDE.json': JSON.stringify(vendor), 'vendors/WAVE.json': JSON.stringify(vendor) },
    ['vendors/WAVE.json:1:46  Another vendor already has a game "pearl". Choose another id.'],
  ],
  [
    'a vendor with a code of the package',
    { 'vendors/PGF.json': JSON.stringify(vendor) },
    ['vendors/PGF.json:1:1  The package already has a vendor "PGF". Choose another code.'],
  ],
  [
    'a file that is not JSON',
    { 'vendors/TIDE.json': '{ "name" }' },
    ['vendors/TIDE.json:1:10  This is not JSON: expected a colon, but found }.'],
  ],
])('reports %s', (_, files, mistakes) => {
  expect(listMistakes(files)).toEqual(mistakes)
})

const writeConfig = (text: string, files: Readonly<Record<string, string>> = {}) =>
  writeProjectFiles({ 'livery.config.ts': text, ...files })

it.each([
  ['', "livery.config.ts:1:1  The default export of the file must be a configuration: export default defineConfig({ brands: 'brands' })."],
  ['export default {}', "livery.config.ts:1:1  \"brands\" is missing: the folder of the project's brands. Add brands: 'brands'."],
  [
    "export default { brands: 'brand' }",
    'livery.config.ts:1:18  The folder brand, configured for brands, does not exist. Create it, or remove "brands".',
  ],
  [
    'export default { brands: 3 }',
    'livery.config.ts:1:18  "brands" must be the path of a folder of brands, but is 3. Write a relative path such as \'brands\'.',
  ],
  ["export default { brand: 'brands' }", 'livery.config.ts:1:18  Unknown property "brand". Did you mean "brands"?'],
  [
    "export default { brands: 'brands', pages: 'pages' }",
    'livery.config.ts:1:36  Unknown property "pages". The properties are brands, widgets, features, modules, vendors.',
  ],
  [
    "export default { brands: 'brands', 'pages(': 'pages' }",
    'livery.config.ts:1:36  Unknown property "pages(". The properties are brands, widgets, features, modules, vendors.',
  ],
])('reports the mistake in the configuration %s', async (text, message) => {
  await expect(readConfig(writeConfig(text, { 'brands/.keep': '' }))).rejects.toThrow(message)
})
