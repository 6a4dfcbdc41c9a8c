import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMerchants } from '../../src/engine/compile/index.ts'
import { createJsonEditor } from './json-editor.ts'

const project = join(import.meta.dirname, '../..')
const merchants = join(project, 'merchants')

const listMerchantJsonFiles = (id: string): string[] =>
  readdirSync(join(merchants, id), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(merchants, id, path))

const getFileKind = (file: string): string => {
  const [, first = '', fileName] = relative(merchants, file).split('/')
  return fileName === undefined ? first.replace('.json', '') : first.replace(/^pages$/, 'page')
}

const getSchemaPath = (file: string, folder: string): string =>
  relative(dirname(file), join(project, 'schemas', folder, `${getFileKind(file)}.json`))

/** Opens a file of this kind with this content in an editor, as part of the brand pearl. */
const openEditor = (kind: string, content: object, folder = 'parts/merchant') =>
  createJsonEditor(
    join(merchants, 'pearl', `${kind}.json`),
    JSON.stringify({ $schema: `../../schemas/${folder}/${kind}.json`, ...content }, null, 2),
  )

describe('an editor', () => {
  describe.each(listMerchants(merchants))('in the folder of %s', (id) => {
    it('finds the schema of each file, and no error in it', async () => {
      for (const file of listMerchantJsonFiles(id)) {
        const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema?: string }
        expect.soft($schema, file).toBe(getSchemaPath(file, 'parts/merchant'))
        expect.soft(await createJsonEditor(file).listProblems(), file).toEqual([])
      }
    })
  })

  it('finds no error in a complete brand without `extends`, with the schemas of whole files', async () => {
    for (const file of listMerchantJsonFiles('base')) {
      const text = readFileSync(file, 'utf8').replace('schemas/parts/merchant/', 'schemas/merchant/')
      expect.soft(text, file).toContain(`"${getSchemaPath(file, 'merchant')}"`)
      expect.soft(await createJsonEditor(file, text).listProblems(), file).toEqual([])
    }
    const problems = await openEditor('merchant', { name: 'Pearl' }, 'merchant').listProblems()
    expect(problems).toContainEqual(expect.stringContaining('Missing property "code"'))
  })

  it.each([
    ['an unknown key', 'theme', { dark: { acent: '#ffffff' } }, '4 "acent": Property acent is not allowed.'],
    ['a value of another type', 'theme', { dark: { accent: 12 } }, '4 12: Incorrect type.'],
    ['a string with an invalid format', 'theme', { dark: { accent: 'red' } }, '4 "red": '],
    ['a number that is too small', 'settings', { times: { launchTimeoutSeconds: -5 } }, '4 -5: Value is below the minimum of 1.'],
    ['a misspelt name', 'navigation', { header: { x: { icon: 'hommme' } } }, '5 "hommme": Value is not accepted.'],
    ['an unknown condition', 'navigation', { header: { x: { when: { flagg: 'a' } } } }, '6 "flagg": Property flagg is not allowed.'],
    ['a misspelt widget', 'page', { nodes: { a: { widget: 'baner' } } }, '5 "baner": Value is not accepted.'],
    [
      'an unknown property of a widget',
      'page',
      { nodes: { a: { widget: 'banner', props: { tilez: 1 } } } },
      '7 "tilez": Property tilez is not allowed.',
    ],
    [
      'an unknown variant of a nested widget',
      'page',
      { nodes: { a: { widget: 'section', nodes: { b: { widget: 'game-grid', props: { variant: 'rial' } } } } } },
      '10 "rial": ',
    ],
    [
      'a property that no widget has',
      'page',
      { nodes: { games: { props: { varaint: 'rail' } } } },
      '6 "varaint": Property varaint is not allowed.',
    ],
    ['a value that no widget allows', 'page', { nodes: { games: { props: { variant: 'rial' } } } }, '6 "rial": Value is not accepted.'],
    ['an unknown key of a node without a widget', 'page', { nodes: { banner: { wen: {} } } }, '5 "wen": Property wen is not allowed.'],
  ])('underlines %s, once and at its location', async (_, kind, content, expected) => {
    expect(await openEditor(kind, content).listProblems()).toEqual([expect.stringContaining(expected)])
  })

  it('shows the description of a key, with an example', async () => {
    const page = openEditor('page', { nodes: { a: { widget: 'game-grid', order: 10, props: { variant: 'rail' } } } })
    expect(await page.getHover('"variant"')).toContain('Arrangement of the games')
    expect(await page.getHover('"variant"')).toContain('Example:\n```json\n"tiles"')
    expect(await page.getHover('"order"')).toContain('in ascending order')
    expect(await page.getHover('"widget"')).toContain('Games of the platform')
    const overridingPage = openEditor('page', { nodes: { games: { props: { variant: 'rail' } } } })
    expect(await overridingPage.getHover('"variant"')).toContain('game\\-grid, game\\-list: Arrangement of the games')
    const theme = openEditor('theme', { dark: { accent: '#e0b15a' } })
    expect(await theme.getHover('"accent"')).toContain('Primary colour of the brand')
    expect(await theme.getHover('"accent"')).toContain('#e0b15a')
  })

  it('has hover text for every key of the shipped brands', async () => {
    const keysWithoutHover: string[] = []
    for (const file of listMerchants(merchants).flatMap(listMerchantJsonFiles))
      keysWithoutHover.push(...(await createJsonEditor(file).listKeysWithoutHover()).map((key) => `${relative(merchants, file)}:${key}`))
    expect(keysWithoutHover).toEqual([])
  })

  it('completes keys and values, with their descriptions', async () => {
    const keys = await openEditor('theme', { dark: { '': '' } }).getCompletions('""')
    expect(keys['accent']).toContain('Primary colour of the brand')
    expect(keys['accent']).toContain('Example')
    const widgets = await openEditor('page', { nodes: { a: { widget: '' } } }).getCompletions('""')
    expect(widgets['"banner"']).toBeDefined()
    const props = await openEditor('page', { nodes: { a: { widget: 'game-grid', props: { '': '' } } } }).getCompletions('""')
    expect(props['variant']).toContain('Arrangement of the games')
    const variants = await openEditor('page', { nodes: { a: { widget: 'game-grid', props: { variant: '' } } } }).getCompletions('""')
    expect(Object.keys(variants)).toContain('"rail"')
  })
})
