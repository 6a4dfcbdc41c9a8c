import { baseFiles } from '../base-files.ts'
import type { Case } from './case.ts'
import { frenchFiles, frenchTexts as french } from './languages.ts'

const files = baseFiles()
const [english, vietnamese] = [files['messages/EN.json'] as object, files['messages/TY.json'] as object]
const [textCount, vietnameseCount] = [Object.keys(english).length, Object.keys(vietnamese).length]
const frenchCount = Object.keys(french).length
const routes = files['routes.json'] as { routes: object }

const without = (texts: object, key: string, more: object = {}): object => ({
  ...Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key)),
  ...more,
})

const own = { title: 'Own', content: 'Own' }

/** The line of a key in texts that are written one a line. */
const lineOf = (texts: object, key: string): number => Object.keys(texts).indexOf(key) + 2

/** What the schemas allow and what still would not do. */
export const senseCases: readonly Case[] = [
  {
    code: 'low-contrast',
    mistake: 'a text that cannot be read on its ground',
    files: { 'theme.json': '{ "dark": { "muted": "#555560" } }' },
    said: [
      'child/theme.json:1:22 low-contrast "muted" (#555560) on "raised" (#1f1f27) under 13 % of "accent" has a contrast of 1.7:1 in the dark theme. → #9a9aa5',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a sunken ground on which a quiet bar cannot be read',
    files: { 'theme.json': '{ "light": { "sunken": "#7d7d85" } }' },
    said: [
      'child/theme.json:1:24 low-contrast "good" (#1a6b2d) on "sunken" (#7d7d85) has a contrast of 1.61:1 in the light theme. The same is true of "warn", "accentText", "bad", "muted", "text" and "onHeader". → #d6d6d9',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a ground on which a text cannot be read',
    files: { 'theme.json': '{ "light": { "second": "#ffe0e0" } }' },
    said: [
      'child/theme.json:1:24 low-contrast "onSecond" (#ffffff) on "second" (#ffe0e0) has a contrast of 1.23:1 in the light theme. → #ed0000',
    ],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a footer without the notice',
    files: { 'layouts.json': '{ "areas": { "footer": { "nodes": { "legal": null } } } }' },
    said: ['child/layouts.json:1:37 legal-notice-missing The footer "footer" has no legal notice that everybody sees.'],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a notice that only some see',
    files: { 'layouts.json': '{ "areas": { "footer": { "nodes": { "legal": { "when": { "loggedIn": true } } } } } }' },
    said: ['child/layouts.json:1:37 legal-notice-missing The footer "footer" has no legal notice that everybody sees.'],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a new footer without the notice',
    files: {
      'layouts.json':
        '{\n  "areas": {\n    "own": {\n      "nodes": { "about": { "widget": "about-links", "order": 10 } }\n    }\n  },\n  "layouts": { "full": { "footer": "own" } }\n}',
    },
    said: ['child/layouts.json:4:7 legal-notice-missing The footer "own" has no legal notice that everybody sees.'],
  },
  {
    code: 'legal-link-missing',
    mistake: 'a link to the terms that is taken away',
    files: { 'navigation.json': '{ "about": { "terms": null } }' },
    said: ['child/navigation.json:1:14 legal-link-missing No link about the company leads everybody to "terms".'],
  },
  {
    code: 'legal-link-missing',
    mistake: 'a link that leads elsewhere',
    files: { 'navigation.json': '{ "about": { "terms": { "action": { "article": "privacy" } } } }' },
    said: ['child/navigation.json:1:14 legal-link-missing No link about the company leads everybody to "terms".'],
  },
  {
    code: 'consent-missing',
    mistake: 'the place to change one’s mind about being counted taken away',
    files: { 'pages/help.json': '{ "nodes": { "visits": null } }' },
    said: ['child/pages/help.json:1:14 warning consent-missing No page lets visitors change their mind about being counted.'],
  },
  {
    code: 'consent-missing',
    mistake: 'such a place for some alone',
    files: { 'pages/help.json': '{ "nodes": { "visits": { "when": { "loggedIn": true } } } }' },
    said: ['child/pages/help.json:1:14 warning consent-missing No page lets visitors change their mind about being counted.'],
  },
  {
    code: 'path-taken',
    mistake: 'an address that another route has',
    files: { 'routes.json': '{ "routes": { "own": { "path": "/help/", "page": "home", "layout": "full" } } }' },
    said: ['child/routes.json:1:32 path-taken The address /help/ belongs to the route "help" already.'],
  },
  {
    code: 'path-taken',
    mistake: 'an entry that takes the address of a later one',
    files: { 'routes.json': '{ "routes": { "index": { "path": "/help" } } }' },
    said: ['child/routes.json:1:34 path-taken The address /help belongs to the route "help" already.'],
  },
  {
    code: 'route-empty',
    mistake: 'a route that shows nothing',
    files: { 'routes.json': '{ "routes": { "own": { "path": "/own" } } }' },
    said: ['child/routes.json:1:15 route-empty The route "own" has neither a page nor a redirect.'],
  },
  {
    code: 'route-twofold',
    mistake: 'a route that shows a page and goes on',
    files: { 'routes.json': '{ "routes": { "help": { "redirect": "index" } } }' },
    said: ['child/routes.json:1:15 route-twofold The route "help" has both a page and a redirect.'],
  },
  {
    code: 'redirect-circle',
    mistake: 'routes that go on to each other',
    files: {
      'routes.json':
        '{\n  "routes": {\n    "one": { "path": "/one", "redirect": "two" },\n    "two": { "path": "/two", "redirect": "one" }\n  }\n}',
    },
    said: ['child/routes.json:3:42 redirect-circle The redirects from "one" lead in a circle.'],
  },
  {
    code: 'redirect-circle',
    mistake: 'a route that closes a circle',
    base: {
      'routes.json': {
        ...routes,
        routes: { ...routes.routes, one: { path: '/one', redirect: 'two' }, two: { path: '/two', page: 'home', layout: 'full' } },
      },
    },
    files: { 'routes.json': '{ "routes": { "two": { "page": null, "redirect": "one" } } }' },
    said: ['child/routes.json:1:50 redirect-circle The redirects from "two" lead in a circle.'],
  },
  {
    code: 'default-disabled',
    mistake: 'a language that is disabled and the default',
    files: { 'languages.json': '{ "catalogue": { "TY": { "enabled": false } } }' },
    said: ['child/languages.json:1:37 default-disabled The default language "TY" is not enabled.'],
  },
  {
    code: 'default-disabled',
    mistake: 'a default that nobody can choose',
    files: { 'languages.json': '{ "default": "FR" }' },
    said: ['child/languages.json:1:14 default-disabled The default language "FR" is not enabled.'],
  },
  {
    code: 'language-without-texts',
    mistake: 'a language that is enabled and has no texts',
    files: { 'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }' },
    said: ['child/languages.json:1:37 language-without-texts The language "FR" is enabled and has no file messages/FR.json.'],
  },
  {
    code: 'language-incomplete',
    mistake: 'a language that is enabled and has few texts',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify({ [Object.keys(english).at(-1) ?? '']: 'Un' }),
    },
    said: [
      `child/languages.json:1:37 warning language-incomplete The language "FR" is enabled and has 1 of ${frenchCount} texts (${Math.floor(100 / frenchCount)} %): the others are shown in EN.`,
    ],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a shortest that is longer than the longest',
    files: { 'settings.json': '{ "feedback": { "min": 600 } }' },
    said: ['child/settings.json:1:24 bounds-swapped "min" is 600 and "max" is 500.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a longest that is shorter than the shortest',
    files: { 'settings.json': '{ "feedback": { "max": 5 } }' },
    said: ['child/settings.json:1:24 bounds-swapped "min" is 10 and "max" is 5.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a lowest prize level above the highest',
    files: { 'games.json': '{ "prizeLevels": { "least": 1970 } }' },
    said: ['child/games.json:1:29 bounds-swapped "least" is 1970 and "most" is 1960.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a region whose numbers have no length',
    files: { 'registration.json': '{ "phone": { "regions": { "84": { "min": 11 } } } }' },
    said: ['child/registration.json:1:42 bounds-swapped "min" is 11 and "max" is 10.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a field whose own rule nothing fits',
    files: {
      'registration.json': '{ "fields": { "username": { "rule": { "patternId": "digits", "minLength": 7, "maxLength": 6 } } } }',
    },
    said: ['child/registration.json:1:75 bounds-swapped "minLength" is 7 and "maxLength" is 6.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a field that nothing fits, and an account that would have fitted',
    files: {
      'platform.json':
        '{ "registerRules": { "username": { "minLength": 9, "maxLength": 4 } }, "accounts": { "partner": { "type": 1, "balance": "1.00", "nickname": "Partner" } } }',
    },
    said: ['child/platform.json:1:49 bounds-swapped "minLength" is 9 and "maxLength" is 4.'],
  },
  {
    code: 'bad-pattern',
    mistake: 'a pattern that can blow up',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^(a+)+$" } } }' },
    said: ['child/platform.json:1:55 bad-pattern The pattern can blow up: some texts would take it for ever.'],
  },
  {
    code: 'bad-pattern',
    mistake: 'a pattern that is none',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^[a-z$" } } }' },
    said: ['child/platform.json:1:55 bad-pattern This is no regular expression.'],
  },
  {
    code: 'bad-pattern',
    mistake: 'a pattern that refers back',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^(a)\\\\1$" } } }' },
    said: ['child/platform.json:1:55 bad-pattern A pattern may not refer back to a group: that can take for ever.'],
  },
  {
    code: 'bad-pattern',
    mistake: 'a pattern that looks behind',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "(?<=a)b" } } }' },
    said: ['child/platform.json:1:55 bad-pattern A pattern may not look behind.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'more digits than the currency has',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { decimals: 3 } } },
    said: ['child/merchant.json:5:17 too-many-decimals "decimals" is 3, and the currency has only 2 digits behind the point.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'a currency with fewer digits than are shown',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { exponent: 0 } } },
    said: ['child/merchant.json:5:17 too-many-decimals "decimals" is 2, and the currency has only 0 digits behind the point.'],
  },
  {
    code: 'separators-equal',
    mistake: 'one sign for thousands and fractions',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { groupSeparator: '.' } } },
    said: ['child/merchant.json:5:23 separators-equal Thousands and fractions are parted by the same sign.'],
  },
  {
    code: 'odd-rate',
    mistake: 'a rate that is meant as a share of one',
    files: { 'games.json': '{ "rebateRates": { "RNG": { "percent": 0.007 } } }' },
    said: ['child/games.json:1:40 warning odd-rate A rebate rate of 0.007 % is very small. → 0.7'],
  },
  {
    code: 'markup-in-text',
    mistake: 'a text with a tag',
    files: { 'messages/EN.json': '{ "in_home": "<b>Home</b>" }' },
    said: ['child/messages/EN.json:1:14 markup-in-text Texts are plain: "<b>" would be shown as it stands, or worse.'],
  },
  {
    code: 'unseen-character',
    mistake: 'a text that turns the direction of reading',
    files: { 'messages/EN.json': '{ "in_home": "Home\\u202E" }' },
    said: ['child/messages/EN.json:1:14 unseen-character The text has a character that nobody sees and that can mislead: U+202E.'],
  },
  {
    code: 'broken-value',
    mistake: 'braces that are not closed',
    files: { 'messages/EN.json': '{ "in_home": "Home {name" }' },
    said: [
      'child/messages/EN.json:1:14 broken-value A value in a text is a name in braces, such as {name}; these braces are not closed or hold something else.',
    ],
  },
  {
    code: 'unknown-text-value',
    mistake: 'a value with a slip',
    base: { 'messages/EN.json': { ...english, in_help: 'Help from {brand}' } },
    files: { 'messages/EN.json': '{ "in_help": "Help from {barnd}" }' },
    said: ['child/messages/EN.json:1:14 unknown-text-value Nothing gives this text the value {barnd}. → brand'],
  },
  {
    code: 'translation-missing',
    mistake: 'texts that an enabled language lacks',
    id: 'base',
    base: { 'messages/TY.json': { ...vietnamese, in_help: undefined } },
    said: ['base/messages/TY.json:1:1 warning translation-missing A text is missing in TY: in_help.'],
  },
  {
    code: 'language-incomplete',
    mistake: 'a language that is enabled and lacks texts that the brand has written itself',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify({ ...french, in_help: undefined }),
      'messages/EN.json': '{ "in_home": "Home", "in_help": "Help" }',
    },
    said: [
      `child/languages.json:1:37 warning language-incomplete The language "FR" is enabled and has ${frenchCount - 1} of ${frenchCount} texts (${Math.floor((100 * (frenchCount - 1)) / frenchCount)} %): the others are shown in EN.`,
    ],
  },
  {
    code: 'misspelt-text',
    mistake: 'a text under a wrong name in one language',
    id: 'base',
    base: { 'messages/TY.json': { ...vietnamese, in_help: undefined, in_hlep: 'Giúp' } },
    said: [
      `base/messages/TY.json:${vietnameseCount + 1}:3 warning misspelt-text Only TY has the text "in_hlep", and only it has no "in_help". → in_help`,
    ],
  },
  {
    code: 'misspelt-name',
    mistake: 'a text of the program under a wrong name in the language that all fall back to',
    id: 'base',
    base: { 'messages/EN.json': without(english, 'account_since', { account_sicne: 'Since' }) },
    said: [
      `base/messages/EN.json:${textCount + 1}:3 misspelt-name Nothing uses "account_sicne", and "account_since" is missing in EN, which the program shows. → account_since`,
    ],
  },
  {
    code: 'missing-text',
    mistake: 'texts of the program that the default language lacks',
    id: 'base',
    base: { 'messages/TY.json': without(without(vietnamese, 'account_since'), 'games_play') },
    said: ['base/messages/TY.json:1:1 missing-text The program shows texts that TY lacks: account_since, games_play.'],
  },
  {
    code: 'removed-text',
    mistake: 'a text of the program that a brand takes away',
    files: { 'messages/TY.json': '{ "account_since": null }' },
    said: ['child/messages/TY.json:1:3 removed-text The text "account_since" is taken away here, and the program shows it.'],
  },
  {
    code: 'removed-text',
    mistake: 'a plural form of the program that a brand takes away',
    files: { 'messages/EN.json': '{ "games_count_one": null }' },
    said: ['child/messages/EN.json:1:3 removed-text The text "games_count_one" is taken away here, and the program shows it.'],
  },
  {
    code: 'misspelt-name',
    mistake: 'a plural form under a wrong name',
    id: 'base',
    base: { 'messages/EN.json': without(english, 'games_count_one', { games_cuont_one: 'One' }) },
    said: [
      `base/messages/EN.json:${textCount + 1}:3 misspelt-name Nothing uses "games_cuont_one", and "games_count_one" is missing in EN, which the program shows. → games_count_one`,
    ],
  },
  {
    code: 'missing-text',
    mistake: 'a counted text without any plural form',
    id: 'base',
    base: { 'messages/EN.json': without(without(english, 'games_count_one'), 'games_count_other') },
    said: ['base/messages/EN.json:1:1 missing-text The program shows texts that EN lacks: games_count_one, games_count_other.'],
  },
  {
    code: 'plural-missing',
    mistake: 'a counted text without a plural form that the language has',
    id: 'base',
    base: { 'messages/EN.json': without(english, 'games_count_one') },
    said: [
      `base/messages/EN.json:${lineOf(without(english, 'games_count_one'), 'games_count_other')}:3 plural-missing This text lacks a plural form that EN has: games_count_one.`,
    ],
  },
  {
    code: 'plural-missing',
    mistake: 'a counted text without a plural form that the language of a brand has',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify(without(without(french, 'games_count_many'), 'games_count_other'), undefined, 2),
    },
    said: [
      `child/messages/FR.json:${lineOf(french, 'games_count_one')}:3 warning plural-missing This text lacks plural forms that FR has: games_count_many, games_count_other.`,
    ],
  },
  {
    code: 'plural-unknown',
    mistake: 'a plural form that the language has not',
    files: { 'messages/EN.json': '{ "games_count_few": "Games" }' },
    said: ['child/messages/EN.json:1:3 warning plural-unknown Nothing reads "games_count_few": EN has no plural form "few".'],
  },
  {
    code: 'plural-unknown',
    mistake: 'a plural form of English in a language that has only one',
    files: { 'messages/TY.json': '{ "games_count_one": "Một", "games_count_other": "Nhiều" }' },
    said: ['child/messages/TY.json:1:3 warning plural-unknown Nothing reads "games_count_one": TY has no plural form "one".'],
  },
  {
    code: 'nothing-removed',
    mistake: 'a null that takes nothing away',
    files: { 'navigation.json': '{ "header": { "rgn": null } }' },
    said: ['child/navigation.json:1:15 warning nothing-removed null takes "rgn" away, and there is none. → rng'],
  },
  {
    code: 'unread-text',
    mistake: 'a text that nothing reads',
    files: { 'messages/EN.json': '{ "in_hlep": "Help" }' },
    said: ['child/messages/EN.json:1:3 warning unread-text Nothing reads the text "in_hlep". → in_help'],
  },
  {
    code: 'unread-text',
    mistake: 'texts that are not used yet, whose keys are other words than those of texts that are',
    files: { 'messages/EN.json': '{ "in_hide": "Hide",\n"in_help2": "More help" }' },
    said: [
      'child/messages/EN.json:1:3 warning unread-text Nothing reads the text "in_hide".',
      'child/messages/EN.json:2:1 warning unread-text Nothing reads the text "in_help2".',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a ground on which nothing can be read any more',
    files: { 'theme.json': '{ "dark": { "canvas": "#8a8a8a" } }' },
    said: [
      'child/theme.json:1:23 low-contrast "control" (#8a8a99) on "canvas" (#8a8a8a) has a contrast of 1.01:1 in the dark theme. The same is true of "muted", "bad", "good", "accentText", "warn", "focus" and "text". → #393939',
    ],
  },
  {
    code: 'unmatched-family',
    mistake: 'a family that no face has',
    files: { 'theme.json': { type: { body: 'Intre' } } },
    said: ['child/theme.json:3:13 warning unmatched-family No face has the family "Intre": pages would be shown in another.'],
  },
  {
    code: 'ages-disagree',
    mistake: 'a form that asks for another age than pages name',
    files: { 'registration.json': { consentAge: 21 } },
    said: [
      'child/registration.json:2:17 ages-disagree The form asks visitors to confirm that they are 21 ("consentAge"), and pages say 18+ ("legal.minimumAge").',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a birthday that may show less than visitors confirm',
    files: { 'registration.json': { birthdayAge: 18, consentAge: 21 }, 'settings.json': { legal: { minimumAge: 21 } } },
    said: [
      'child/registration.json:2:18 ages-disagree A birthday may show 18 ("birthdayAge"), and visitors confirm that they are 21 ("consentAge"). → 21',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a text that names another age',
    files: { 'messages/EN.json': { in_home: 'Only for players who are 21 or older' } },
    said: ['child/messages/EN.json:2:14 warning ages-disagree The text names the age 21, and this brand asks for 18. → 18'],
  },
  {
    code: 'ages-disagree',
    mistake: 'help that names another age',
    files: {
      'content.json': {
        help: { age: { group: 'about', order: 1, texts: { EN: { title: 'Age', content: '<p>You must be 21 years old.</p>' }, TY: own } } },
      },
    },
    said: ['child/content.json:9:22 warning ages-disagree The text names the age 21, and this brand asks for 18. → 18'],
  },
  {
    code: 'unknown-promise',
    mistake: 'a promise that no rule keeps, nearly named as one that a rule does',
    files: {
      'content.json': {
        help: { out: { group: 'about', order: 1, texts: { EN: { title: 'Out', content: '<p>It takes {withdrawal.usualTimes}.</p>' } } } },
      },
    },
    said: ['child/content.json:9:22 unknown-promise No rule of this brand keeps {withdrawal.usualTimes}. → withdrawal.usualTime'],
  },
  {
    code: 'bare-promise',
    mistake: 'a number that promises something, written out',
    files: {
      'content.json': {
        help: {
          out: { group: 'about', order: 1, texts: { EN: { title: 'Out', content: '<p>Paid out within 15 minutes.</p>' }, TY: own } },
        },
      },
    },
    said: [
      'child/content.json:9:22 warning bare-promise "15 minutes" is written out: it stays as it is when the rule that it promises changes.',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a birthday that has to show more than visitors confirm',
    files: {
      'platform.json': { registerRules: { birthday: { enabled: true, required: true } } },
      'registration.json': { birthdayAge: 21 },
    },
    said: [
      'child/registration.json:2:18 ages-disagree A birthday has to show 21 ("birthdayAge"), and visitors confirm that they are 18 ("consentAge").',
    ],
  },
  {
    code: 'path-reserved',
    mistake: 'an address that the server keeps',
    files: { 'routes.json': { routes: { own: { path: '/_livery/own', page: 'home', layout: 'full' } } } },
    said: ["child/routes.json:4:15 path-reserved The address /_livery/own is the server's own: nobody would ever see this route."],
  },
  {
    code: 'unread-messages',
    mistake: 'texts of no language',
    files: { 'messages/VN.json': { in_home: 'Trang chủ' } },
    said: [
      'child/messages/VN.json:1:1 warning unread-messages There is no language "VN" in languages.json: nobody reads these texts. → TY',
    ],
  },
  {
    code: 'unread-messages',
    mistake: 'texts of a language that is not enabled',
    files: { 'messages/FR.json': { in_home: 'Accueil' } },
    said: [
      'child/messages/FR.json:1:1 warning unread-messages The language "FR" is not enabled: nobody can choose it, and nobody reads these texts.',
    ],
  },
  {
    code: 'wrong-direction',
    mistake: 'a language that is written the other way',
    files: { 'languages.json': { catalogue: { FR: { tag: 'ar-AE' } } } },
    said: ['child/languages.json:4:14 wrong-direction ar-AE is written from right to left, and "direction" is "ltr". → rtl'],
  },
  {
    code: 'value-taken',
    mistake: 'two ranks of one level',
    files: {
      'content.json': {
        vipRanks: Object.fromEntries(
          ['one', 'two'].map((id) => [id, { level: 7, turnover: '1', bonus: '1', cashback: '1', withdrawals: 1, texts: { EN: id } }]),
        ),
      },
    },
    said: ['child/content.json:14:16 value-taken The level 7 is taken: vipRanks/one/level has it already.'],
  },
  {
    code: 'value-taken',
    mistake: 'two things under one name in the browser',
    files: { 'settings.json': { storage: { local: { theme: 'lang' } } } },
    said: ['child/settings.json:4:16 value-taken The name "lang" is taken: storage/local/lang has it already.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'an amount that the currency cannot hold',
    files: { 'platform.json': { registrationBonus: '10.005' } },
    said: ['child/platform.json:2:24 too-many-decimals 10.005 has 3 digits behind the point, and the currency has only 2.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'an announcement that ends before it begins',
    files: {
      'content.json': {
        announcements: {
          own: { type: 'PL', published: '2026-11-09T00:00:00Z', until: '2026-11-08T00:00:00Z', texts: { EN: { title: 'Own' } } },
        },
      },
    },
    said: [
      'child/content.json:6:16 bounds-swapped "until" is 2026-11-08T00:00:00Z and "published" is 2026-11-09T00:00:00Z. It would never be shown.',
    ],
  },
  {
    code: 'upline-circle',
    mistake: 'two agents above each other',
    files: { 'platform.json': { accounts: { one: { type: 1, upline: 'two' }, two: { type: 1, upline: 'one' } } } },
    said: ['child/platform.json:5:17 upline-circle These accounts stand above each other in a circle: one, two, one.'],
  },
  {
    code: 'idle-slot',
    mistake: 'a place in a bar on a page',
    files: { 'pages/home.json': { nodes: { own: { widget: 'legal-notice', order: 5, slot: 'end' } } } },
    said: [
      'child/pages/home.json:6:7 warning idle-slot "slot" says where in a bar something stands, and this stands in none: it has no effect.',
    ],
  },
  {
    code: 'unknown-text-value',
    mistake: 'a value with a slip in the language that the others follow',
    id: 'base',
    base: {
      'messages/EN.json': { ...english, in_help: 'For {agee}', in_home: 'From {age}' },
      'messages/TY.json': { ...vietnamese, in_help: 'Cho {age}', in_home: 'Từ {age}' },
    },
    said: [
      `base/messages/EN.json:${Object.keys(english).indexOf('in_help') + 2}:14 unknown-text-value Nothing gives this text the value {agee}. → age`,
    ],
  },
  {
    code: 'text-value-missing',
    mistake: 'a translation without a value',
    files: { 'messages/EN.json': { in_help: 'Help from {brand} at {time}' }, 'messages/TY.json': { in_help: 'Giúp' } },
    base: { 'messages/EN.json': { ...english, in_help: 'Help at {time}' }, 'messages/TY.json': { ...vietnamese, in_help: 'Giúp {time}' } },
    said: ['child/messages/TY.json:2:14 warning text-value-missing The text lacks {time}, which other languages have.'],
  },
  {
    code: 'empty-text',
    mistake: 'a text that says nothing',
    files: { 'messages/EN.json': { in_home: ' ' } },
    said: ['child/messages/EN.json:2:14 warning empty-text The text is empty: where it should be read there would be nothing.'],
  },
  {
    code: 'schema-mismatch',
    mistake: 'the schema of another kind of file',
    files: { 'theme.json': { $schema: '../../schemas/merchant/routes.json', default: 'light' } },
    said: [
      'child/theme.json:2:14 warning schema-mismatch This is the schema of routes files, and this file says theme: editors would check it by the wrong rules. → ../../schemas/merchant/theme.json',
    ],
  },
  {
    code: 'unused-entry',
    mistake: 'an area that no layout has',
    files: { 'layouts.json': { areas: { foter: { nodes: { legal: { widget: 'legal-notice', order: 10 } } } } } },
    said: ['child/layouts.json:3:5 warning unused-entry Nothing leads to the area "foter". → footer'],
  },
]
