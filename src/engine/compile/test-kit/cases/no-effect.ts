import { createBaseFiles } from '../base-files.ts'
import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

const createBannerWithCondition = (when: string, restJson = ''): Files => ({
  'pages/home.json': `{ "nodes": { "banner": {\n"when": ${when}${restJson} } } }`,
})
const contradiction = 'child/pages/home.json:2:1 warning never-true This condition can never hold: its tests contradict each other.'

const files = createBaseFiles()
const [games, routes] = [files['games.json'] as { categories: object }, files['routes.json'] as { routes: object }]

/** Files of base with a second category, which can be disabled while the first is enabled, and its route. */
const secondCategoryFiles: Files = {
  'games.json': {
    ...games,
    categories: { ...games.categories, FISH: { name: 'in_rng', icon: 'fish', route: 'fish', enabled: true, order: 20 } },
  },
  'routes.json': { ...routes, routes: { ...routes.routes, fish: { path: '/fish', page: 'home', layout: 'full' } } },
}

/** Values that are valid and have no effect. */
export const noEffectCases: readonly Case[] = [
  {
    code: 'never-true',
    mistake: 'a condition that requires a visitor who is logged in',
    files: createBannerWithCondition('{ "all": [{ "loggedIn": true }, { "accountType": ["visitor"] }] }'),
    expected: [contradiction],
  },
  {
    code: 'never-true',
    mistake: 'a flag that must be both on and off',
    files: createBannerWithCondition(
      '{ "all": [{ "flag": "FREEPLAY3" }, { "not": { "any": [{ "flag": "FREEPLAY3" }, { "loggedIn": true }] } }] }',
    ),
    expected: [contradiction],
  },
  {
    code: 'never-true',
    mistake: 'an agent centre for visitors',
    files: createBannerWithCondition('{ "all": [{ "any": [{ "loggedIn": false }, { "accountType": ["guest"] }] }, { "panel": "agent" }] }'),
    expected: [contradiction],
  },
  {
    code: 'never-true',
    mistake: 'a slide for members in a banner for visitors',
    files: createBannerWithCondition('{ "loggedIn": false },\n"props": { "slides": { "one": {\n"when": { "loggedIn": true } } } }'),
    expected: ['child/pages/home.json:4:1 warning never-true This condition can never hold together with that of "banner" around it.'],
  },
  {
    code: 'never-true',
    mistake: 'an inherited slide for members in a banner that a brand restricts to visitors',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'pages/home.json': { nodes: { banner: { props: { slides: { one: { when: { loggedIn: true } } } } } } },
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, ...createBannerWithCondition('{ "loggedIn": false }') },
    expected: ['child/pages/home.json:2:1 warning never-true This condition can never hold together with that of "banner" around it.'],
  },
  {
    code: 'never-true',
    mistake: 'a condition that requires a disabled category',
    files: {
      'games.json': {
        categories: { RNG: { enabled: false }, FISH: { name: 'in_rng', icon: 'fish', route: 'rng', enabled: true, order: 20 } },
        rebateRates: { RNG: null },
      },
      ...createBannerWithCondition('{ "category": "RNG" }'),
    },
    expected: [
      'child/pages/home.json:2:1 warning never-true This condition can never hold: it requires something that this brand has disabled.',
    ],
  },
  {
    code: 'unused-order',
    mistake: 'an "order" of an entry that inherits "before"',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': { header: { rng: { before: 'home' } } } },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": {\n"order": 5 } } }' },
    expected: ['child/navigation.json:2:1 warning unused-order "order" has no effect: "rng" inherits "before": "home".'],
  },
  ...(
    [
      [
        'a count above one bound and not above a lower one',
        '{ "count": { "of": "missions", "above": 5 } }',
        '{ "not": { "count": { "of": "missions", "above": 3 } } }',
      ],
      [
        'a test and its opposite with the keys in another order',
        '{ "vendor": { "code": "DS88", "in": "RNG" } }',
        '{ "not": { "vendor": { "in": "RNG", "code": "DS88" } } }',
      ],
      [
        'a vendor that is in a category and does not exist',
        '{ "vendor": { "code": "DS88", "in": "RNG" } }',
        '{ "not": { "vendor": { "code": "DS88" } } }',
      ],
      ['a count of rewards for visitors', '{ "count": { "of": "rewards", "above": 0 } }', '{ "loggedIn": false }'],
    ] as const
  ).map(([mistake, firstCondition, secondCondition]): Case => ({
    code: 'never-true',
    mistake,
    files: createBannerWithCondition(`{ "all": [${firstCondition}, ${secondCondition}] }`),
    expected: [contradiction],
  })),
  {
    code: 'never-true',
    mistake: 'a condition that requires a disabled vendor',
    files: { 'platform.json': { vendors: { DS88: { enabled: false } } }, ...createBannerWithCondition('{ "vendor": { "code": "DS88" } }') },
    expected: [
      'child/pages/home.json:2:1 warning never-true This condition can never hold: it requires something that this brand has disabled.',
    ],
  },
  {
    code: 'category-off',
    mistake: 'a slide that leads to a disabled category',
    base: secondCategoryFiles,
    files: {
      'games.json': { categories: { FISH: { enabled: false } } },
      'pages/home.json':
        '{ "nodes": { "banner": { "props": { "slides": {\n"one": { "action": { "overlay": null, "route": "fish" } } } } } } }',
    },
    expected: ['child/pages/home.json:2:1 warning category-off "one" leads to a category that this brand has disabled: it is never shown.'],
  },
  {
    code: 'category-off',
    mistake: 'a game grid of a disabled category',
    base: secondCategoryFiles,
    files: {
      'games.json': { categories: { FISH: { enabled: false } } },
      'pages/home.json':
        '{ "nodes": {\n"fishes": { "widget": "game-grid", "order": 26, "props": { "title": "in_rng", "category": "FISH" } } } }',
    },
    expected: [
      'child/pages/home.json:2:1 warning category-off "fishes" shows the category "FISH" that this brand has disabled: it is never shown.',
    ],
  },
  {
    code: 'vendor-off',
    mistake: 'a disabled vendor in "esportsVendors"',
    files: { 'platform.json': { vendors: { DS88: { enabled: false } } }, 'games.json': '{ "esportsVendors": ["IME",\n"DS88"] }' },
    expected: [
      'child/games.json:2:1 warning vendor-off The vendor "DS88" is disabled in platform.json: it has no games that could move to ESPORTS.',
    ],
  },
]
