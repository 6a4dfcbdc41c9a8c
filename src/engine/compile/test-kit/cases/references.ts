import type { Case } from './case.ts'
import { merchantCases } from './merchants.ts'
import { removedNameCases } from './removed-names.ts'
import { unknownNameCases } from './unknown-names.ts'

/** Entries that cannot be positioned. */
const positionCases: readonly Case[] = [
  {
    code: 'conflicting-position',
    mistake: 'an entry with both "before" and "after"',
    files: {
      'navigation.json': {
        header: { own: { name: 'in_help', enName: 'Own', action: { route: 'help' }, order: 5, after: 'home', before: 'rng' } },
      },
    },
    expected: ['child/navigation.json:3:5 conflicting-position "own" has both "before": "rng" and "after": "home".'],
  },
  {
    code: 'conflicting-position',
    mistake: 'an entry that two merchants position',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': '{ "header": { "rng": { "after": "home" } } }' },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": { "before": "home" } } }' },
    expected: ['child/navigation.json:1:15 conflicting-position "rng" has both "before": "home" and "after": "home".'],
  },
  {
    code: 'position-cycle',
    mistake: 'an entry that forms a cycle with an inherited one',
    others: {
      middle: { 'merchant.json': { extends: 'base', code: 'MIDDLE' }, 'navigation.json': '{ "header": { "home": { "after": "rng" } } }' },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'navigation.json': '{ "header": { "rng": { "after": "home" } } }' },
    expected: ['child/navigation.json:1:15 position-cycle These entries are positioned in a cycle: rng, home, rng.'],
  },
  {
    code: 'position-cycle',
    mistake: 'entries that form a cycle',
    files: { 'navigation.json': { header: { home: { after: 'rng' }, rng: { after: 'home' } } } },
    expected: ['child/navigation.json:3:5 position-cycle These entries are positioned in a cycle: home, rng, home.'],
  },
]

/** References that cannot be resolved, conflicts between merchants, and entries that cannot be positioned. */
export const referenceCases: readonly Case[] = [...unknownNameCases, ...removedNameCases, ...merchantCases, ...positionCases]
