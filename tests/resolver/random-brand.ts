import { createBaseFiles } from '../../src/engine/compile/test-kit/base-files.ts'
import { flatPicture } from '../../src/engine/compile/test-kit/pictures.ts'
import type { Files } from '../../src/engine/compile/test-kit/merchants-fixture.ts'
import type { FetchedFacts } from '../../src/engine/contract/facts.ts'
import type { Random } from '../../src/engine/testing/random.ts'
import { smallGameMenu, smallPermission } from '../../src/engine/testing/small-site.ts'

const textFragments = ['Hello', '{brand}', '{amount}', '$t(in_help)', '{count}', 'a & b', '$& $1', "l'or"]
const names = ['Tiny', 'A & B <i>', '{x}', '$t(in_help)', '$& $1', 'Ünï {brand}']
const flags = ['MANPLAYREB3', 'FREEPLAY3'] as const
const widgetKinds = ['steps', 'game-grid', 'support-bar', 'category-tiles', 'vendor-marks', 'game-search', 'account-entry'] as const
const containers = ['section', 'bar'] as const
const textKeys = Array.from({ length: 12 }, (_, index) => `words_${String(index)}`)
const pages = ['home', 'help', 'first', 'second', 'missing'] as const
const paths = ['/vip', '/Vip', '/VIP/offers', '/a.html', '/x/', '/old', '/older', '/oldest', '/b_c-d']

/** Returns the base of all random brands: pages, and texts that contain placeholders or resemble them. */
export function createRandomBase(random: Random): Files {
  const createTexts = (createText: (key: string) => string) => Object.fromEntries(textKeys.map((key) => [key, createText(key)]))
  const english = createTexts((key) => [key, random.pick(textFragments), random.pick(textFragments)].join(' '))
  const createPage = (title: string) => ({ title, description: 'words_0', nodes: {} })
  const { 'messages/EN.json': baseEnglish, 'messages/TY.json': vietnamese } = createBaseFiles() as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
  return {
    'messages/EN.json': { ...baseEnglish, ...english, page_needs_script: 'No {brand} without JavaScript' },
    'messages/TY.json': { ...vietnamese, in_home: 'Trang chủ', words_1: 'Một {brand}' },
    'pages/first.json': createPage('words_1'),
    'pages/second.json': createPage('words_2'),
    'pages/missing.json': createPage('words_3'),
  }
}

