import { describe, expect, it } from 'vitest'
import { listAffectedPages } from '../../scripts/cli/screenshots/affected-pages.ts'
import { chooseAppearance } from '../../scripts/cli/screenshots/appearance.ts'
import { selectPages } from '../../scripts/cli/screenshots/select-pages.ts'
import { listSitePages } from '../../scripts/cli/screenshots/site-pages.ts'
import { computeImpact } from '../../scripts/cli/diff/impact.ts'
import { formatMarkdown } from '../../scripts/cli/diff/format-markdown.ts'
import { formatCounts, type PageReport } from '../../scripts/cli/screenshots/report.ts'
import { type CompiledMerchant, compileMerchant } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { TestBrands } from './test-brands.ts'

type Files = Readonly<Record<string, unknown>>

/** Compiles a brand with these files, and reads its assets. */
async function compileBrand(files: Files): Promise<CompiledMerchant> {
  using brands = new TestBrands()
  brands.addBrand('pearl', files)
  const compiled = await compileMerchant(brands.root, 'pearl')
  // Reads the assets before the test brand is deleted.
  for (const asset of compiled.assets.values()) expect(asset.hash).not.toBe('')
  return compiled
}

function requireConfig({ config, diagnostics }: CompiledMerchant): MerchantConfig {
  if (config === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return config
}

/**
 * Returns the impact of a change to a brand's files, the pages that it affects, and the ids of these pages, with the
 * most affected page first.
 */
async function rankPages(before: Files, after: Files, username?: string) {
  const [previous, current] = [await compileBrand(before), await compileBrand(after)]
  const [previousPages, currentPages] = [previous, current].map((compiled) => listSitePages(requireConfig(compiled), username))
  const impact = computeImpact('pearl', previous, current)
  const pages = listAffectedPages(impact, previousPages ?? [], currentPages ?? [])
  return { impact, pages, ids: selectPages(pages, () => false, 100).selected.map(({ id }) => id) }
}

const deskPage = { title: 'page_service_title', description: 'page_service_description', nodes: {} }
const deskFiles = { 'pages/desk.json': deskPage, 'routes.json': { routes: { desk: { path: '/desk', page: 'desk', layout: 'full' } } } }

describe('the pages that a change affects', () => {
  it('are the pages whose own content changes, with the most changed page first', async () => {
    const { ids } = await rankPages(
      {},
      {
        'pages/vip.json': { description: 'page_service_description' },
        'pages/customerService.json': { title: 'in_home', nodes: { questions: null } },
      },
    )
    expect(ids).toEqual(['customerService', 'vip'])
  })

  it('include pages that are added or removed, before all others', async () => {
    const added = await rankPages({}, { ...deskFiles, 'pages/vip.json': { description: 'page_service_description' } })
    expect(added.pages.find(({ id }) => id === 'desk')).toMatchObject({ before: undefined, after: '/desk' })
    expect(added.ids).toEqual(['desk', 'vip'])
    const removed = await rankPages(deskFiles, {})
    expect(removed.pages).toMatchObject([{ id: 'desk', before: '/desk', after: undefined }])
  })

  it('are all pages except dialogs if the theme changes, the home page first, and each page once', async () => {
    const { ids } = await rankPages({}, { 'theme.json': { dark: { accent: '#8be9c4' } } })
    expect(ids.slice(0, 2)).toEqual(['index', 'noticePage'])
    expect(ids).toContain('promoDetail')
    for (const id of ['root', 'login', 'register', 'download']) expect(ids).not.toContain(id)
  })

  it('begin with the dialog whose content changes', async () => {
    const { ids } = await rankPages({}, { 'registration.json': { social: { oneClick: true } } })
    expect(ids[0]).toBe('register')
  })

  it('begin with the pages that refer to a changed text or whose widgets show changed content', async () => {
    const text = await rankPages({}, { 'messages/EN.json': { vip_more_title: 'More about ranks' } })
    expect(text.ids[0]).toBe('vip')
    const content = await rankPages({}, { 'content.json': { help: { company: { texts: { EN: { title: 'Who we are' } } } } } })
    expect(content.ids.slice(0, 12)).toEqual(expect.arrayContaining(['help', 'promotions', 'customerService']))
    expect(content.ids.indexOf('fish')).toBeGreaterThan(content.ids.indexOf('help'))
  })

  it('include the member or agent centre of the account that the pages are rendered for', async () => {
    const change = { 'menus.json': { member: { items: { depositv2: { order: 5 } } } } }
    expect((await rankPages({}, change)).ids).not.toContain('member-depositv2')
    const player = await rankPages({}, change, 'player')
    expect(player.ids[0]).toBe('member-depositv2')
    expect(player.ids.some((id) => id.startsWith('agent-'))).toBe(false)
    expect((await rankPages({}, change, 'agent')).ids).toContain('agent-agentTeamOverview')
  })

  it('are limited to a maximum number; a page whose HTML differs precedes the others', () => {
    const createPage = (id: string) => ({ id, before: `/${id}`, after: `/${id}`, ownChanges: 0, isRelated: false })
    const { selected, omitted } = selectPages(['a', 'b', 'c'].map(createPage), ({ id }) => id === 'c', 2)
    expect([selected, omitted].map((pages) => pages.map(({ id }) => id))).toEqual([['c', 'a'], ['b']])
  })
})

describe('the appearance of screenshots', () => {
  const defaults = { language: undefined, theme: 'default' } as const

  it('is the default of the brand, unless the options choose a theme or an enabled language', async () => {
    const { impact } = await rankPages({}, { 'theme.json': { dark: { accent: '#8be9c4' } } })
    const config = requireConfig(await compileBrand({ 'theme.json': { default: 'dark' }, 'languages.json': { default: 'EN' } }))
    expect(chooseAppearance(impact, config, defaults)).toEqual({ language: 'EN', themes: ['dark'] })
    expect(chooseAppearance(impact, config, { language: 'TY', theme: 'both' })).toEqual({ language: 'TY', themes: ['dark', 'light'] })
    expect(chooseAppearance(impact, config, { language: 'XX', theme: 'light' })).toEqual({ language: 'EN', themes: ['light'] })
  })

  it('is the changed language or theme if only one changes', async () => {
    const english = { 'languages.json': { default: 'EN' } }
    const text = await rankPages(english, { ...english, 'messages/TY.json': { in_home: 'Nhà' } })
    const content = await rankPages(english, { ...english, 'content.json': { help: { company: { texts: { TY: { title: 'Ai' } } } } } })
    const theme = await rankPages(english, { ...english, 'theme.json': { light: { accent: '#0d6b61', accentText: '#0d6b61' } } })
    const config = requireConfig(await compileBrand(english))
    expect([text, content, theme].map(({ impact }) => chooseAppearance(impact, config, defaults))).toEqual([
      { language: 'TY', themes: ['dark'] },
      { language: 'TY', themes: ['dark'] },
      { language: 'EN', themes: ['light'] },
    ])
  })
})

describe('the impact of a replaced asset', () => {
  it('lists the asset, and the home page is the first affected page', async () => {
    const createMarkFiles = (colour: string): Files => ({
      'assets/brand/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${colour}"/></svg>`,
    })
    const { impact, ids } = await rankPages(createMarkFiles('red'), createMarkFiles('blue'))
    expect(impact).toMatchObject({ state: 'changed', changes: [], assets: [{ path: 'brand/mark.svg', change: 'replaced' }] })
    expect(ids[0]).toBe('index')
    expect(formatMarkdown([impact])).toContain('| **pearl** |  |  |  |  |  | assets/brand/mark.svg |')
  })
})

describe('the pull request comment', () => {
  it('counts merchants that cannot be compared separately from those that change', async () => {
    const [valid, invalid] = [await compileBrand({}), await compileBrand({ 'theme.json': { acent: '#ffffff' } })]
    const impacts = [computeImpact('coral', undefined, valid), computeImpact('pearl', valid, invalid), computeImpact('same', valid, valid)]
    expect(formatMarkdown(impacts)).toContain('\n1 of 3 merchants change, 1 cannot be compared.\n')
  })
})

describe('the summary of screenshots', () => {
  const formatStates = (...states: readonly PageReport['state'][]): string =>
    formatCounts({
      merchants: [
        { id: 'pearl', state: 'changed', pages: states.map((state) => ({ id: state, path: '/', state, screenshots: [] })), omitted: [] },
      ],
    })

  it.each([
    [['changed', 'unchanged', 'added'], '3 pages rendered, 1 looks different, 1 is new.'],
    [['unchanged', 'unchanged', 'failed'], '2 pages rendered, none looks different, 1 could not be rendered.'],
    [['failed'], 'No page was rendered, 1 could not be rendered.'],
    [[], 'No page was rendered.'],
  ] as const)('does not count pages that could not be rendered as rendered: %j', (states, summary) => {
    expect(formatStates(...states)).toBe(summary)
  })
})
