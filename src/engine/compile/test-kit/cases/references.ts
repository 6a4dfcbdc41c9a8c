import type { Case } from './case.ts'

const entry = (action: object, more: object = {}): object => ({
  bottom: { own: { name: 'in_home', enName: 'Own', action, order: 10, ...more } },
})
const announcement = { type: 'PL', published: '2026-11-18T02:30:00Z', texts: { EN: { title: 'Rest' } } }

/** Names that lead nowhere, and entries that cannot be placed. */
export const referenceCases: readonly Case[] = [
  {
    code: 'unknown-route',
    mistake: 'a route with a slip',
    files: { 'navigation.json': entry({ route: 'idnex' }) },
    said: ['child/navigation.json:7:18 unknown-route There is no route "idnex". → index'],
  },
  {
    code: 'unknown-page',
    mistake: 'a page that has no file',
    files: { 'routes.json': { routes: { own: { path: '/own', page: 'hoem', layout: 'full' } } } },
    said: ['child/routes.json:5:15 unknown-page There is no page "hoem". → home'],
  },
  {
    code: 'unknown-layout',
    mistake: 'a layout with a slip',
    files: { 'routes.json': { routes: { own: { path: '/own', page: 'home', layout: 'fulll' } } } },
    said: ['child/routes.json:6:17 unknown-layout There is no layout "fulll". → full'],
  },
  {
    code: 'unknown-area',
    mistake: 'an area with a slip',
    files: { 'layouts.json': { layouts: { full: { header: 'haeder' } } } },
    said: ['child/layouts.json:4:17 unknown-area There is no area "haeder". → header'],
  },
  {
    code: 'unknown-overlay',
    mistake: 'an overlay with a slip',
    files: { 'navigation.json': entry({ overlay: 'logni' }) },
    said: ['child/navigation.json:7:20 unknown-overlay There is no overlay "logni". → login'],
  },
  {
    code: 'unknown-member-page',
    mistake: 'a page of the member centre with a slip',
    files: { 'navigation.json': entry({ memberPage: 'depositv3' }) },
    said: ['child/navigation.json:7:23 unknown-member-page There is no page of the member centre "depositv3". → depositv2'],
  },
  {
    code: 'unknown-agent-page',
    mistake: 'a page of the agent centre with a slip',
    files: { 'navigation.json': entry({ agentPage: 'taem' }) },
    said: ['child/navigation.json:7:22 unknown-agent-page There is no page of the agent centre "taem". → team'],
  },
  {
    code: 'unknown-category',
    mistake: 'a category like no other',
    files: { 'navigation.json': entry({ startFirstGame: 'CHESS' }) },
    said: ['child/navigation.json:7:27 unknown-category There is no game category "CHESS".'],
  },
  {
    code: 'unknown-vendor',
    mistake: 'a vendor with a slip',
    files: { 'navigation.json': entry({ route: 'index' }, { when: { vendor: { code: 'DS89' } } }) },
    said: ['child/navigation.json:12:19 unknown-vendor There is no vendor "DS89". → DS88'],
  },
  {
    code: 'unknown-account',
    mistake: 'an agent whom nobody has',
    files: { 'platform.json': { accounts: { mai: { type: 0, upline: 'agnet' }, agent: { type: 1 } } } },
    said: ['child/platform.json:5:17 unknown-account There is no account "agnet". → agent'],
  },
  {
    code: 'unknown-topic',
    mistake: 'a topic with a slip',
    files: { 'navigation.json': entry({ article: 'term' }) },
    said: ['child/navigation.json:7:20 unknown-topic There is no topic of the help centre "term". → terms'],
  },
  {
    code: 'unknown-announcement',
    mistake: 'a promotion with a slip',
    base: {
      'content.json': {
        announcements: { welcome: announcement },
        help: {
          terms: { group: 'about', order: 10, texts: { EN: { title: 'Terms', content: '<p>Terms</p>' } } },
          privacy: { group: 'about', order: 20, texts: { EN: { title: 'Privacy', content: '<p>Privacy</p>' } } },
          'responsible-gaming': { group: 'about', order: 30, texts: { EN: { title: 'Play', content: '<p>Play</p>' } } },
        },
        vipRanks: {},
      },
    },
    files: { 'navigation.json': entry({ promotion: 'wellcome' }) },
    said: ['child/navigation.json:7:22 unknown-announcement There is no announcement "wellcome". → welcome'],
  },
  {
    code: 'unknown-language',
    mistake: 'a default that is no language',
    files: { 'languages.json': { default: 'DE' } },
    said: ['child/languages.json:2:14 unknown-language There is no language "DE".'],
  },
  {
    code: 'unknown-asset',
    mistake: 'a picture with a slip',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', marks: { mark: 'brand/makr.svg' } } },
    said: ['child/merchant.json:5:13 unknown-asset There is no asset "brand/makr.svg". → brand/mark.svg'],
  },
  {
    code: 'unknown-pattern',
    mistake: 'a pattern with a slip',
    files: { 'platform.json': { registerRules: { username: { patternId: 'leter-first' } } } },
    said: ['child/platform.json:4:20 unknown-pattern There is no kind of pattern "leter-first". → letter-first'],
  },
  {
    code: 'unknown-message',
    mistake: 'a text with a slip',
    files: { 'pages/home.json': { title: 'in_homee' } },
    said: ['child/pages/home.json:2:12 unknown-message There is no text "in_homee". → in_home'],
  },
  {
    code: 'unknown-message',
    mistake: 'a text that three places use and no language has',
    files: { 'pages/home.json': { title: 'zzz_zzz', description: 'zzz_zzz' }, 'pages/help.json': { title: 'zzz_zzz' } },
    said: ['child/pages/help.json:2:12 unknown-message There is no text "zzz_zzz". 2 more places use it.'],
  },
  {
    code: 'unknown-message',
    mistake: 'a text that one language lacks',
    files: { 'pages/home.json': { title: 'own_title' }, 'messages/TY.json': { own_title: 'Trang riêng' } },
    said: ['child/pages/home.json:2:12 unknown-message The text "own_title" is missing in EN.'],
  },
  {
    code: 'unknown-neighbour',
    mistake: 'a neighbour with a slip',
    files: { 'navigation.json': { header: { rng: { before: 'hoem' } } } },
    said: ['child/navigation.json:4:17 unknown-neighbour The list has no entry "hoem" to stand beside. → home'],
  },
  {
    code: 'unknown-menu-item',
    mistake: 'a first page with a slip',
    files: { 'menus.json': { member: { default: 'securityCentre' } } },
    said: ['child/menus.json:3:16 unknown-menu-item The centre has no page "securityCentre" to open first. → securityCenter'],
  },
  {
    code: 'removed-route',
    mistake: 'a route that is taken away and still used',
    files: { 'routes.json': { routes: { rng: null } } },
    said: [
      'child/routes.json:3:5 removed-route The route "rng" is taken away here, and is still used: base/games.json#/categories/RNG/route, base/navigation.json#/header/rng/page, base/navigation.json#/header/rng/action/route.',
    ],
  },
  {
    code: 'removed-layout',
    mistake: 'a layout that is taken away and still used',
    files: { 'layouts.json': { layouts: { full: null } } },
    said: [
      'child/layouts.json:3:5 removed-layout The layout "full" is taken away here, and is still used: base/routes.json#/routes/index/layout, base/routes.json#/routes/help/layout, base/routes.json#/routes/rng/layout.',
    ],
  },
  {
    code: 'removed-area',
    mistake: 'an area that is taken away and still used',
    files: { 'layouts.json': { areas: { header: null } } },
    said: [
      'child/layouts.json:3:5 removed-area The area "header" is taken away here, and is still used: base/layouts.json#/layouts/full/header.',
    ],
  },
  {
    code: 'removed-overlay',
    mistake: 'an overlay that is taken away and still used',
    files: { 'overlays.json': { overlays: { login: null } } },
    said: [
      'child/overlays.json:3:5 removed-overlay The overlay "login" is taken away here, and is still used: base/pages/home.json#/nodes/banner/props/slides/one/action/overlay.',
    ],
  },
  {
    code: 'removed-member-page',
    mistake: 'a page of the member centre that is taken away and still used',
    files: { 'menus.json': { member: { items: { depositv2: null } } } },
    said: [
      'child/menus.json:4:7 removed-member-page The page of the member centre "depositv2" is taken away here, and is still used: base/navigation.json#/memberBar/deposit/action/memberPage.',
    ],
  },
  {
    code: 'removed-agent-page',
    mistake: 'a page of the agent centre that is taken away and still used',
    files: {
      'menus.json': { agent: { items: { team: null, help: { name: 'in_help', icon: 'help', order: 10, nodes: {} } }, default: 'help' } },
      'navigation.json': entry({ agentPage: 'team' }),
    },
    said: [
      'child/menus.json:4:7 removed-agent-page The page of the agent centre "team" is taken away here, and is still used: child/navigation.json#/bottom/own/action/agentPage.',
    ],
  },
  {
    code: 'removed-category',
    mistake: 'a category that is taken away and still used',
    files: { 'games.json': { categories: { RNG: null } } },
    said: [
      'child/games.json:3:5 removed-category The game category "RNG" is taken away here, and is still used: base/games.json#/rebateRates/RNG, base/navigation.json#/header/rng/gameType.',
    ],
  },
  {
    code: 'removed-vendor',
    mistake: 'a vendor that is taken away and still used',
    files: { 'platform.json': { vendors: { IME: null } } },
    said: [
      'child/platform.json:3:5 removed-vendor The vendor "IME" is taken away here, and is still used: base/games.json#/esportsVendors/0.',
    ],
  },
  {
    code: 'removed-account',
    mistake: 'an account that is taken away and still used',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'platform.json': { accounts: { agent: { type: 1 }, mai: { type: 0, upline: 'agent' } } },
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'platform.json': { accounts: { agent: null } } },
    said: [
      'child/platform.json:3:5 removed-account The account "agent" is taken away here, and is still used: middle/platform.json#/accounts/mai/upline.',
    ],
  },
  {
    code: 'removed-topic',
    mistake: 'a topic that is taken away and still used',
    files: { 'content.json': { help: { terms: null } } },
    said: [
      'child/content.json:3:5 removed-topic The topic of the help centre "terms" is taken away here, and is still used: base/navigation.json#/about/terms/action/article.',
    ],
  },
  {
    code: 'removed-announcement',
    mistake: 'a promotion that is taken away and still used',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'content.json': { announcements: { welcome: announcement } },
        'navigation.json': entry({ promotion: 'welcome' }),
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'content.json': { announcements: { welcome: null } } },
    said: [
      'child/content.json:3:5 removed-announcement The announcement "welcome" is taken away here, and is still used: middle/navigation.json#/bottom/own/action/promotion.',
    ],
  },
  {
    code: 'removed-language',
    mistake: 'a language that is taken away and is the default',
    files: { 'languages.json': { catalogue: { TY: null } } },
    said: [
      'child/languages.json:3:5 removed-language The language "TY" is taken away here, and is still used: base/languages.json#/default.',
    ],
  },
  {
    code: 'misspelt-name',
    mistake: 'an entry under a wrong name that others speak of',
    files: {
      'routes.json': { routes: { promotoins: { path: '/promotions', page: 'home', layout: 'full' } } },
      'navigation.json': {
        bottom: {
          one: { name: 'in_home', enName: 'One', action: { route: 'promotions' }, order: 10 },
          two: { name: 'in_help', enName: 'Two', action: { route: 'promotions' }, order: 20 },
        },
      },
    },
    said: ['child/routes.json:3:5 misspelt-name Nothing uses "promotoins", and "promotions" is missing, which 2 places use. → promotions'],
  },
  {
    code: 'misspelt-name',
    mistake: 'a text under a wrong name in one language',
    files: {
      'pages/home.json': { title: 'own_title' },
      'messages/EN.json': { own_title: 'Own' },
      'messages/TY.json': { own_titel: 'Riêng' },
    },
    said: ['child/messages/TY.json:2:3 misspelt-name Nothing uses "own_titel", and "own_title" is missing in TY. → own_title'],
  },
  {
    code: 'extends-circle',
    mistake: 'merchants that extend each other',
    others: { other: { 'merchant.json': { extends: 'child', code: 'OTHER' } } },
    files: { 'merchant.json': { extends: 'other', code: 'CHILD1' } },
    said: ['other/merchant.json:2:14 extends-circle The merchants extend each other in a circle: child extends other extends child.'],
  },
  {
    code: 'extends-deep',
    mistake: 'seventeen merchants in a row',
    others: Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => [
        `m${index}`,
        { 'merchant.json': { extends: index === 16 ? 'base' : `m${index + 1}`, code: `M${index}` } },
      ]),
    ),
    id: 'm0',
    said: ['m16/merchant.json:2:14 extends-deep More than 16 merchants extend each other in a row.'],
  },
  {
    code: 'unknown-merchant',
    mistake: 'a merchant with a slip',
    files: { 'merchant.json': { extends: 'bsae', code: 'CHILD1' } },
    said: ['child/merchant.json:2:14 unknown-merchant There is no merchant "bsae" to extend. → base'],
  },
  {
    code: 'code-taken',
    mistake: 'a code that another merchant has',
    files: { 'merchant.json': { extends: 'base', code: 'BASE' } },
    said: ['child/merchant.json:3:11 code-taken The code "BASE" belongs to the merchant base already.'],
  },
  {
    code: 'domain-taken',
    mistake: 'a domain that another merchant has',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['child.example', 'base.example'] } },
    said: ['child/merchant.json:6:5 domain-taken The domain "base.example" belongs to the merchant base already.'],
  },
  {
    code: 'domain-taken',
    mistake: 'the local name of another merchant',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['base.localhost'] } },
    said: ['child/merchant.json:5:5 domain-taken The domain "base.localhost" belongs to the merchant base already.'],
  },
  {
    code: 'place-twice',
    mistake: 'an entry both before and after',
    files: {
      'navigation.json': {
        header: { own: { name: 'in_help', enName: 'Own', action: { route: 'help' }, order: 5, after: 'home', before: 'rng' } },
      },
    },
    said: ['child/navigation.json:3:5 place-twice "own" stands both before "rng" and after "home".'],
  },
  {
    code: 'place-twice',
    mistake: 'an entry that is placed once by each of two merchants',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': '{ "header": { "rng": { "after": "home" } } }' },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": { "before": "home" } } }' },
    said: ['child/navigation.json:1:15 place-twice "rng" stands both before "home" and after "home".'],
  },
  {
    code: 'place-circle',
    mistake: 'an entry that closes a circle with one of the extended merchant',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': '{ "header": { "home": { "after": "rng" } } }' },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": { "after": "home" } } }' },
    said: ['child/navigation.json:1:15 place-circle These entries stand beside each other in a circle: rng, home, rng.'],
  },
  {
    code: 'place-circle',
    mistake: 'entries that stand beside each other',
    files: { 'navigation.json': { header: { home: { after: 'rng' }, rng: { after: 'home' } } } },
    said: ['child/navigation.json:3:5 place-circle These entries stand beside each other in a circle: home, rng, home.'],
  },
]
