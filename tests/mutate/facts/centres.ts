import type { Mutant } from '../mutant.ts'

/** What the specification says of the member centre and the agent centre, each fact made untrue. */
export const centres: readonly Mutant[] = [
  {
    shows: 'R-AGENT-CENTRE-04',
    file: 'merchants/base/menus.json',
    from: '"default": "agentTeamOverview"',
    to: '"default": "agentAnnouncement"',
    test: 'tests/e2e/overlays.spec.ts',
    title: 'R-AGENT-CENTRE-04',
  },
  {
    shows: 'R-AGENT-CENTRE-17',
    file: 'src/engine/resolve/access.ts',
    from: `rule === 'agent' && menus.agent.allowed`,
    to: `rule === 'agent' && menus.member.allowed`,
    test: 'src/engine/resolve/access.test.ts',
    title: 'R-AGENT-CENTRE-17',
  },
  {
    shows: 'R-MEMBER-CENTRE-18',
    file: 'merchants/base/menus.json',
    from: '"default": "securityCenter"',
    to: '"default": "transferFund"',
    test: 'tests/e2e/overlays.spec.ts',
    title: 'R-MEMBER-CENTRE-18',
  },
  {
    shows: 'R-MEMBER-CENTRE-22',
    file: 'src/engine/resolve/menus.ts',
    from: `      return closed
`,
    to: '',
    test: 'src/engine/resolve/resolve-site.test.ts',
    title: 'R-MEMBER-CENTRE-22',
  },
  {
    shows: 'R-MEMBER-CENTRE-23',
    file: 'src/engine/resolve/access.ts',
    from: `if (!loggedIn) return 'login'`,
    to: `if (!loggedIn) return rule === 'member' ? 'warn' : 'login'`,
    test: 'src/engine/resolve/access.test.ts',
    title: 'R-MEMBER-CENTRE-23',
  },
  {
    shows: 'R-MEMBER-CENTRE-24',
    file: 'src/engine/resolve/access.ts',
    from: `menus.member.allowed ? 'allow' : 'warn'`,
    to: `'allow'`,
    test: 'src/engine/resolve/access.test.ts',
    title: 'R-MEMBER-CENTRE-24',
  },
]
