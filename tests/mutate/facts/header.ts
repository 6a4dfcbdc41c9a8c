import type { Mutant } from '../mutant.ts'

/** What the specification says of the header, each fact made untrue. */
export const header: readonly Mutant[] = [
  {
    shows: 'R-NAV-HEADER-02',
    file: 'src/engine/resolve/categories.ts',
    from: `if (offer.vendors.length === 0) return 'it has no vendor'
`,
    to: '',
    test: 'src/engine/resolve/categories.test.ts',
    title: 'R-NAV-HEADER-02',
  },
  {
    shows: 'R-NAV-HEADER-15',
    file: 'src/widgets/main-navigation/item-label.tsx',
    from: 'clubLabel?.labelName',
    to: 'memberLabel[0]?.labelName',
    test: 'src/widgets/main-navigation/view.test.tsx',
    title: 'R-NAV-HEADER-15',
  },
  {
    shows: 'R-NAV-HEADER-16',
    file: 'src/widgets/main-navigation/item-label.tsx',
    from: `rank ?? '--'`,
    to: `rank ?? ''`,
    test: 'src/widgets/main-navigation/view.test.tsx',
    title: 'R-NAV-HEADER-16',
  },
  {
    shows: 'R-NAV-HEADER-17',
    file: 'src/widgets/main-navigation/games-panel.tsx',
    from: '[undefined, ...category.vendors].map',
    to: '[undefined, ...category.vendors.slice(1)].map',
    test: 'src/widgets/main-navigation/view.test.tsx',
    title: 'R-NAV-HEADER-17',
  },
  {
    shows: 'R-NAV-HEADER-18',
    file: 'src/widgets/main-navigation/entry.tsx',
    from: `usePopover({ hover: true, align: 'center'`,
    to: `usePopover({ align: 'center'`,
    test: 'src/widgets/main-navigation/view.test.tsx',
    title: 'R-NAV-HEADER-18',
  },
]
