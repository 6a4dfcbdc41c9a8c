import type { Mutant } from '../mutant.ts'

/** What the specification says of the footer, each fact made untrue. */
export const footer: readonly Mutant[] = [
  {
    shows: 'R-NAV-FOOTER-04',
    file: 'src/features/games/start-game.ts',
    from: 'firstOpen(category.games)',
    to: 'firstOpen(category.games.toReversed())',
    test: 'src/features/games/start-game.test.tsx',
    title: 'R-NAV-FOOTER-04',
  },
  {
    shows: 'R-NAV-FOOTER-05',
    file: 'src/engine/resolve/action-path.ts',
    from: 'categoryPath(site, category.id, category.vendors[0]?.code)',
    to: 'categoryPath(site, category.id, category.vendors.at(-1)?.code)',
    test: 'src/engine/resolve/action-path.test.ts',
    title: 'R-NAV-FOOTER-05',
  },
  {
    shows: 'R-NAV-FOOTER-06',
    file: 'src/features/games/start-game.ts',
    from: `  if (vendor !== undefined) account.setCurrentVendor(vendor)
`,
    to: '',
    test: 'src/engine/render/site.test.tsx',
    title: 'R-NAV-FOOTER-06',
  },
  {
    shows: 'R-NAV-FOOTER-07',
    file: 'src/features/games/start-game.ts',
    from: 'games.filter(({ vassalage }) => vassalage === vendor)',
    to: '[...games]',
    test: 'src/features/games/start-game.test.tsx',
    title: 'R-NAV-FOOTER-07',
  },
  {
    shows: 'R-NAV-FOOTER-08',
    file: 'src/features/games/start-game.ts',
    from: 'category === undefined || game === undefined) return engine.act',
    to: 'category === undefined || game !== undefined) return engine.act',
    test: 'src/features/games/start-game.test.tsx',
    title: 'R-NAV-FOOTER-08',
  },
]
