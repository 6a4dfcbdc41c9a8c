import type { Case } from './case.ts'

const announce = (more: object): object => ({
  announcements: { own: { type: 'PL', texts: { EN: { title: 'Own' } }, published: '2026-11-09T00:00:00Z', ...more } },
})

const node = (props: object): object => ({ nodes: { own: { order: 5, ...props } } })

/** What does not fit the schema of its file, alone or as a whole. */
export const shapeCases: readonly Case[] = [
  {
    code: 'unknown-key',
    mistake: 'a key with a slip',
    files: { 'theme.json': '{ "defualt": "light" }' },
    said: ['child/theme.json:1:3 unknown-key "defualt" is not a valid key here. → default'],
  },
  {
    code: 'unknown-key',
    mistake: 'a key like no other',
    files: { 'settings.json': '{ "zzz": 1 }' },
    said: ['child/settings.json:1:3 unknown-key "zzz" is not a valid key here.'],
  },
  {
    code: 'unknown-key',
    mistake: 'a flag that the platform does not have',
    files: { 'platform.json': '{ "flags": { "FREEPLAY4": true } }' },
    said: ['child/platform.json:1:14 unknown-key "FREEPLAY4" is not a valid key here. → FREEPLAY3'],
  },
  {
    code: 'unknown-key',
    mistake: 'a setting that the widget does not have',
    files: { 'pages/home.json': '{ "nodes": { "banner": { "props": { "slides": { "one": { "imgae": "x" } } } } } }' },
    said: ['child/pages/home.json:1:58 unknown-key "imgae" is not a valid key here. → image'],
  },
  {
    code: 'missing-key',
    mistake: 'an entry that lacks something',
    files: { 'routes.json': '{\n  "routes": {\n    "own": { "page": "home", "layout": "full" }\n  }\n}' },
    said: ['child/routes.json:3:5 missing-key "own" has no "path".'],
  },
  {
    code: 'missing-key',
    mistake: 'something that is taken away and needed',
    files: { 'theme.json': '{ "default": null }' },
    said: ['child/theme.json:1:3 missing-key "default" cannot be taken away: it must be there.'],
  },
  {
    code: 'missing-key',
    mistake: 'a role that is taken away and that every brand fills',
    files: { 'overlays.json': { notice: null } },
    said: ['child/overlays.json:2:3 missing-key "notice" cannot be taken away: it must be there.'],
  },
  {
    code: 'missing-key',
    mistake: 'a page without a title',
    files: { 'pages/own.json': '{ "description": "in_home", "nodes": {} }' },
    said: ['child/pages/own.json:1:1 missing-key The file has no "title".'],
  },
  {
    code: 'missing-key',
    mistake: 'a node without a widget',
    files: { 'pages/home.json': node({}) },
    said: ['child/pages/home.json:3:5 missing-key "own" has no "widget".'],
  },
  {
    code: 'missing-key',
    mistake: 'a merchant without a code',
    files: { 'merchant.json': '{ "extends": "base" }' },
    said: ['child/merchant.json:1:1 missing-key The file has no "code".'],
  },
  {
    code: 'unknown-widget',
    mistake: 'a widget with a slip',
    files: { 'pages/home.json': node({ widget: 'help-topic' }) },
    said: ['child/pages/home.json:5:17 unknown-widget There is no widget "help-topic". → help-topics'],
  },
  {
    code: 'unknown-widget',
    mistake: 'a widget like no other',
    files: { 'pages/home.json': node({ widget: 'zzz' }) },
    said: ['child/pages/home.json:5:17 unknown-widget There is no widget "zzz".'],
  },
  {
    code: 'wrong-type',
    mistake: 'a text that should be a number',
    files: { 'theme.json': '{ "type": { "size": "15" } }' },
    said: ['child/theme.json:1:21 wrong-type "size" should be a number, and is a text.'],
  },
  {
    code: 'wrong-type',
    mistake: 'an object that should be a list',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: {} } },
    said: ['child/merchant.json:4:14 wrong-type "domains" should be a list, and is an object.'],
  },
  {
    code: 'wrong-type',
    mistake: 'null in a list',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: [null] } },
    said: ['child/merchant.json:5:5 wrong-type Entry 1 of "domains" should be a text, and is null.'],
  },
  {
    code: 'wrong-type',
    mistake: 'a number for the name of a widget',
    files: { 'pages/home.json': node({ widget: 7 }) },
    said: ['child/pages/home.json:5:17 wrong-type "widget" should be a text, and is a number.'],
  },
  {
    code: 'wrong-type',
    mistake: 'a file that holds a list',
    files: { 'theme.json': '[]' },
    said: ['child/theme.json:1:1 wrong-type The file should hold an object.'],
  },
  {
    code: 'unknown-value',
    mistake: 'a choice with a slip',
    files: { 'theme.json': '{ "default": "lihgt" }' },
    said: ['child/theme.json:1:14 unknown-value "lihgt" is not a value of "default". → light'],
  },
  {
    code: 'unknown-value',
    mistake: 'a choice like no other',
    files: { 'theme.json': '{ "default": "zzz" }' },
    said: ['child/theme.json:1:14 unknown-value "zzz" is not a value of "default".'],
  },
  {
    code: 'unknown-value',
    mistake: 'false where only true says something',
    files: {
      'navigation.json': '{ "bottom": { "leave": { "name": "in_home", "enName": "Leave", "action": { "signOut": false }, "order": 10 } } }',
    },
    said: ['child/navigation.json:1:87 unknown-value false is not a value of "signOut".'],
  },
  {
    code: 'out-of-range',
    mistake: 'a number that is too large',
    files: { 'theme.json': '{ "type": { "size": 150 } }' },
    said: ['child/theme.json:1:21 out-of-range "size" is 150, and may be from 13 to 18.'],
  },
  {
    code: 'wrong-form',
    mistake: 'a colour that is none',
    files: { 'theme.json': '{ "dark": { "accent": "gold" } }' },
    said: [
      'child/theme.json:1:23 wrong-form "accent" should be a colour as #rrggbb, or #rrggbbaa where it is not opaque, in small letters, and is "gold".',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a day that no calendar has',
    files: { 'content.json': announce({ published: '2026-13-09T00:00:00Z' }) },
    said: [
      'child/content.json:10:20 wrong-form "published" should be a day of the calendar and a time in UTC, with seconds and a Z at the end, and is "2026-13-09T00:00:00Z".',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a time in another zone',
    files: { 'content.json': announce({ published: '2026-11-09T07:00:00+07:00' }) },
    said: [
      'child/content.json:10:20 wrong-form "published" should be a day of the calendar and a time in UTC, with seconds and a Z at the end, and is "2026-11-09T07:00:00+07:00". → 2026-11-09T00:00:00Z',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'an address that is not encrypted',
    files: { 'settings.json': { legal: { responsibleGaming: 'http://help.example/' } } },
    said: [
      'child/settings.json:3:26 wrong-form "responsibleGaming" should be an address that begins with https://, and is "http://help.example/". → https://help.example/',
    ],
  },
  ...(
    [
      ['that ends with a dot', 'child.example.', 'it ends with a dot', ' → child.example'],
      ['with a port', 'child.example:8080', 'it has a port', ' → child.example'],
      [
        'with an umlaut',
        'Bücher.example',
        'it has letters outside ASCII, which are written in their xn-- form',
        ' → xn--bcher-kva.example',
      ],
      ['that is an address', '203.0.113.7', 'it is an IP address, or its last label is a number', ''],
      ['with an underscore', 'a_b.example', 'it has an underscore', ''],
      ['that is one word', 'localhost', 'it has no dot', ''],
    ] as const
  ).map(([mistake, host, reason, suggested]): Case => ({
    code: 'wrong-form',
    mistake: `a host name ${mistake}`,
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: [host] } },
    said: [
      `child/merchant.json:5:5 wrong-form Entry 1 of "domains" should be a host name in small letters, without scheme, port and path, and is "${host}": ${reason}.${suggested}`,
    ],
  })),
  {
    code: 'wrong-form',
    mistake: 'a time zone with the word City',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', timeZone: 'Asia/Saigon City' } },
    said: [
      'child/merchant.json:4:15 wrong-form "timeZone" should be the IANA name of a time zone, and is "Asia/Saigon City". → Asia/Ho_Chi_Minh',
    ],
  },
  {
    code: 'unknown-key',
    mistake: 'a key with a Cyrillic letter',
    files: { 'theme.json': { 'd\u0430rk': {} } },
    said: ['child/theme.json:2:3 unknown-key "d\u0430rk" is not a valid key here. Character 2 is a Cyrillic letter: U+0430. → dark'],
  },
  {
    code: 'wrong-form',
    mistake: 'an entry of a list that is none',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['https://Child.example/'] } },
    said: [
      'child/merchant.json:5:5 wrong-form Entry 1 of "domains" should be a host name in small letters, without scheme, port and path, and is "https://Child.example/": it has a scheme. → child.example',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a name that is too long',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', name: 'x'.repeat(200) } },
    said: ['child/merchant.json:4:11 wrong-form "name" may have at most 60 characters, and has 200.'],
  },
  {
    code: 'wrong-form',
    mistake: 'a name that is empty',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', name: '' } },
    said: ['child/merchant.json:4:11 wrong-form "name" needs at least 1 character, and has 0.'],
  },
  {
    code: 'wrong-length',
    mistake: 'a list that is empty',
    files: { 'games.json': '{ "prizeModes": [] }' },
    said: ['child/games.json:1:17 wrong-length "prizeModes" needs at least 1 entry.'],
  },
  {
    code: 'wrong-length',
    mistake: 'an object that is empty',
    files: { 'content.json': '{ "help": { "own": { "group": "about", "order": 5, "texts": {} } } }' },
    said: ['child/content.json:1:61 wrong-length "texts" needs at least 1 entry.'],
  },
  {
    code: 'duplicate-item',
    mistake: 'something that stands in a list twice',
    files: { 'platform.json': '{ "countries": { "restricted": ["US", "FR", "US"] } }' },
    said: ['child/platform.json:1:45 duplicate-item This stands in "restricted" already.'],
  },
  {
    code: 'exactly-one',
    mistake: 'an action that says two things',
    files: { 'navigation.json': '{ "header": { "home": { "action": { "overlay": "login" } } } }' },
    said: ['child/navigation.json:1:25 exactly-one An action says exactly one thing, and this one says route and overlay.'],
  },
  {
    code: 'exactly-one',
    mistake: 'a condition that says nothing',
    files: { 'navigation.json': '{ "header": { "home": { "when": {} } } }' },
    said: ['child/navigation.json:1:25 exactly-one A condition says exactly one thing, and this one says nothing.'],
  },
  {
    code: 'wrong-name',
    mistake: 'a name with a blank',
    files: {
      'navigation.json':
        '{ "bottom": { "my entry": { "name": "in_home", "enName": "Own", "action": { "route": "index" }, "order": 10 } } }',
    },
    said: [
      'child/navigation.json:1:15 wrong-name "my entry" cannot be a name here: a name is at most 64 letters, digits, dashes and underscores, a letter or digit first. → my-entry',
    ],
  },
  {
    code: 'wrong-name',
    mistake: 'an account with a username that no player could register with',
    files: {
      'platform.json':
        '{ "accounts": { "abc": { "type": 0 }, "abcd": { "type": 0 } }, "registerRules": { "username": { "minLength": 4 } } }',
    },
    said: ['child/platform.json:1:17 warning wrong-name No player could register as "abc": "registerRules.username" refuses it.'],
  },
  {
    code: 'missing-file',
    mistake: 'a merchant that extends nobody and lacks a file',
    id: 'base',
    base: { 'settings.json': undefined },
    said: ['base/merchant.json:1:1 missing-file The merchant has no settings.json, and extends nobody who has.'],
  },
  {
    code: 'missing-file',
    mistake: 'a line that says what a merchant extends, left out',
    files: { 'merchant.json': { code: 'CHILD1' }, 'navigation.json': { header: { home: { order: 30 } } } },
    said: ['child/merchant.json:1:1 missing-file The merchant extends nobody, and has only 2 of the 13 files that it needs then. → base'],
  },
  {
    code: 'stray-entry',
    mistake: 'a change to a page in a file with a slip in its name',
    files: { 'pages/hom.json': { nodes: { banner: { order: 5 } } } },
    said: ['child/pages/hom.json:1:1 stray-entry There is no page "hom" that this file could change, and it is no whole page. → home'],
  },
  {
    code: 'stray-entry',
    mistake: 'a change to an entry under a wrong name',
    files: { 'navigation.json': '{ "header": { "hmoe": { "order": 30 } } }' },
    said: [
      'child/navigation.json:1:15 stray-entry There is no entry "hmoe" to change, and as a new entry it lacks "name", "enName", "action". → home',
    ],
  },
  {
    code: 'stray-entry',
    mistake: 'a change below an entry under a wrong name',
    files: { 'layouts.json': '{ "areas": { "foter": { "nodes": {\n"legal": { "order": 5 },\n"about": { "order": 6 } } } } }' },
    said: [
      'child/layouts.json:1:14 stray-entry There is no entry "foter" to change, and as a new entry it lacks what "legal" needs. → footer',
    ],
  },
  {
    code: 'stray-entry',
    mistake: 'a second change to an entry under a wrong name',
    files: { 'navigation.json': '{ "header": { "rng": { "order": 5 },\n"rngg": { "order": 30 } } }' },
    said: [
      'child/navigation.json:2:1 stray-entry There is no entry "rngg" to change, and as a new entry it lacks "name", "enName", "action". → rng',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a default that is a tag',
    files: { 'languages.json': { default: 'vi' } },
    said: [
      'child/languages.json:2:14 wrong-form "default" should be two capital letters, or two and two with an underscore between them, and is "vi". → TY',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a merchant to extend that is written as a path',
    files: { 'merchant.json': { extends: '../base', code: 'CHILD1' } },
    said: ['child/merchant.json:2:14 wrong-form "extends" should be the name of another merchant\'s folder, and is "../base". → base'],
  },
  {
    code: 'wrong-form',
    mistake: 'a picture with the backslashes of Windows',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', marks: { mark: 'brand\\mark.svg' } } },
    said: [
      'child/merchant.json:5:13 wrong-form "mark" should be the path of a picture below assets/: svg, webp, avif, png or jpg, and is "brand\\\\mark.svg". → brand/mark.svg',
    ],
  },
  {
    code: 'wrong-form',
    mistake: 'a text for players where its key is meant',
    files: { 'pages/home.json': { title: 'Draws today' } },
    said: ['child/pages/home.json:2:12 wrong-form "title" names a text by its key, and is the text itself: "Draws today".'],
  },
  {
    code: 'unknown-key',
    mistake: 'a property of a widget beside its "props"',
    files: { 'pages/home.json': node({ widget: 'article', order: 99, title: 'in_home' }) },
    said: ['child/pages/home.json:6:7 unknown-key "title" is not a valid key here.'],
  },
]
