import { baseFiles } from '../base-files.ts'
import type { Case } from './case.ts'

const files = baseFiles()
const [english, vietnamese] = [files['messages/EN.json'] as object, files['messages/TY.json'] as object]
const routes = files['routes.json'] as { routes: object }

/** What the schemas allow and what still would not do. */
export const senseCases: readonly Case[] = [
  {
    code: 'low-contrast',
    mistake: 'a text that cannot be read on its ground',
    files: { 'theme.json': '{ "dark": { "muted": "#555560" } }' },
    said: ['child/theme.json:1:22 low-contrast "muted" (#555560) on "raised" (#1f1f27) has a contrast of 2.22:1 in the dark theme.'],
  },
  {
    code: 'low-contrast',
    mistake: 'a ground on which a text cannot be read',
    files: { 'theme.json': '{ "light": { "second": "#ffe0e0" } }' },
    said: ['child/theme.json:1:24 low-contrast "onSecond" (#ffffff) on "second" (#ffe0e0) has a contrast of 1.23:1 in the light theme.'],
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
    code: 'bounds-swapped',
    mistake: 'a shortest that is longer than the longest',
    files: { 'settings.json': '{ "feedback": { "min": 600 } }' },
    said: ['child/settings.json:1:24 bounds-swapped "min" is 600 and "max" is 500: nothing can be in between.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a longest that is shorter than the shortest',
    files: { 'settings.json': '{ "feedback": { "max": 5 } }' },
    said: ['child/settings.json:1:24 bounds-swapped "min" is 10 and "max" is 5: nothing can be in between.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a region whose numbers have no length',
    files: { 'registration.json': '{ "phone": { "regions": { "84": { "min": 11 } } } }' },
    said: ['child/registration.json:1:42 bounds-swapped "min" is 11 and "max" is 10: nothing can be in between.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a field whose own rule nothing fits',
    files: {
      'registration.json': '{ "fields": { "username": { "rule": { "patternId": "digits", "minLength": 7, "maxLength": 6 } } } }',
    },
    said: ['child/registration.json:1:75 bounds-swapped "minLength" is 7 and "maxLength" is 6: nothing can be in between.'],
  },
  {
    code: 'bounds-swapped',
    mistake: 'a field that nothing fits',
    files: { 'platform.json': '{ "registerRules": { "username": { "minLength": 9, "maxLength": 4 } } }' },
    said: ['child/platform.json:1:49 bounds-swapped "minLength" is 9 and "maxLength" is 4: nothing can be in between.'],
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
    files: {
      'languages.json': '{ "catalogue": { "FR": { "enabled": true } } }',
      'messages/FR.json': '{ "in_home": "Accueil" }',
      'messages/EN.json': '{ "in_home": "Home", "in_help": "Help" }',
    },
    said: ['child/messages/FR.json:1:1 warning translation-missing A text is missing in FR: in_help.'],
  },
  {
    code: 'misspelt-text',
    mistake: 'a text under a wrong name in one language',
    id: 'base',
    base: { 'messages/TY.json': { ...vietnamese, in_help: undefined, in_hlep: 'Giúp' } },
    said: ['base/messages/TY.json:16:3 warning misspelt-text Only TY has the text "in_hlep", and only it has no "in_help". → in_help'],
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
]
