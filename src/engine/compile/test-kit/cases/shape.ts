import type { Case } from './case.ts'

const createContentWithAnnouncement = (overrides: object): object => ({
  announcements: { own: { type: 'PL', texts: { EN: { title: 'Own' } }, published: '2026-11-09T00:00:00Z', ...overrides } },
})

const createPageWithNode = (props: object): object => ({ nodes: { own: { order: 5, ...props } } })

/** Violations of the schema of a file, before or after merging. */
export const shapeCases: readonly Case[] = [
  {
    code: 'unknown-key',
    mistake: 'a misspelt key',
    files: { 'theme.json': '{ "defualt": "light" }' },
    expected: ['child/theme.json:1:3 unknown-key "defualt" is not a valid key here. → default'],
  },
  {
    code: 'unknown-key',
    mistake: 'an unknown key',
    files: { 'settings.json': '{ "zzz": 1 }' },
    expected: ['child/settings.json:1:3 unknown-key "zzz" is not a valid key here.'],
  },
  {
    code: 'unknown-key',
    mistake: 'a flag that the platform does not have',
    files: { 'platform.json': '{ "flags": { "FREEPLAY4": true } }' },
    expected: ['child/platform.json:1:14 unknown-key "FREEPLAY4" is not a valid key here. → FREEPLAY3'],
  },
  {
    code: 'unknown-key',
    mistake: 'a property that the widget does not have',
    files: { 'pages/home.json': '{ "nodes": { "banner": { "props": { "slides": { "one": { "imgae": "x" } } } } } }' },
    expected: ['child/pages/home.json:1:58 unknown-key "imgae" is not a valid key here. → image'],
  },
  {
    code: 'unknown-key',
    mistake: 'a property that every object has in JavaScript',
    files: { 'pages/home.json': '{ "nodes": { "banner": { "props": { "toString": {} } } } }' },
    expected: ['child/pages/home.json:1:37 unknown-key "toString" is not a valid key here.'],
  },
  {
    code: 'missing-key',
    mistake: 'an entry without a required key',
    files: { 'routes.json': '{\n  "routes": {\n    "own": { "page": "home", "layout": "full" }\n  }\n}' },
    expected: ['child/routes.json:3:5 missing-key "own" has no "path".'],
  },
  {
    code: 'missing-key',
    mistake: 'a removed key that is required',
    files: { 'theme.json': '{ "default": null }' },
    expected: ['child/theme.json:1:3 missing-key "default" cannot be removed: it is required.'],
  },
  {
    code: 'missing-key',
    mistake: 'a removed role that is required',
    files: { 'overlays.json': { notice: null } },
    expected: ['child/overlays.json:2:3 missing-key "notice" cannot be removed: it is required.'],
  },
  {
    code: 'missing-key',
    mistake: 'a page without a title',
    files: { 'pages/own.json': '{ "description": "in_home", "nodes": {} }' },
    expected: ['child/pages/own.json:1:1 missing-key The file has no "title".'],
  },
  {
    code: 'missing-key',
    mistake: 'a node without a widget',
    files: { 'pages/home.json': createPageWithNode({}) },
    expected: ['child/pages/home.json:3:5 missing-key "own" has no "widget".'],
  },
  {
    code: 'missing-key',
    mistake: 'a merchant without a code',
    files: { 'merchant.json': '{ "extends": "base" }' },
    expected: ['child/merchant.json:1:1 missing-key The file has no "code".'],
  },
  {
    code: 'unknown-widget',
    mistake: 'a misspelt widget',
    files: { 'pages/home.json': createPageWithNode({ widget: 'help-topic' }) },
    expected: ['child/pages/home.json:5:17 unknown-widget There is no widget "help-topic". → help-topics'],
  },
  {
    code: 'unknown-widget',
    mistake: 'an unknown widget',
    files: { 'pages/home.json': createPageWithNode({ widget: 'zzz' }) },
    expected: ['child/pages/home.json:5:17 unknown-widget There is no widget "zzz".'],
  },
  {
    code: 'wrong-type',
    mistake: 'a string in place of a number',
    files: { 'theme.json': '{ "type": { "size": "15" } }' },
    expected: ['child/theme.json:1:21 wrong-type "size" must be a number, but is a string.'],
  },
  {
    code: 'wrong-type',
    mistake: 'an object in place of a list',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: {} } },
    expected: ['child/merchant.json:4:14 wrong-type "domains" must be a list, but is an object.'],
  },
  {
    code: 'wrong-type',
    mistake: 'null in a list',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: [null] } },
    expected: ['child/merchant.json:5:5 wrong-type Entry 1 of "domains" must be a string, but is null.'],
  },
  {
    code: 'wrong-type',
    mistake: 'a number in place of the name of a widget',
    files: { 'pages/home.json': createPageWithNode({ widget: 7 }) },
    expected: ['child/pages/home.json:5:17 wrong-type "widget" must be a string, but is a number.'],
  },
  {
    code: 'wrong-type',
    mistake: 'a file that contains a list',
    files: { 'theme.json': '[]' },
    expected: ['child/theme.json:1:1 wrong-type The file must contain an object.'],
  },
  {
    code: 'unknown-value',
    mistake: 'a misspelt value of an enumeration',
    files: { 'theme.json': '{ "default": "lihgt" }' },
    expected: ['child/theme.json:1:14 unknown-value "lihgt" is not a value of "default". → light'],
  },
  {
    code: 'unknown-value',
    mistake: 'an unknown value of an enumeration',
    files: { 'theme.json': '{ "default": "zzz" }' },
    expected: ['child/theme.json:1:14 unknown-value "zzz" is not a value of "default".'],
  },
  {
    code: 'unknown-value',
    mistake: 'false where only true is allowed',
    files: {
      'navigation.json': '{ "bottom": { "leave": { "name": "in_home", "enName": "Leave", "action": { "signOut": false }, "order": 10 } } }',
    },
    expected: ['child/navigation.json:1:87 unknown-value false is not a value of "signOut".'],
  },
  {
    code: 'out-of-range',
    mistake: 'a number that is too large',
    files: { 'theme.json': '{ "type": { "size": 150 } }' },
    expected: ['child/theme.json:1:21 out-of-range "size" is 150, but must be from 13 to 18.'],
  },
  {
    code: 'invalid-format',
    mistake: 'an invalid colour',
    files: { 'theme.json': '{ "dark": { "accent": "gold" } }' },
    expected: [
      'child/theme.json:1:23 invalid-format "accent" must be a colour as #rrggbb, or #rrggbbaa if it is not opaque, in lowercase, but is "gold".',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a date that does not exist',
    files: { 'content.json': createContentWithAnnouncement({ published: '2026-13-09T00:00:00Z' }) },
    expected: [
      'child/content.json:10:20 invalid-format "published" must be a calendar date and a time in UTC, with seconds and a Z at the end, but is "2026-13-09T00:00:00Z".',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a time in another zone',
    files: { 'content.json': createContentWithAnnouncement({ published: '2026-11-09T07:00:00+07:00' }) },
    expected: [
      'child/content.json:10:20 invalid-format "published" must be a calendar date and a time in UTC, with seconds and a Z at the end, but is "2026-11-09T07:00:00+07:00". → 2026-11-09T00:00:00Z',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'an address that is not encrypted',
    files: { 'settings.json': { legal: { responsibleGaming: 'http://help.example/' } } },
    expected: [
      'child/settings.json:3:26 invalid-format "responsibleGaming" must be a URL that starts with https://, but is "http://help.example/". → https://help.example/',
    ],
  },
  ...(
    [
      ['that ends with a dot', 'child.example.', 'it ends with a dot', ' → child.example'],
      ['with a port', 'child.example:8080', 'it has a port', ' → child.example'],
      ['with an umlaut', 'Bücher.example', 'it has letters outside ASCII; write them in Punycode (xn--)', ' → xn--bcher-kva.example'],
      ['that is an IP address', '203.0.113.7', 'it is an IP address, or its last label is a number', ''],
      ['with an underscore', 'a_b.example', 'it has an underscore', ''],
      ['that is one word', 'localhost', 'it has no dot', ''],
    ] as const
  ).map(([mistake, host, reason, suggested]): Case => ({
    code: 'invalid-format',
    mistake: `a host name ${mistake}`,
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: [host] } },
    expected: [
      `child/merchant.json:5:5 invalid-format Entry 1 of "domains" must be a host name in lowercase, without scheme, port and path, but is "${host}": ${reason}.${suggested}`,
    ],
  })),
  {
    code: 'invalid-format',
    mistake: 'a time zone with the word City',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', timeZone: 'Asia/Saigon City' } },
    expected: [
      'child/merchant.json:4:15 invalid-format "timeZone" must be the IANA name of a time zone, but is "Asia/Saigon City". → Asia/Ho_Chi_Minh',
    ],
  },
  {
    code: 'unknown-key',
    mistake: 'a key with a Cyrillic letter',
    files: { 'theme.json': { 'd\u0430rk': {} } },
    expected: ['child/theme.json:2:3 unknown-key "d\u0430rk" is not a valid key here. Character 2 is a Cyrillic letter: U+0430. → dark'],
  },
  {
    code: 'invalid-format',
    mistake: 'a URL in place of a host name',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['https://Child.example/'] } },
    expected: [
      'child/merchant.json:5:5 invalid-format Entry 1 of "domains" must be a host name in lowercase, without scheme, port and path, but is "https://Child.example/": it has a scheme. → child.example',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a name that is too long',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', name: 'x'.repeat(200) } },
    expected: ['child/merchant.json:4:11 invalid-format "name" may have at most 60 characters, but has 200.'],
  },
  {
    code: 'invalid-format',
    mistake: 'a name that is empty',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', name: '' } },
    expected: ['child/merchant.json:4:11 invalid-format "name" needs at least 1 character, but has 0.'],
  },
  {
    code: 'invalid-length',
    mistake: 'a list that is empty',
    files: { 'games.json': '{ "prizeModes": [] }' },
    expected: ['child/games.json:1:17 invalid-length "prizeModes" needs at least 1 entry.'],
  },
  {
    code: 'invalid-length',
    mistake: 'an object that is empty',
    files: { 'content.json': '{ "help": { "own": { "group": "about", "order": 5, "texts": {} } } }' },
    expected: ['child/content.json:1:61 invalid-length "texts" needs at least 1 entry.'],
  },
  {
    code: 'duplicate-item',
    mistake: 'a duplicate entry of a list',
    files: { 'platform.json': '{ "countries": { "restricted": ["US", "FR", "US"] } }' },
    expected: ['child/platform.json:1:45 duplicate-item "restricted" already contains this value.'],
  },
  {
    code: 'exactly-one',
    mistake: 'an action with two keys',
    files: { 'navigation.json': '{ "header": { "home": { "action": { "overlay": "login" } } } }' },
    expected: ['child/navigation.json:1:25 exactly-one An action must have exactly one key, but this one has route and overlay.'],
  },
  {
    code: 'exactly-one',
    mistake: 'an empty condition',
    files: { 'navigation.json': '{ "header": { "home": { "when": {} } } }' },
    expected: ['child/navigation.json:1:25 exactly-one A condition must have exactly one key, but this one has none.'],
  },
  {
    code: 'invalid-name',
    mistake: 'a name with a space',
    files: {
      'navigation.json':
        '{ "bottom": { "my entry": { "name": "in_home", "enName": "Own", "action": { "route": "index" }, "order": 10 } } }',
    },
    expected: [
      'child/navigation.json:1:15 invalid-name "my entry" is not a valid name here: a name must be at most 64 letters, digits, hyphens and underscores, starting with a letter or digit. → my-entry',
    ],
  },
  {
    code: 'invalid-name',
    mistake: 'an account with a username that no player could register with',
    files: {
      'platform.json':
        '{ "accounts": { "abc": { "type": 0 }, "abcd": { "type": 0 } }, "registerRules": { "username": { "minLength": 4 } } }',
    },
    expected: [
      'child/platform.json:1:17 warning invalid-name No player could register as "abc": "registerRules.username" does not allow it.',
    ],
  },
  {
    code: 'missing-file',
    mistake: 'a merchant without "extends" that lacks a file',
    id: 'base',
    base: { 'settings.json': undefined },
    expected: ['base/merchant.json:1:1 missing-file Neither the merchant nor any that it extends has a settings.json.'],
  },
  {
    code: 'missing-file',
    mistake: 'a missing "extends"',
    files: { 'merchant.json': { code: 'CHILD1' }, 'navigation.json': { header: { home: { order: 30 } } } },
    expected: ['child/merchant.json:1:1 missing-file The merchant has no "extends" and only 2 of the 13 files that it then needs. → base'],
  },
  {
    code: 'override-without-base',
    mistake: 'a change to a page in a file with a misspelt name',
    files: { 'pages/hom.json': { nodes: { banner: { order: 5 } } } },
    expected: [
      'child/pages/hom.json:1:1 override-without-base There is no page "hom" that this file could change, and the file is not a complete page. → home',
    ],
  },
  {
    code: 'override-without-base',
    mistake: 'a change to an entry with a misspelt name',
    files: { 'navigation.json': '{ "header": { "hmoe": { "order": 30 } } }' },
    expected: [
      'child/navigation.json:1:15 override-without-base There is no entry "hmoe" to change, and as a new entry it lacks "name", "enName", "action". → home',
    ],
  },
  {
    code: 'override-without-base',
    mistake: 'a change within an entry with a misspelt name',
    files: { 'layouts.json': '{ "areas": { "foter": { "nodes": {\n"legal": { "order": 5 },\n"about": { "order": 6 } } } } }' },
    expected: [
      'child/layouts.json:1:14 override-without-base There is no entry "foter" to change, and as a new entry it lacks the required keys of "legal". → footer',
    ],
  },
  {
    code: 'override-without-base',
    mistake: 'a second change to an entry with a misspelt name',
    files: { 'navigation.json': '{ "header": { "rng": { "order": 5 },\n"rngg": { "order": 30 } } }' },
    expected: [
      'child/navigation.json:2:1 override-without-base There is no entry "rngg" to change, and as a new entry it lacks "name", "enName", "action". → rng',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a default language that is written as a tag',
    files: { 'languages.json': { default: 'vi' } },
    expected: [
      'child/languages.json:2:14 invalid-format "default" must be two uppercase letters, or two pairs joined by an underscore, but is "vi". → TY',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a merchant to extend that is written as a path',
    files: { 'merchant.json': { extends: '../base', code: 'CHILD1' } },
    expected: [
      'child/merchant.json:2:14 invalid-format "extends" must be the name of another merchant\'s folder, but is "../base". → base',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a picture path with backslashes',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', marks: { mark: 'brand\\mark.svg' } } },
    expected: [
      'child/merchant.json:5:13 invalid-format "mark" must be the path of an image below assets/: svg, webp, avif, png or jpg, but is "brand\\\\mark.svg". → brand/mark.svg',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a text for players in place of its key',
    files: { 'pages/home.json': { title: 'Draws today' } },
    expected: ['child/pages/home.json:2:12 invalid-format "title" must be the key of a text, but is the text itself: "Draws today".'],
  },
  {
    code: 'unknown-key',
    mistake: 'a property of a widget outside of "props"',
    files: { 'pages/home.json': createPageWithNode({ widget: 'article', order: 99, title: 'in_home' }) },
    expected: ['child/pages/home.json:6:7 unknown-key "title" is not a valid key here.'],
  },
]
