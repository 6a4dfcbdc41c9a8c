import { createBaseFiles } from '../base-files.ts'
import type { Case } from './case.ts'
import { frenchFiles, frenchTexts as french } from './languages.ts'

const files = createBaseFiles()
const [english, vietnamese] = [files['messages/EN.json'] as object, files['messages/TY.json'] as object]
const [textCount, vietnameseCount] = [Object.keys(english).length, Object.keys(vietnamese).length]
const frenchCount = Object.keys(french).length
const routes = files['routes.json'] as { routes: object }

const omitKey = (texts: object, key: string, extraTexts: object = {}): object => ({
  ...Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key)),
  ...extraTexts,
})

const ownTexts = { title: 'Own', content: 'Own' }

/** Returns the line number of a key in a JSON file with one text per line. */
const getKeyLine = (texts: object, key: string): number => Object.keys(texts).indexOf(key) + 2

/** Values that the schemas allow but that do not work. */
export const semanticCases: readonly Case[] = [
  {
    code: 'low-contrast',
    mistake: 'a text with too little contrast',
    files: { 'theme.json': '{ "dark": { "muted": "#555560" } }' },
    expected: [
      'child/theme.json:1:22 low-contrast "muted" (#555560) on "raised" (#1f1f27) under 13 % of "accent" has a contrast of 1.7:1 in the dark theme. → #9a9aa5',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a "sunken" background with too little contrast',
    files: { 'theme.json': '{ "light": { "sunken": "#7d7d85" } }' },
    expected: [
      'child/theme.json:1:24 low-contrast "good" (#1a6b2d) on "sunken" (#7d7d85) has a contrast of 1.61:1 in the light theme. The same is true of "warn", "accentText", "bad", "muted", "text" and "onHeader". → #d6d6d9',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a background with too little contrast to its text',
    files: { 'theme.json': '{ "light": { "second": "#ffe0e0" } }' },
    expected: [
      'child/theme.json:1:24 low-contrast "onSecond" (#ffffff) on "second" (#ffe0e0) has a contrast of 1.23:1 in the light theme. → #ed0000',
    ],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a footer without the legal notice',
    files: { 'layouts.json': '{ "areas": { "footer": { "nodes": { "legal": null } } } }' },
    expected: ['child/layouts.json:1:37 legal-notice-missing The footer "footer" has no legal notice that is always visible.'],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a legal notice with a condition',
    files: { 'layouts.json': '{ "areas": { "footer": { "nodes": { "legal": { "when": { "loggedIn": true } } } } } }' },
    expected: ['child/layouts.json:1:37 legal-notice-missing The footer "footer" has no legal notice that is always visible.'],
  },
  {
    code: 'legal-notice-missing',
    mistake: 'a new footer without the legal notice',
    files: {
      'layouts.json':
        '{\n  "areas": {\n    "own": {\n      "nodes": { "about": { "widget": "about-links", "order": 10 } }\n    }\n  },\n  "layouts": { "full": { "footer": "own" } }\n}',
    },
    expected: ['child/layouts.json:4:7 legal-notice-missing The footer "own" has no legal notice that is always visible.'],
  },
  {
    code: 'legal-link-missing',
    mistake: 'a removed link to the terms',
    files: { 'navigation.json': '{ "about": { "terms": null } }' },
    expected: ['child/navigation.json:1:14 legal-link-missing No unconditional link about the company leads to "terms".'],
  },
  {
    code: 'legal-link-missing',
    mistake: 'a link for the terms that leads elsewhere',
    files: { 'navigation.json': '{ "about": { "terms": { "action": { "article": "privacy" } } } }' },
    expected: ['child/navigation.json:1:14 legal-link-missing No unconditional link about the company leads to "terms".'],
  },
  {
    code: 'consent-missing',
    mistake: 'a removed visit-consent widget',
    files: { 'pages/help.json': '{ "nodes": { "visits": null } }' },
    expected: ['child/pages/help.json:1:14 warning consent-missing No page lets visitors withdraw their consent to visit statistics.'],
  },
  {
    code: 'consent-missing',
    mistake: 'a visit-consent widget with a condition',
    files: { 'pages/help.json': '{ "nodes": { "visits": { "when": { "loggedIn": true } } } }' },
    expected: ['child/pages/help.json:1:14 warning consent-missing No page lets visitors withdraw their consent to visit statistics.'],
  },
  {
    code: 'duplicate-path',
    mistake: 'a path that another route has',
    files: { 'routes.json': '{ "routes": { "own": { "path": "/help/", "page": "home", "layout": "full" } } }' },
    expected: ['child/routes.json:1:32 duplicate-path The address /help/ already belongs to the route "help".'],
  },
  {
    code: 'duplicate-path',
    mistake: 'a route with the path of a later route',
    files: { 'routes.json': '{ "routes": { "index": { "path": "/help" } } }' },
    expected: ['child/routes.json:1:34 duplicate-path The address /help already belongs to the route "help".'],
  },
  {
    code: 'route-empty',
    mistake: 'a route with neither a page nor a redirect',
    files: { 'routes.json': '{ "routes": { "own": { "path": "/own" } } }' },
    expected: ['child/routes.json:1:15 route-empty The route "own" has neither a page nor a redirect.'],
  },
  {
    code: 'ambiguous-route',
    mistake: 'a route with both a page and a redirect',
    files: { 'routes.json': '{ "routes": { "help": { "redirect": "index" } } }' },
    expected: ['child/routes.json:1:15 ambiguous-route The route "help" has both a page and a redirect.'],
  },
  {
    code: 'redirect-cycle',
    mistake: 'routes that redirect to each other',
    files: {
      'routes.json':
        '{\n  "routes": {\n    "one": { "path": "/one", "redirect": "two" },\n    "two": { "path": "/two", "redirect": "one" }\n  }\n}',
    },
    expected: ['child/routes.json:3:42 redirect-cycle The redirects from "one" form a cycle.'],
  },
  {
    code: 'redirect-cycle',
    mistake: 'a redirect that completes a cycle',
    base: {
      'routes.json': {
        ...routes,
        routes: { ...routes.routes, one: { path: '/one', redirect: 'two' }, two: { path: '/two', page: 'home', layout: 'full' } },
      },
    },
    files: { 'routes.json': '{ "routes": { "two": { "page": null, "redirect": "one" } } }' },
    expected: ['child/routes.json:1:50 redirect-cycle The redirects from "two" form a cycle.'],
  },
  {
    code: 'default-disabled',
    mistake: 'a default language that is disabled',
    files: { 'languages.json': '{ "catalogue": { "TY": { "enabled": false } } }' },
    expected: ['child/languages.json:1:37 default-disabled The default language "TY" is not enabled.'],
  },
  {
    code: 'default-disabled',
    mistake: 'a default language that is not enabled',
    files: { 'languages.json': '{ "default": "FR" }' },
    expected: ['child/languages.json:1:14 default-disabled The default language "FR" is not enabled.'],
  },
  {
    code: 'language-without-texts',
    mistake: 'an enabled language without texts',
    files: { 'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }' },
    expected: ['child/languages.json:1:37 language-without-texts The language "FR" is enabled, but messages/FR.json does not exist.'],
  },
  {
    code: 'language-incomplete',
    mistake: 'a newly enabled language with one translated text',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify({ [Object.keys(english).at(-1) ?? '']: 'Un' }),
    },
    expected: [
      `child/languages.json:1:37 warning language-incomplete The language "FR" is enabled and has 1 of ${frenchCount} texts (${Math.floor(100 / frenchCount)} %): the others are shown in EN.`,
    ],
  },
  {
    code: 'min-above-max',
    mistake: 'a minimum length above the maximum',
    files: { 'settings.json': '{ "feedback": { "min": 600 } }' },
    expected: ['child/settings.json:1:24 min-above-max "min" is 600 and "max" is 500.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a maximum length below the minimum',
    files: { 'settings.json': '{ "feedback": { "max": 5 } }' },
    expected: ['child/settings.json:1:24 min-above-max "min" is 10 and "max" is 5.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a minimum prize level above the maximum',
    files: { 'games.json': '{ "prizeLevels": { "min": 1970 } }' },
    expected: ['child/games.json:1:27 min-above-max "min" is 1970 and "max" is 1960.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a phone region with no possible length',
    files: { 'registration.json': '{ "phone": { "regions": { "84": { "min": 11 } } } }' },
    expected: ['child/registration.json:1:42 min-above-max "min" is 11 and "max" is 10.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a field with a rule that no value satisfies',
    files: {
      'registration.json': '{ "fields": { "username": { "rule": { "patternId": "digits", "minLength": 7, "maxLength": 6 } } } }',
    },
    expected: ['child/registration.json:1:75 min-above-max "minLength" is 7 and "maxLength" is 6.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a username rule that no value satisfies, with an account',
    files: {
      'platform.json':
        '{ "registerRules": { "username": { "minLength": 9, "maxLength": 4 } }, "accounts": { "partner": { "type": 1, "balance": "1.00", "nickname": "Partner" } } }',
    },
    expected: ['child/platform.json:1:49 min-above-max "minLength" is 9 and "maxLength" is 4.'],
  },
  {
    code: 'invalid-pattern',
    mistake: 'a pattern with exponential run time',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^(a+)+$" } } }' },
    expected: ['child/platform.json:1:55 invalid-pattern The pattern takes exponential time for some texts.'],
  },
  {
    code: 'invalid-pattern',
    mistake: 'an invalid pattern',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^[a-z$" } } }' },
    expected: ['child/platform.json:1:55 invalid-pattern This is not a valid regular expression.'],
  },
  {
    code: 'invalid-pattern',
    mistake: 'a pattern with a backreference',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "^(a)\\\\1$" } } }' },
    expected: ['child/platform.json:1:55 invalid-pattern A pattern may not contain backreferences: they can take exponential time.'],
  },
  {
    code: 'invalid-pattern',
    mistake: 'a pattern with lookbehind',
    files: { 'platform.json': '{ "registerRules": { "username": { "acceptedPattern": "(?<=a)b" } } }' },
    expected: ['child/platform.json:1:55 invalid-pattern A pattern may not contain lookbehind.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'more decimals than the currency has',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { decimals: 3 } } },
    expected: ['child/merchant.json:5:17 too-many-decimals "decimals" is 3, but the currency has only 2.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'a currency with fewer decimals than are shown',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { exponent: 0 } } },
    expected: ['child/merchant.json:5:17 too-many-decimals "decimals" is 2, but the currency has only 0.'],
  },
  {
    code: 'separators-equal',
    mistake: 'one separator for thousands and decimals',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', currency: { groupSeparator: '.' } } },
    expected: ['child/merchant.json:5:23 separators-equal Thousands and decimals have the same separator.'],
  },
  {
    code: 'separators-equal',
    mistake: 'one separator for thousands and decimals in a language',
    files: { 'languages.json': '{ "catalogue": { "EN": { "numbers": { "groupSeparator": ".", "decimalSeparator": "." } } } }' },
    expected: ['child/languages.json:1:82 separators-equal Thousands and decimals have the same separator.'],
  },
  {
    code: 'suspicious-rate',
    mistake: 'a rate that is written as a fraction',
    files: { 'games.json': '{ "rebateRates": { "RNG": { "percent": 0.007 } } }' },
    expected: ['child/games.json:1:40 warning suspicious-rate A rebate rate of 0.007 % is very small. → 0.7'],
  },
  {
    code: 'markup-in-text',
    mistake: 'a text with a tag',
    files: { 'messages/EN.json': '{ "in_home": "<b>Home</b>" }' },
    expected: ['child/messages/EN.json:1:14 markup-in-text Texts are plain: "<b>" would be shown as written.'],
  },
  {
    code: 'invisible-character',
    mistake: 'a text with a character that changes the reading direction',
    files: { 'messages/EN.json': '{ "in_home": "Home\\u202E" }' },
    expected: ['child/messages/EN.json:1:14 invisible-character The text has an invisible character that can mislead readers: U+202E.'],
  },
  {
    code: 'invisible-character',
    mistake: 'a control character with a short escape',
    files: { 'messages/EN.json': '{ "in_home": "Home\\bpage" }' },
    expected: ['child/messages/EN.json:1:14 invisible-character The text has an invisible character that can mislead readers: U+0008.'],
  },
  {
    code: 'corrupt-value',
    mistake: 'braces that are not closed',
    files: { 'messages/EN.json': '{ "in_home": "Home {name" }' },
    expected: [
      'child/messages/EN.json:1:14 corrupt-value A value in a text is a name in braces, such as {name}. These braces are not closed or contain something else.',
    ],
  },
  {
    code: 'unknown-text-value',
    mistake: 'a misspelt placeholder',
    base: { 'messages/EN.json': { ...english, in_help: 'Help from {brand}' } },
    files: { 'messages/EN.json': '{ "in_help": "Help from {barnd}" }' },
    expected: ['child/messages/EN.json:1:14 unknown-text-value Unknown placeholder {barnd}. → brand'],
  },
  {
    code: 'translation-missing',
    mistake: 'texts that an enabled language lacks',
    id: 'base',
    base: { 'messages/TY.json': { ...vietnamese, in_help: undefined } },
    expected: ['base/messages/TY.json:1:1 warning translation-missing A text is missing in TY: in_help.'],
  },
  {
    code: 'language-incomplete',
    mistake: 'an enabled language that lacks texts of the brand',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify({ ...french, in_help: undefined }),
      'messages/EN.json': '{ "in_home": "Home", "in_help": "Help" }',
    },
    expected: [
      `child/languages.json:1:37 warning language-incomplete The language "FR" is enabled and has ${frenchCount - 1} of ${frenchCount} texts (${Math.floor((100 * (frenchCount - 1)) / frenchCount)} %): the others are shown in EN.`,
    ],
  },
  {
    code: 'misspelt-text',
    mistake: 'a text with a misspelt key in one language',
    id: 'base',
    base: { 'messages/TY.json': { ...vietnamese, in_help: undefined, in_hlep: 'Giúp' } },
    expected: [
      `base/messages/TY.json:${vietnameseCount + 1}:3 warning misspelt-text Only TY has the text "in_hlep", and it lacks "in_help". → in_help`,
    ],
  },
  {
    code: 'misspelt-name',
    mistake: 'a text of the app with a misspelt key in the fallback language',
    id: 'base',
    base: { 'messages/EN.json': omitKey(english, 'account_since', { account_sicne: 'Since' }) },
    expected: [
      `base/messages/EN.json:${textCount + 1}:3 misspelt-name Nothing uses "account_sicne", and "account_since", which the app shows, is missing in EN. → account_since`,
    ],
  },
  {
    code: 'missing-text',
    mistake: 'texts of the app that the default language lacks',
    id: 'base',
    base: { 'messages/TY.json': omitKey(omitKey(vietnamese, 'account_since'), 'games_play') },
    expected: ['base/messages/TY.json:1:1 missing-text The app shows texts that TY lacks: account_since, games_play.'],
  },
  {
    code: 'removed-text',
    mistake: 'a removed text of the app',
    files: { 'messages/TY.json': '{ "account_since": null }' },
    expected: ['child/messages/TY.json:1:3 removed-text The text "account_since" is removed here, but the app shows it.'],
  },
  {
    code: 'removed-text',
    mistake: 'a removed plural form of a text of the app',
    files: { 'messages/EN.json': '{ "games_count_one": null }' },
    expected: ['child/messages/EN.json:1:3 removed-text The text "games_count_one" is removed here, but the app shows it.'],
  },
  {
    code: 'misspelt-name',
    mistake: 'a plural form with a misspelt key',
    id: 'base',
    base: { 'messages/EN.json': omitKey(english, 'games_count_one', { games_cuont_one: 'One' }) },
    expected: [
      `base/messages/EN.json:${textCount + 1}:3 misspelt-name Nothing uses "games_cuont_one", and "games_count_one", which the app shows, is missing in EN. → games_count_one`,
    ],
  },
  {
    code: 'missing-text',
    mistake: 'a pluralized text without any plural form',
    id: 'base',
    base: { 'messages/EN.json': omitKey(omitKey(english, 'games_count_one'), 'games_count_other') },
    expected: ['base/messages/EN.json:1:1 missing-text The app shows texts that EN lacks: games_count_one, games_count_other.'],
  },
  {
    code: 'plural-missing',
    mistake: 'a pluralized text without a plural form that the language has',
    id: 'base',
    base: { 'messages/EN.json': omitKey(english, 'games_count_one') },
    expected: [
      `base/messages/EN.json:${getKeyLine(omitKey(english, 'games_count_one'), 'games_count_other')}:3 plural-missing This text lacks a plural form that EN has: games_count_one.`,
    ],
  },
  {
    code: 'plural-missing',
    mistake: 'a pluralized text without two plural forms that the language of a brand has',
    files: {
      ...frenchFiles,
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': JSON.stringify(omitKey(omitKey(french, 'games_count_many'), 'games_count_other'), undefined, 2),
    },
    expected: [
      `child/messages/FR.json:${getKeyLine(french, 'games_count_one')}:3 warning plural-missing This text lacks plural forms that FR has: games_count_many, games_count_other.`,
    ],
  },
  {
    code: 'plural-unknown',
    mistake: 'a plural form that the language does not have',
    files: { 'messages/EN.json': '{ "games_count_few": "Games" }' },
    expected: ['child/messages/EN.json:1:3 warning plural-unknown "games_count_few" is never shown: EN has no plural form "few".'],
  },
  {
    code: 'plural-unknown',
    mistake: 'a plural form of English in a language that has only one',
    files: { 'messages/TY.json': '{ "games_count_one": "Một", "games_count_other": "Nhiều" }' },
    expected: ['child/messages/TY.json:1:3 warning plural-unknown "games_count_one" is never shown: TY has no plural form "one".'],
  },
  {
    code: 'nothing-removed',
    mistake: 'a null that removes nothing',
    files: { 'navigation.json': '{ "header": { "rgn": null } }' },
    expected: ['child/navigation.json:1:15 warning nothing-removed null removes "rgn", but no inherited entry has this name. → rng'],
  },
  {
    code: 'unused-text',
    mistake: 'a text that is never shown',
    files: { 'messages/EN.json': '{ "in_hlep": "Help" }' },
    expected: ['child/messages/EN.json:1:3 warning unused-text The text "in_hlep" is never shown. → in_help'],
  },
  {
    code: 'unused-text',
    mistake: 'texts that are not used yet, with keys that are not misspelt',
    files: { 'messages/EN.json': '{ "in_hide": "Hide",\n"in_help2": "More help" }' },
    expected: [
      'child/messages/EN.json:1:3 warning unused-text The text "in_hide" is never shown.',
      'child/messages/EN.json:2:1 warning unused-text The text "in_help2" is never shown.',
    ],
  },
  {
    code: 'low-contrast',
    mistake: 'a background with too little contrast to all texts',
    files: { 'theme.json': '{ "dark": { "canvas": "#8a8a8a" } }' },
    expected: [
      'child/theme.json:1:23 low-contrast "control" (#8a8a99) on "canvas" (#8a8a8a) has a contrast of 1.01:1 in the dark theme. The same is true of "muted", "bad", "good", "accentText", "warn", "focus" and "text". → #393939',
    ],
  },
  {
    code: 'unmatched-family',
    mistake: 'a family that no face provides',
    files: { 'theme.json': { type: { body: 'Intre' } } },
    expected: ['child/theme.json:3:13 warning unmatched-family No face has the family "Intre": pages are shown in another font.'],
  },
  {
    code: 'ages-disagree',
    mistake: 'a consent age that differs from the age on pages',
    files: { 'registration.json': { consentAge: 21 } },
    expected: [
      'child/registration.json:2:17 ages-disagree The form asks visitors to confirm that they are 21 ("consentAge"), but pages show 18+ ("legal.minimumAge").',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a birthday age below the consent age',
    files: { 'registration.json': { birthdayAge: 18, consentAge: 21 }, 'settings.json': { legal: { minimumAge: 21 } } },
    expected: [
      'child/registration.json:2:18 ages-disagree The form accepts birthdays from age 18 ("birthdayAge"), but visitors confirm that they are 21 ("consentAge"). → 21',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a text that names another age',
    files: { 'messages/EN.json': { in_home: 'Only for players who are 21 or older' } },
    expected: ['child/messages/EN.json:2:14 warning ages-disagree The text names the age 21, but this brand requires 18. → 18'],
  },
  {
    code: 'ages-disagree',
    mistake: 'an age before a line break',
    files: { 'messages/EN.json': '{ "in_home": "21\\nyears old" }' },
    expected: ['child/messages/EN.json:1:14 warning ages-disagree The text names the age 21, but this brand requires 18. → 18'],
  },
  {
    code: 'ages-disagree',
    mistake: 'a help topic that names another age',
    files: {
      'content.json': {
        help: {
          age: { group: 'about', order: 1, texts: { EN: { title: 'Age', content: '<p>You must be 21 years old.</p>' }, TY: ownTexts } },
        },
      },
    },
    expected: ['child/content.json:9:22 warning ages-disagree The text names the age 21, but this brand requires 18. → 18'],
  },
  {
    code: 'unknown-rule-value',
    mistake: 'a misspelt rule value',
    files: {
      'content.json': {
        help: { out: { group: 'about', order: 1, texts: { EN: { title: 'Out', content: '<p>It takes {withdrawal.usualTimes}.</p>' } } } },
      },
    },
    expected: ['child/content.json:9:22 unknown-rule-value No rule of this brand provides {withdrawal.usualTimes}. → withdrawal.usualTime'],
  },
  {
    code: 'hard-coded-value',
    mistake: 'a hard-coded payout time',
    files: {
      'content.json': {
        help: {
          out: { group: 'about', order: 1, texts: { EN: { title: 'Out', content: '<p>Paid out within 15 minutes.</p>' }, TY: ownTexts } },
        },
      },
    },
    expected: [
      'child/content.json:9:22 warning hard-coded-value "15 minutes" is hard-coded: it does not follow the settings of the brand.',
    ],
  },
  {
    code: 'ages-disagree',
    mistake: 'a birthday age above the consent age',
    files: {
      'platform.json': { registerRules: { birthday: { enabled: true, required: true } } },
      'registration.json': { birthdayAge: 21 },
    },
    expected: [
      'child/registration.json:2:18 ages-disagree The form accepts birthdays from age 21 ("birthdayAge"), but visitors confirm that they are 18 ("consentAge").',
    ],
  },
  {
    code: 'reserved-path',
    mistake: 'a path that is reserved for the server',
    files: { 'routes.json': { routes: { own: { path: '/_livery/own', page: 'home', layout: 'full' } } } },
    expected: ['child/routes.json:4:15 reserved-path The address /_livery/own is reserved for the server: this route is never shown.'],
  },
  {
    code: 'unused-messages',
    mistake: 'texts of an unknown language',
    files: { 'messages/VN.json': { in_home: 'Trang chủ' } },
    expected: [
      'child/messages/VN.json:1:1 warning unused-messages languages.json has no language "VN", so these texts are never shown. → TY',
    ],
  },
  {
    code: 'unused-messages',
    mistake: 'texts in a file named after a tag',
    files: { 'messages/VI_VN.json': { in_home: 'Trang chủ' } },
    expected: [
      'child/messages/VI_VN.json:1:1 warning unused-messages languages.json has no language "VI_VN", so these texts are never shown. → TY',
    ],
  },
  {
    code: 'unused-messages',
    mistake: 'texts of a language that is not enabled',
    files: { 'messages/FR.json': { in_home: 'Accueil' } },
    expected: ['child/messages/FR.json:1:1 warning unused-messages The language "FR" is not enabled, so these texts are never shown.'],
  },
  {
    code: 'wrong-direction',
    mistake: 'a language with the wrong direction',
    files: { 'languages.json': { catalogue: { FR: { tag: 'ar-AE' } } } },
    expected: ['child/languages.json:4:14 wrong-direction ar-AE is written from right to left, but "direction" is "ltr". → rtl'],
  },
  {
    code: 'duplicate-value',
    mistake: 'two ranks with the same level',
    files: {
      'content.json': {
        vipRanks: Object.fromEntries(
          ['one', 'two'].map((id) => [id, { level: 7, turnover: '1', bonus: '1', cashback: '1', withdrawals: 1, texts: { EN: id } }]),
        ),
      },
    },
    expected: ['child/content.json:14:16 duplicate-value The level 7 is already used by vipRanks/one/level.'],
  },
  {
    code: 'duplicate-value',
    mistake: 'two storage keys with the same name',
    files: { 'settings.json': { storage: { local: { theme: 'lang' } } } },
    expected: ['child/settings.json:4:16 duplicate-value The storage key "lang" is already used by storage/local/lang.'],
  },
  {
    code: 'too-many-decimals',
    mistake: 'an amount with too many decimals',
    files: { 'platform.json': { registrationBonus: '10.005' } },
    expected: ['child/platform.json:2:24 too-many-decimals 10.005 has 3 decimals, but the currency has only 2.'],
  },
  {
    code: 'min-above-max',
    mistake: 'an announcement that ends before it begins',
    files: {
      'content.json': {
        announcements: {
          own: { type: 'PL', published: '2026-11-09T00:00:00Z', until: '2026-11-08T00:00:00Z', texts: { EN: { title: 'Own' } } },
        },
      },
    },
    expected: [
      'child/content.json:6:16 min-above-max "until" is 2026-11-08T00:00:00Z and "published" is 2026-11-09T00:00:00Z. It would never be shown.',
    ],
  },
  {
    code: 'upline-cycle',
    mistake: "two agents who are each other's upline",
    files: { 'platform.json': { accounts: { one: { type: 1, upline: 'two' }, two: { type: 1, upline: 'one' } } } },
    expected: ['child/platform.json:5:17 upline-cycle The uplines of these accounts form a cycle: one, two, one.'],
  },
  {
    code: 'unused-slot',
    mistake: 'a slot on a node outside of a bar',
    files: { 'pages/home.json': { nodes: { own: { widget: 'legal-notice', order: 5, slot: 'end' } } } },
    expected: [
      'child/pages/home.json:6:7 warning unused-slot "slot" positions a node in a bar, but this node is not in one: it has no effect.',
    ],
  },
  {
    code: 'unknown-text-value',
    mistake: 'a misspelt placeholder in the fallback language',
    id: 'base',
    base: {
      'messages/EN.json': { ...english, in_help: 'For {agee}', in_home: 'From {age}' },
      'messages/TY.json': { ...vietnamese, in_help: 'Cho {age}', in_home: 'Từ {age}' },
    },
    expected: [
      `base/messages/EN.json:${Object.keys(english).indexOf('in_help') + 2}:14 unknown-text-value Unknown placeholder {agee}. → age`,
    ],
  },
  {
    code: 'text-value-missing',
    mistake: 'a translation that lacks a placeholder',
    files: { 'messages/EN.json': { in_help: 'Help from {brand} at {time}' }, 'messages/TY.json': { in_help: 'Giúp' } },
    base: { 'messages/EN.json': { ...english, in_help: 'Help at {time}' }, 'messages/TY.json': { ...vietnamese, in_help: 'Giúp {time}' } },
    expected: ['child/messages/TY.json:2:14 warning text-value-missing The text lacks {time}, which the English text has.'],
  },
  {
    code: 'text-value-missing',
    mistake: 'a text in the fallback language that lacks a placeholder',
    id: 'base',
    base: {
      'messages/EN.json': { ...english, in_help: 'Help at {time}', code_wait: 'Again soon' },
      'messages/TY.json': { ...vietnamese, in_help: 'Giúp {time}', code_wait: 'Gửi lại sau {time}' },
    },
    expected: [
      `base/messages/EN.json:${getKeyLine(english, 'code_wait')}:16 warning text-value-missing The text lacks {time}, which other languages have.`,
    ],
  },
  {
    code: 'empty-text',
    mistake: 'an empty text',
    files: { 'messages/EN.json': { in_home: ' ' } },
    expected: ['child/messages/EN.json:2:14 warning empty-text The text is empty, so nothing is shown in its place.'],
  },
  {
    code: 'schema-mismatch',
    mistake: 'the schema of another kind of file',
    files: { 'theme.json': { $schema: '../../schemas/merchant/routes.json', default: 'light' } },
    expected: [
      'child/theme.json:2:14 warning schema-mismatch This is the schema of routes files, but this is a theme file: editors check it against the wrong schema. → ../../schemas/merchant/theme.json',
    ],
  },
  {
    code: 'unused-entry',
    mistake: 'an area that no layout uses',
    files: { 'layouts.json': { areas: { foter: { nodes: { legal: { widget: 'legal-notice', order: 10 } } } } } },
    expected: ['child/layouts.json:3:5 warning unused-entry Nothing leads to the area "foter". → footer'],
  },
]