/** Returns a valid brand in which everything that affects the content of a page is random. */
export function createRandomBrand(random: Random, id: string): Files {
  const chance = (share: number): boolean => random.integerBelow(100) < share
  const createCondition = (depth = 0): object =>
    random.pick<() => object>([
      () => ({ flag: random.pick(flags) }),
      () => ({ loggedIn: chance(50) }),
      () => ({ category: 'RNG' }),
      () => ({ vendor: { code: 'IME' } }),
      () => (depth > 1 ? { loggedIn: false } : { not: createCondition(depth + 1) }),
      () => (depth > 1 ? { loggedIn: false } : { [random.pick(['all', 'any'])]: [createCondition(depth + 1), createCondition(depth + 1)] }),
    ])()
  const createPlacement = (others: readonly string[]): object => ({
    order: random.integerBelow(4) * 10,
    ...(others.length > 0 && chance(25) && { [random.pick(['before', 'after'])]: random.pick(others) }),
    ...(chance(35) && { when: createCondition() }),
  })
  const createEntries = (max: number, createItem: (index: number) => object): Readonly<Record<string, object>> => {
    const ids = random.sample(['z', 'y', 'b', 'a', 'm'], 1 + random.integerBelow(max))
    return Object.fromEntries(ids.map((entryId, index) => [entryId, { ...createPlacement(ids.slice(0, index)), ...createItem(index) }]))
  }
  const createSlides = () =>
    createEntries(3, (index) => ({
      image: `banners/${String(random.integerBelow(3))}.webp`,
      title: textKeys[index + 4],
      ...(chance(50) && { imageNarrow: 'banners/narrow.webp' }),
    }))
  const createNode = (depth: number): object => {
    if (chance(40)) return { widget: 'banner', props: { slides: createSlides() } }
    if (depth < 2 && chance(30)) return { widget: random.pick(containers), nodes: createNodes(depth + 1) }
    return { widget: random.pick(widgetKinds) }
  }
  const createNodes = (depth: number): object => createEntries(3, () => createNode(depth))
  const createPage = (key: string) => ({ title: key, description: random.pick(textKeys), nodes: createNodes(0) })
  const brandPaths = random.sample(paths, 5)
  const createRoute = (): object => ({
    page: random.pick(pages),
    layout: random.pick(['full', 'bare', 'sided']),
    ...(chance(20) && { overlay: 'login' }),
    ...(chance(20) && { index: false }),
  })
  const routes = Object.fromEntries(
    brandPaths.map((path, index) => [
      `r${String(index)}`,
      { path, ...(index > 0 && chance(35) ? { redirect: `r${String(index - 1)}` } : createRoute()) },
    ]),
  )
  return {
    'merchant.json': { extends: 'base', code: id.toUpperCase(), name: random.pick(names), domains: chance(70) ? [`${id}.test`] : [] },
    'languages.json': {
      default: random.pick(['EN', 'TY']),
      followVisitor: chance(60),
      catalogue: {
        EN: { order: random.integerBelow(50) },
        ZH_TW: { name: '中文', tag: 'zh-TW', direction: 'ltr', enabled: true, order: random.integerBelow(50) },
        ZH: { name: '中文', tag: 'zh-CN', direction: 'ltr', enabled: true, order: random.integerBelow(50) },
      },
    },
    'routes.json': {
      home: random.pick(['index', 'r0']),
      notFound: 'missing',
      routes: {
        ...routes,
        missing: { path: '/404', page: 'missing', layout: 'full' },
        ...(chance(60) && { root: { path: '/', redirect: 'index' } }),
      },
    },
    'layouts.json': {
      areas: { header: { nodes: createNodes(1) }, side: { nodes: createNodes(1) }, below: { nodes: createNodes(1) } },
      layouts: { bare: { header: 'header' }, sided: { header: 'header', side: 'side', bottom: 'below' } },
    },
    'pages/home.json': createPage('in_home'),
    'pages/first.json': createPage('words_1'),
    'pages/second.json': createPage('words_2'),
    'pages/missing.json': createPage('words_3'),
    'messages/ZH.json': { words_1: '你好 {brand}' },
    'messages/ZH_TW.json': { in_home: '首頁' },
    ...Object.fromEntries(
      ['0', '1', '2', 'narrow'].map((name) => [`assets/banners/${name}.webp`, Buffer.concat([flatPicture, Buffer.from(name)])]),
    ),
  }
}

/** Returns random facts of the platform for a visitor. */
export const createRandomFacts = (random: Random): Pick<FetchedFacts, 'permission' | 'gameMenus'> => ({
  permission: smallPermission({ flags: random.sample(flags, random.integerBelow(3)) }),
  gameMenus: random.integerBelow(2) === 0 ? [] : [smallGameMenu('RNG', random.sample(['IME', 'PP'], 1 + random.integerBelow(2)))],
})

/** Returns a path of the brand, or a variation of one. */
export function createRandomPath(random: Random, knownPaths: readonly string[]): string {
  const path = random.pick([...knownPaths, ...paths, '/', '/nowhere', '/index', '/help', '/404'])
  const variant = random.pick([path, path, path, `${path}/`, path.toUpperCase(), path.toLowerCase(), `${path}x`, path.replace(/\/$/, '')])
  return (variant.replace(/^\/+/, '/') || '/') + random.pick(['', '', '?a=1&b'])
}
