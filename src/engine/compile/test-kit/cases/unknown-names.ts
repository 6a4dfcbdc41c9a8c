import { createBaseFiles } from '../base-files.ts'
import { announcement, type Case, createBottomBarEntry } from './case.ts'

const content = createBaseFiles()['content.json'] as { help: object }

/** References to names that do not exist. */
export const unknownNameCases: readonly Case[] = [
  {
    code: 'unknown-route',
    mistake: 'a misspelt route',
    files: { 'navigation.json': createBottomBarEntry({ route: 'idnex' }) },
    expected: ['child/navigation.json:7:18 unknown-route There is no route "idnex". → index'],
  },
  {
    code: 'unknown-page',
    mistake: 'a page without a file',
    files: { 'routes.json': { routes: { own: { path: '/own', page: 'hoem', layout: 'full' } } } },
    expected: ['child/routes.json:5:15 unknown-page There is no page "hoem". → home'],
  },
  {
    code: 'unknown-layout',
    mistake: 'a misspelt layout',
    files: { 'routes.json': { routes: { own: { path: '/own', page: 'home', layout: 'fulll' } } } },
    expected: ['child/routes.json:6:17 unknown-layout There is no layout "fulll". → full'],
  },
  {
    code: 'unknown-area',
    mistake: 'a misspelt area',
    files: { 'layouts.json': { layouts: { full: { header: 'haeder' } } } },
    expected: ['child/layouts.json:4:17 unknown-area There is no area "haeder". → header'],
  },
  {
    code: 'unknown-overlay',
    mistake: 'a misspelt overlay',
    files: { 'navigation.json': createBottomBarEntry({ overlay: 'logni' }) },
    expected: ['child/navigation.json:7:20 unknown-overlay There is no overlay "logni". → login'],
  },
  {
    code: 'unknown-overlay',
    mistake: 'a role with a misspelt overlay',
    files: { 'overlays.json': { memberCentre: 'logni' } },
    expected: ['child/overlays.json:2:19 unknown-overlay There is no overlay "logni". → login'],
  },
  {
    code: 'unknown-route',
    mistake: 'a role with a misspelt route',
    files: { 'routes.json': { promotions: 'hlep' } },
    expected: ['child/routes.json:2:17 unknown-route There is no route "hlep". → help'],
  },
  {
    code: 'unknown-page',
    mistake: 'a closed site with a misspelt page',
    files: { 'routes.json': { closed: { maintenance: 'hoem' } } },
    expected: ['child/routes.json:3:20 unknown-page There is no page "hoem". → home'],
  },
  {
    code: 'unknown-member-page',
    mistake: 'a misspelt member centre page',
    files: { 'navigation.json': createBottomBarEntry({ memberPage: 'depositv3' }) },
    expected: ['child/navigation.json:7:23 unknown-member-page There is no member centre page "depositv3". → depositv2'],
  },
  {
    code: 'unknown-agent-page',
    mistake: 'a misspelt agent centre page',
    files: { 'navigation.json': createBottomBarEntry({ agentPage: 'taem' }) },
    expected: ['child/navigation.json:7:22 unknown-agent-page There is no agent centre page "taem". → team'],
  },
  {
    code: 'unknown-category',
    mistake: 'an unknown category',
    files: { 'navigation.json': createBottomBarEntry({ startFirstGame: 'CHESS' }) },
    expected: ['child/navigation.json:7:27 unknown-category There is no game category "CHESS".'],
  },
  {
    code: 'unknown-vendor',
    mistake: 'a misspelt vendor',
    files: { 'navigation.json': createBottomBarEntry({ route: 'index' }, { when: { vendor: { code: 'DS89' } } }) },
    expected: ['child/navigation.json:12:19 unknown-vendor There is no vendor "DS89". → DS88'],
  },
  {
    code: 'unknown-account',
    mistake: 'an unknown upline',
    files: { 'platform.json': { accounts: { mai: { type: 0, upline: 'agnet' }, agent: { type: 1 } } } },
    expected: ['child/platform.json:5:17 unknown-account There is no account "agnet". → agent'],
  },
  {
    code: 'unknown-topic',
    mistake: 'a misspelt topic',
    files: { 'navigation.json': createBottomBarEntry({ article: 'term' }) },
    expected: ['child/navigation.json:7:20 unknown-topic There is no help topic "term". → terms'],
  },
  {
    code: 'unknown-partner',
    mistake: 'a misspelt partner page',
    files: {
      'settings.json': { partners: { fair: { title: 'in_home', address: '/fair', order: 10 } } },
      'navigation.json': createBottomBarEntry({ partner: 'fiar' }),
    },
    expected: ['child/navigation.json:7:20 unknown-partner There is no partner page "fiar". → fair'],
  },
  {
    code: 'unknown-announcement',
    mistake: 'a misspelt promotion',
    base: {
      'content.json': {
        announcements: { welcome: announcement },
        help: content.help,
        vipRanks: {},
      },
    },
    files: { 'navigation.json': createBottomBarEntry({ promotion: 'wellcome' }) },
    expected: ['child/navigation.json:7:22 unknown-announcement There is no announcement "wellcome". → welcome'],
  },
  {
    code: 'unknown-announcement',
    mistake: 'an activity of an unknown promotion',
    files: { 'platform.json': { activities: { wellcome: { kind: 'apply', amount: '5.00' } } } },
    expected: ['child/platform.json:3:5 unknown-announcement There is no announcement "wellcome".'],
  },
  {
    code: 'unknown-language',
    mistake: 'an unknown default language',
    files: { 'languages.json': { default: 'DE' } },
    expected: ['child/languages.json:2:14 unknown-language There is no language "DE".'],
  },
  {
    code: 'unknown-language',
    mistake: 'a default language that is written as part of a tag',
    files: { 'languages.json': { default: 'VI' } },
    expected: ['child/languages.json:2:14 unknown-language There is no language "VI". → TY'],
  },
  {
    code: 'unknown-asset',
    mistake: 'a misspelt picture',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', marks: { mark: 'brand/makr.svg' } } },
    expected: ['child/merchant.json:5:13 unknown-asset There is no asset "brand/makr.svg". → brand/mark.svg'],
  },
  {
    code: 'unknown-pattern',
    mistake: 'a misspelt pattern',
    files: { 'platform.json': { registerRules: { username: { patternId: 'leter-first' } } } },
    expected: ['child/platform.json:4:20 unknown-pattern There is no kind of pattern "leter-first". → letter-first'],
  },
  {
    code: 'unknown-message',
    mistake: 'a misspelt text key',
    files: { 'pages/home.json': { title: 'in_homee' } },
    expected: ['child/pages/home.json:2:12 unknown-message There is no text "in_homee". → in_home'],
  },
  {
    code: 'unknown-message',
    mistake: 'a misspelt text key of an option',
    files: {
      'registration.json':
        '{ "fields": { "address": { "label": "in_username", "input": "select", "order": 20, "options": {\n"VN": { "label": "in_usernam", "order": 10 } } } } }',
    },
    expected: ['child/registration.json:2:18 unknown-message There is no text "in_usernam". → in_username'],
  },
  {
    code: 'unknown-message',
    mistake: 'an unknown text key that is used three times',
    files: { 'pages/home.json': { title: 'zzz_zzz', description: 'zzz_zzz' }, 'pages/help.json': { title: 'zzz_zzz' } },
    expected: ['child/pages/help.json:2:12 unknown-message There is no text "zzz_zzz". 2 more places use it.'],
  },
  {
    code: 'unknown-message',
    mistake: 'a text that one language lacks',
    files: { 'pages/home.json': { title: 'own_title' }, 'messages/TY.json': { own_title: 'Trang riêng' } },
    expected: ['child/pages/home.json:2:12 unknown-message The text "own_title" is missing in EN.'],
  },
  {
    code: 'unknown-time-zone',
    mistake: 'an offset in place of a time zone',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', timeZone: 'GMT+7' } },
    expected: ['child/merchant.json:4:15 unknown-time-zone There is no time zone "GMT+7". → Etc/GMT-7'],
  },
  {
    code: 'unknown-time-zone',
    mistake: 'an offset that no time zone has',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', timeZone: 'GMT+19' } },
    expected: ['child/merchant.json:4:15 unknown-time-zone There is no time zone "GMT+19".'],
  },
  {
    code: 'unknown-time-zone',
    mistake: 'a misspelt time zone',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', timeZone: 'Asia/Saigonn' } },
    expected: ['child/merchant.json:4:15 unknown-time-zone There is no time zone "Asia/Saigonn". → Asia/Ho_Chi_Minh'],
  },
  {
    code: 'unknown-currency',
    mistake: 'a currency with letters swapped',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { code: 'VDN' } } },
    expected: ['child/merchant.json:5:13 unknown-currency There is no currency "VDN". → VND'],
  },
  {
    code: 'unknown-currency',
    mistake: 'a currency with an informal code',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { code: 'RMB' } } },
    expected: ['child/merchant.json:5:13 unknown-currency There is no currency "RMB". → CNY'],
  },
  {
    code: 'unknown-country',
    mistake: 'a country with an informal code',
    files: { 'platform.json': { countries: { restricted: ['US', 'UK'] } } },
    expected: ['child/platform.json:5:7 unknown-country There is no country "UK". → GB'],
  },
  {
    code: 'unknown-language-tag',
    mistake: 'a tag with the country in place of the language',
    files: { 'languages.json': { catalogue: { TY: { tag: 'vn-VN' } } } },
    expected: ['child/languages.json:4:14 unknown-language-tag There is no language tag "vn-VN". → vi-VN'],
  },
  {
    code: 'unknown-dialling-code',
    mistake: 'an unknown dialling code',
    files: { 'registration.json': { phone: { regions: { '999': { name: 'Nowhere', min: 9, max: 10 } } } } },
    expected: ['child/registration.json:4:7 unknown-dialling-code There is no dialling code "999".'],
  },
  {
    code: 'unknown-phone-region',
    mistake: 'a default phone region that does not exist',
    files: { 'registration.json': { phone: { default: '351' } } },
    expected: ['child/registration.json:3:16 unknown-phone-region There is no phone region "351".'],
  },
  {
    code: 'unknown-anchor',
    mistake: 'a misspelt name in "before"',
    files: { 'navigation.json': { header: { rng: { before: 'hoem' } } } },
    expected: ['child/navigation.json:4:17 unknown-anchor The list has no entry "hoem" to position this entry next to. → home'],
  },
  {
    code: 'unknown-menu-item',
    mistake: 'a misspelt default page of a centre',
    files: { 'menus.json': { member: { default: 'securityCentre' } } },
    expected: ['child/menus.json:3:16 unknown-menu-item The centre has no page "securityCentre" to open first. → securityCenter'],
  },
  {
    code: 'misspelt-name',
    mistake: 'an entry with a misspelt name that others refer to',
    files: {
      'routes.json': { routes: { promotoins: { path: '/promotions', page: 'home', layout: 'full' } } },
      'navigation.json': {
        bottom: {
          one: { name: 'in_home', enName: 'One', action: { route: 'promotions' }, order: 10 },
          two: { name: 'in_help', enName: 'Two', action: { route: 'promotions' }, order: 20 },
        },
      },
    },
    expected: [
      'child/routes.json:3:5 misspelt-name Nothing uses "promotoins", and "promotions", which 2 places use, is missing. → promotions',
    ],
  },
  {
    code: 'misspelt-name',
    mistake: 'a text with a misspelt key in one language',
    files: {
      'pages/home.json': { title: 'own_title' },
      'messages/EN.json': { own_title: 'Own' },
      'messages/TY.json': { own_titel: 'Riêng' },
    },
    expected: ['child/messages/TY.json:2:3 misspelt-name Nothing uses "own_titel", and "own_title" is missing in TY. → own_title'],
  },
]
