import type { Files } from '../world.ts'
import type { Case } from './case.ts'

const banner = (when: string, more = ''): Files => ({ 'pages/home.json': `{ "nodes": { "banner": {\n"when": ${when}${more} } } }` })
const alone = 'child/pages/home.json:2:1 warning never-true This condition can never hold: its tests exclude each other.'

/** What is right by itself and has no effect. */
export const idleCases: readonly Case[] = [
  {
    code: 'never-true',
    mistake: 'a visitor who is logged in',
    files: banner('{ "all": [{ "loggedIn": true }, { "accountType": ["visitor"] }] }'),
    said: [alone],
  },
  {
    code: 'never-true',
    mistake: 'a flag that is on and off',
    files: banner('{ "all": [{ "flag": "FREEPLAY3" }, { "not": { "any": [{ "flag": "FREEPLAY3" }, { "loggedIn": true }] } }] }'),
    said: [alone],
  },
  {
    code: 'never-true',
    mistake: 'an agent centre for visitors',
    files: banner('{ "all": [{ "any": [{ "loggedIn": false }, { "accountType": ["guest"] }] }, { "panel": "agent" }] }'),
    said: [alone],
  },
  {
    code: 'never-true',
    mistake: 'a slide for members in a banner for visitors',
    files: banner('{ "loggedIn": false },\n"props": { "slides": { "one": {\n"when": { "loggedIn": true } } } }'),
    said: ['child/pages/home.json:4:1 warning never-true This condition can never hold together with that of "banner" around it.'],
  },
  {
    code: 'never-true',
    mistake: 'an inherited slide for members in a banner that a brand shows visitors',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'pages/home.json': { nodes: { banner: { props: { slides: { one: { when: { loggedIn: true } } } } } } },
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, ...banner('{ "loggedIn": false }') },
    said: ['child/pages/home.json:2:1 warning never-true This condition can never hold together with that of "banner" around it.'],
  },
  {
    code: 'never-true',
    mistake: 'a condition that asks for a category that is off',
    files: {
      'games.json': {
        categories: { RNG: { enabled: false }, FISH: { name: 'in_rng', icon: 'fish', route: 'rng', enabled: true, order: 20 } },
        rebateRates: { RNG: null },
      },
      ...banner('{ "category": "RNG" }'),
    },
    said: ['child/pages/home.json:2:1 warning never-true This condition can never hold: it asks for something that this brand has off.'],
  },
  {
    code: 'idle-order',
    mistake: 'an order for an entry that inherits its neighbour',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': { header: { rng: { before: 'home' } } } },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": {\n"order": 5 } } }' },
    said: ['child/navigation.json:2:1 warning idle-order "order" has no effect: "rng" inherits "before", and stands before "home".'],
  },
]
