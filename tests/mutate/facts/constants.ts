import type { Mutant } from '../mutant.ts'

/** What the specification says of constants, each fact made untrue. */
export const constants: readonly Mutant[] = [
  {
    shows: 'R-CONSTANTS-02',
    file: 'merchants/base/games.json',
    from: '"Lott", "ZY"',
    to: '"Lott"',
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-02',
  },
  {
    shows: 'R-CONSTANTS-04',
    file: 'src/engine/render/nodes/registry.ts',
    from: 'seconds * 1000)',
    to: 'seconds * 500)',
    test: 'src/engine/render/nodes/registry.test.ts',
    title: 'R-CONSTANTS-04',
  },
  {
    shows: 'R-CONSTANTS-07',
    file: 'merchants/base/settings.json',
    from: '"guest": [4]',
    to: '"guest": [0, 4]',
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-07',
  },
  {
    shows: 'R-CONSTANTS-08',
    file: 'src/engine/resolve/resolve-site.ts',
    from: 'permission.status === 1 ||',
    to: 'permission.status === 3 ||',
    test: 'src/engine/resolve/resolve-site.test.ts',
    title: 'R-CONSTANTS-08',
  },
  {
    shows: 'R-CONSTANTS-09',
    file: 'src/engine/rules/money/money.ts',
    from: '.slice(0, style.decimals)',
    to: `.slice(0, style.decimals).replace(/0$/, '')`,
    test: 'src/engine/rules/money/money.test.ts',
    title: 'R-CONSTANTS-09',
  },
  {
    shows: 'R-CONSTANTS-10',
    file: 'src/engine/rules/money/money.ts',
    from: '(\\d{3})+$',
    to: '\\d{3}$',
    test: 'src/engine/rules/money/money.test.ts',
    title: 'R-CONSTANTS-10',
  },
  {
    shows: 'R-CONSTANTS-11',
    file: 'merchants/base/merchant.json',
    from: '"symbol": "P"',
    to: '"symbol": "$"',
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-11',
  },
  {
    shows: 'R-CONSTANTS-12',
    file: 'src/ui/media/qr.tsx',
    from: 'size = 200',
    to: 'size = 180',
    test: 'src/ui/media/qr.test.tsx',
    title: 'R-CONSTANTS-12',
  },
  {
    shows: 'R-CONSTANTS-13',
    file: 'src/ui/media/qr.tsx',
    from: 'margin = 20',
    to: 'margin = 10',
    test: 'src/ui/media/qr.test.tsx',
    title: 'R-CONSTANTS-13',
  },
  {
    shows: 'R-CONSTANTS-18',
    file: 'merchants/base/games.json',
    from: `"percent": 0.7
`,
    to: `"percent": 0.07
`,
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-18',
  },
  {
    shows: 'R-CONSTANTS-19',
    file: 'merchants/base/games.json',
    from: `"SPORTS": {
      "percent": 1.0`,
    to: `"SPORTS": {
      "percent": 1.1`,
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-19',
  },
  {
    shows: 'R-CONSTANTS-21',
    file: 'merchants/base/games.json',
    from: `"RNG": {
      "percent": 1.2`,
    to: `"RNG": {
      "percent": 1.0`,
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-21',
  },
]
