import type { Case } from './case.ts'
import { merchantCases } from './merchants.ts'
import { removedNameCases } from './removed-names.ts'
import { unknownNameCases } from './unknown-names.ts'

/** Entries that cannot be placed. */
const placeCases: readonly Case[] = [
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

/** What refers to something that is not there or not anybody's own, and entries that cannot be placed. */
export const referenceCases: readonly Case[] = [...unknownNameCases, ...removedNameCases, ...merchantCases, ...placeCases]
