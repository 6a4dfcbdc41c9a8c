import type { Mutant } from '../mutant.ts'

/** What the specification says of the bar at the right, each fact made untrue. */
export const rightBar: readonly Mutant[] = [
  {
    shows: 'R-RIGHT-BAR-04',
    file: 'merchants/base/settings.json',
    from: '"bar": 125',
    to: '"bar": 100',
    test: 'src/widgets/support-bar/view.test.tsx',
    title: 'R-RIGHT-BAR-04',
  },
  {
    shows: 'R-RIGHT-BAR-05',
    file: 'src/widgets/support-bar/codes.tsx',
    from: '{apps.map(',
    to: '{apps.slice(1).map(',
    test: 'src/widgets/support-bar/view.test.tsx',
    title: 'R-RIGHT-BAR-05',
  },
  {
    shows: 'R-RIGHT-BAR-07',
    file: 'src/widgets/support-bar/apps.ts',
    from: `MOBILECONFIG: 'IOS-LITE-APP'`,
    to: `MOBILECONFIG: 'iOS Lite'`,
    test: 'src/widgets/support-bar/view.test.tsx',
    title: 'R-RIGHT-BAR-07',
  },
  {
    shows: 'R-RIGHT-BAR-08',
    file: 'src/widgets/support-bar/apps.ts',
    from: `, ANDROID: 'Android' }`,
    to: ' }',
    test: 'src/widgets/support-bar/view.test.tsx',
    title: 'R-RIGHT-BAR-08',
  },
  {
    shows: 'R-RIGHT-BAR-09',
    file: 'merchants/base/routes.json',
    from: '"download": "down"',
    to: '"download": "help"',
    test: 'src/widgets/support-bar/view.test.tsx',
    title: 'R-RIGHT-BAR-09',
  },
]
