import type { Case } from './case.ts'

/** Merchants whose chain of extended merchants is invalid, or that claim the code or the domain of another merchant. */
export const merchantCases: readonly Case[] = [
  {
    code: 'extends-cycle',
    mistake: 'merchants that extend each other',
    others: { other: { 'merchant.json': { extends: 'child', code: 'OTHER' } } },
    files: { 'merchant.json': { extends: 'other', code: 'CHILD1' } },
    expected: ['other/merchant.json:2:14 extends-cycle These merchants extend each other in a cycle: child extends other extends child.'],
  },
  {
    code: 'extends-too-deep',
    mistake: 'a merchant with a chain of seventeen extended merchants',
    others: Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => [
        `m${index}`,
        { 'merchant.json': { extends: index === 16 ? 'base' : `m${index + 1}`, code: `M${index}` } },
      ]),
    ),
    id: 'm0',
    expected: ['m16/merchant.json:2:14 extends-too-deep The chain of extended merchants is longer than 16.'],
  },
  {
    code: 'unknown-merchant',
    mistake: 'a misspelt merchant',
    files: { 'merchant.json': { extends: 'bsae', code: 'CHILD1' } },
    expected: ['child/merchant.json:2:14 unknown-merchant There is no merchant "bsae" to extend. → base'],
  },
  {
    code: 'duplicate-code',
    mistake: 'the code of another merchant',
    files: { 'merchant.json': { extends: 'base', code: 'BASE' } },
    expected: ['child/merchant.json:3:11 duplicate-code The code "BASE" belongs to the merchant base (base/merchant.json:4).'],
  },
  {
    code: 'duplicate-domain',
    mistake: 'the domain of another merchant',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['child.example', 'base.example'] } },
    expected: ['child/merchant.json:6:5 duplicate-domain The domain "base.example" belongs to the merchant base (base/merchant.json:6).'],
  },
  {
    code: 'duplicate-domain',
    mistake: 'the localhost domain of another merchant',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['base.localhost'] } },
    expected: [
      'child/merchant.json:5:5 duplicate-domain The domain "base.localhost" belongs to the merchant base: the label before .localhost is the merchant\'s id.',
    ],
  },
]
