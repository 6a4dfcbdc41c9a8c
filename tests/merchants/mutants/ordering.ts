import { set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

/** Mistakes in the position of entries: `before`, `after`, `order`, and the slot of a bar. */
export const ordering = createMutants(
  ['an entry after a misspelt id', 'lotus/navigation.json', set('about/fair/after', 'trems'), 'unknown-anchor', { suggestion: 'terms' }],
  ['an entry before an entry of another bar', 'lotus/navigation.json', set('about/fair/before', 'promotions'), 'unknown-anchor'],
  ['a node after a misspelt id', 'lotus/pages/home.json', set('nodes/draws/after', 'banenr'), 'unknown-anchor', { suggestion: 'banner' }],
  ['a node after a node of another page', 'lotus/pages/home.json', set('nodes/draws/after', 'ranks'), 'unknown-anchor'],
  ['a node after a node that this brand removed', 'lotus/pages/home.json', set('nodes/draws/after', 'mini'), 'unknown-anchor'],
  [
    'a node in a bar before a node outside the bar',
    'neon/layouts.json',
    set('areas/header/nodes/main/nodes/theme/before', 'main'),
    'unknown-anchor',
  ],
  ['a slide after an unknown slide', 'lotus/pages/home.json', set('nodes/banner/props/slides/live/after', 'sports'), 'unknown-anchor'],
  ['a category after a misspelt id', 'neon/games.json', set('categories/FISH/after', 'RGN'), 'unknown-anchor', { suggestion: 'RNG' }],
  [
    'a page of the member centre before a misspelt id',
    'neon/menus.json',
    replaceFile('{\n  "member": { "items": {\n    "referral": { "before": "withdrawl" }\n  } }\n}'),
    'unknown-anchor',
    { at: '"before"', suggestion: 'withdraw' },
  ],
  ['a language after an unknown language', 'neon/languages.json', set('catalogue', { TY: { after: 'VI' } }), 'unknown-anchor'],
  [
    'a kind of feedback before a misspelt id',
    'neon/settings.json',
    set('feedback', { types: { games: { before: 'acount' } } }),
    'unknown-anchor',
    { suggestion: 'account' },
  ],
  ['a field after a misspelt id', 'neon/registration.json', set('fields', { email: { after: 'emial' } }), 'unknown-anchor'],
  ['an entry after an entry of another bar', 'harbor/navigation.json', set('memberBar/help/after', 'SPORTS'), 'unknown-anchor'],
  [
    'a node with both before and after',
    'lotus/pages/home.json',
    replaceFile('{ "nodes": {\n  "games": { "before": "figures", "after": "banner" }\n} }'),
    'conflicting-position',
    { at: '2' },
  ],
  [
    'two entries after each other',
    'lotus/navigation.json',
    replaceFile('{ "header": {\n  "home": { "after": "LIVE" },\n  "LIVE": { "after": "home" }\n} }'),
    'position-cycle',
    { at: '"LIVE": {' },
  ],
  ['an entry after itself', 'lotus/navigation.json', set('about/fair/after', 'fair'), 'position-cycle', { at: '/about/fair' }],
  ['an order in quotation marks', 'harbor/pages/home.json', set('nodes/chosen/order', '52'), 'wrong-type'],
  ['an order that is too large', 'harbor/pages/home.json', set('nodes/chosen/order', 999999), 'out-of-range'],
  ['a bar slot on a page', 'lotus/pages/home.json', set('nodes/draws/slot', 'end'), 'unused-slot'],
  ['a bar slot on the first node of a page', 'harbor/pages/home.json', set('nodes/today/slot', 'center'), 'unused-slot'],
  ['a bar slot in a section', 'lotus/layouts.json', set('areas/footer/nodes/body/nodes/about/slot', 'end'), 'unused-slot'],
  ['a bar slot outside the bars', 'neon/layouts.json', set('areas/footer/nodes/ends/slot', 'start'), 'unused-slot'],
  ['a bar slot in a dialog', 'lotus/overlays.json', set('overlays/login/nodes/form', { slot: 'end' }), 'unused-slot'],
  ['an unknown slot of a bar', 'neon/layouts.json', set('areas/footer/nodes/ends/nodes/mark/slot', 'left'), 'unknown-value'],
)
