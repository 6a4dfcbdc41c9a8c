import type { Case } from './case.ts'

/** Merchants that cannot be extended, or claim what belongs to another. */
export const merchantCases: readonly Case[] = [
  {
    code: 'extends-circle',
    mistake: 'merchants that extend each other',
    others: { other: { 'merchant.json': { extends: 'child', code: 'OTHER' } } },
    files: { 'merchant.json': { extends: 'other', code: 'CHILD1' } },
    said: ['other/merchant.json:2:14 extends-circle The merchants extend each other in a circle: child extends other extends child.'],
  },
  {
    code: 'extends-deep',
    mistake: 'seventeen merchants in a row',
    others: Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => [
        `m${index}`,
        { 'merchant.json': { extends: index === 16 ? 'base' : `m${index + 1}`, code: `M${index}` } },
      ]),
    ),
    id: 'm0',
    said: ['m16/merchant.json:2:14 extends-deep More than 16 merchants extend each other in a row.'],
  },
  {
    code: 'unknown-merchant',
    mistake: 'a merchant with a slip',
    files: { 'merchant.json': { extends: 'bsae', code: 'CHILD1' } },
    said: ['child/merchant.json:2:14 unknown-merchant There is no merchant "bsae" to extend. → base'],
  },
  {
    code: 'code-taken',
    mistake: 'a code that another merchant has',
    files: { 'merchant.json': { extends: 'base', code: 'BASE' } },
    said: ['child/merchant.json:3:11 code-taken The code "BASE" belongs to the merchant base (base/merchant.json:4).'],
  },
  {
    code: 'domain-taken',
    mistake: 'a domain that another merchant has',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['child.example', 'base.example'] } },
    said: ['child/merchant.json:6:5 domain-taken The domain "base.example" belongs to the merchant base (base/merchant.json:6).'],
  },
  {
    code: 'domain-taken',
    mistake: 'the local name of another merchant',
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['base.localhost'] } },
    said: [
      'child/merchant.json:5:5 domain-taken The domain "base.localhost" belongs to the merchant base: names below localhost are ids of merchants.',
    ],
  },
]
