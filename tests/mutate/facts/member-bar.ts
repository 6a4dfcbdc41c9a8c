import type { Mutant } from '../mutant.ts'

/** What the specification says of the bar of who is logged in, each fact made untrue. */
export const memberBar: readonly Mutant[] = [
  {
    shows: 'R-NAV-MEMBER-BAR-01',
    file: 'src/widgets/member-bar/view.tsx',
    from: 'amount={visitor.balance}',
    to: 'amount={0n}',
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'R-NAV-MEMBER-BAR-01',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-02',
    file: 'src/widgets/member-bar/balance.tsx',
    from: `balanceHidden ? '***' : money(minor)`,
    to: 'money(minor)',
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'R-NAV-MEMBER-BAR-02',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-03',
    file: 'src/widgets/member-bar/balance.tsx',
    from: 'void refreshBalance().finally(() => setBusy(false))',
    to: 'setBusy(false)',
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'R-NAV-MEMBER-BAR-03',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-04',
    file: 'src/widgets/member-bar/account.tsx',
    from: `member?.account ?? ''`,
    to: `member?.nickname ?? ''`,
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'R-NAV-MEMBER-BAR-04',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-10',
    file: 'src/widgets/member-bar/entries.tsx',
    from: 'action={{ signOut: true }}',
    to: `action={{ route: 'index' }}`,
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'R-NAV-MEMBER-BAR-10',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-11',
    file: 'src/features/session/sign-out.ts',
    from: `  if (!(await engine.ask({ title: 'sign_out_title', text: 'sign_out_text', confirm: 'sign_out_submit', cancel: 'sign_out_cancel' }))) return
`,
    to: '',
    test: 'src/engine/render/site.test.tsx',
    title: 'R-NAV-MEMBER-BAR-11',
  },
  {
    shows: 'R-NAV-MEMBER-BAR-16',
    file: 'merchants/base/settings.json',
    from: '"barAgents": [1, 2, 4, 41, 42]',
    to: '"barAgents": [1, 2, 41, 42]',
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-NAV-MEMBER-BAR-16',
  },
]
