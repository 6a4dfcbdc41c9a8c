import type { Mutant } from '../mutant.ts'

/** What the specification says of pages of lists, each fact made untrue. */
export const pagination: readonly Mutant[] = [
  {
    shows: 'R-PAGINATION-01',
    file: 'merchants/base/settings.json',
    from: '"headerGamesFirst": 21',
    to: '"headerGamesFirst": 24',
    test: 'src/widgets/main-navigation/view.test.tsx',
    title: 'R-PAGINATION-01',
  },
  {
    shows: 'R-PAGINATION-02',
    file: 'src/widgets/main-navigation/games-panel.tsx',
    from: '(0, pages - 1) * next',
    to: '(0, pages - 1) * first',
    test: 'src/widgets/main-navigation/games-panel.test.ts',
    title: 'R-PAGINATION-02',
  },
  {
    shows: 'R-PAGINATION-03',
    file: 'merchants/base/settings.json',
    from: '"homeGames": 24',
    to: '"homeGames": 20',
    test: 'src/widgets/game-grid/view.test.tsx',
    title: 'R-PAGINATION-03',
  },
  {
    shows: 'R-PAGINATION-07',
    file: 'src/ui/controls/list-pages.ts',
    from: 'span(1, Math.min(margin, count))',
    to: 'span(1, 0)',
    test: 'src/ui/controls/list-pages.test.ts',
    title: 'R-PAGINATION-07',
  },
]
