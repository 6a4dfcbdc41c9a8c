import type { Mutant } from '../mutant.ts'

/** What the specification says of roles, each fact made untrue. */
export const roles: readonly Mutant[] = [
  {
    shows: 'R-ROLES-04',
    file: 'src/engine/resolve/visitor.ts',
    from: `if (accountTypes.guest.includes(type)) return 'guest'
`,
    to: '',
    test: 'src/engine/render/roles.test.tsx',
    title: 'R-ROLES-04',
  },
  {
    shows: 'R-ROLES-05',
    file: 'src/engine/resolve/access.ts',
    from: `menus.member.allowed ? 'allow' : 'warn'`,
    to: `menus.member.allowed ? 'allow' : 'ignore'`,
    test: 'src/engine/render/centre-warnings.test.tsx',
    title: 'R-ROLES-05',
  },
  {
    shows: 'R-ROLES-08',
    file: 'src/engine/resolve/menus.ts',
    from: 'context.panels[panel] !== true',
    to: 'context.panels[panel] === undefined',
    test: 'src/engine/render/centre-warnings.test.tsx',
    title: 'R-ROLES-08',
  },
  {
    shows: 'R-ROLES-10',
    file: 'src/engine/resolve/visitor.ts',
    from: `if (session.token === undefined) return { kind: 'visitor'`,
    to: `if (session.token === undefined) return { kind: 'guest'`,
    test: 'src/engine/render/roles.test.tsx',
    title: 'R-ROLES-10',
  },
  {
    shows: 'R-ROLES-11',
    file: 'src/engine/resolve/visitor.ts',
    from: `? 'agent' : 'player'`,
    to: `? 'agent' : 'guest'`,
    test: 'src/engine/render/roles.test.tsx',
    title: 'R-ROLES-11',
  },
  {
    shows: 'R-ROLES-12',
    file: 'merchants/base/settings.json',
    from: '"agentCentre": [1, 2, 41, 42]',
    to: '"agentCentre": [1, 2, 41]',
    test: 'src/engine/render/roles.test.tsx',
    title: 'R-ROLES-12',
  },
  {
    shows: 'R-ROLES-15',
    file: 'server/modules/session/log-in.ts',
    from: `account.side !== 'both' && account.side !== side`,
    to: `account.side !== 'both' && side === 'member' && account.side !== side`,
    test: 'tests/platform/login.test.ts',
    title: 'R-ROLES-15',
  },
  {
    shows: 'R-ROLES-16',
    file: 'server/modules/session/log-in.ts',
    from: `side === 'agent' ? 'non_agent_login' : 'non_member_login'`,
    to: `'non_agent_login'`,
    test: 'tests/platform/login.test.ts',
    title: 'R-ROLES-16',
  },
]
