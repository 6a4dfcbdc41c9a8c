import type { Mutant } from '../mutant.ts'

/** What the specification says of the flags of the platform, each fact made untrue. */
export const flags: readonly Mutant[] = [
  {
    shows: 'R-FLAGS-01',
    file: 'src/engine/resolve/flags.ts',
    from: `node.enabled === '1'`,
    to: 'Boolean(node.enabled)',
    test: 'src/engine/resolve/flags.test.ts',
    title: 'R-FLAGS-01',
  },
  {
    shows: 'R-FLAGS-02',
    file: 'src/widgets/password-form/forgot.tsx',
    from: 'flags.CHNGPASSVERIF3',
    to: 'flags.MOBILEVERCODELOGIN3',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-FLAGS-02',
  },
  {
    shows: 'R-FLAGS-05',
    file: 'src/engine/rules/registration/build-register-form.ts',
    from: `method === 'username' || flags.MOBILENUMPASSREG3 === true`,
    to: `method === 'username' || flags.MOBILENUMPASSREG3 !== undefined`,
    test: 'src/widgets/register-form/rules.test.tsx',
    title: 'R-FLAGS-05',
  },
  {
    shows: 'R-FLAGS-06',
    file: 'src/engine/rules/registration/build-register-form.ts',
    from: 'username: flags.USERNAMEREG3 === true &&',
    to: 'username: flags.USERNAMEREG3 !== false &&',
    test: 'src/engine/resolve/register-form.test.ts',
    title: 'R-FLAGS-06',
  },
  {
    shows: 'R-FLAGS-07',
    file: 'src/features/session/free-play.ts',
    from: 'flags.FREEPLAY3',
    to: 'flags.FREEPLAY3 || flags.USERNAMEREG3',
    test: 'src/widgets/login-form/view.test.tsx',
    title: 'R-FLAGS-07',
  },
  {
    shows: 'R-FLAGS-08',
    file: 'src/features/session/sign-in.ts',
    from: '(passwordExpired && site.get().flags.PWDEXPFORCECHANGE3)',
    to: 'passwordExpired',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-FLAGS-08',
  },
  {
    shows: 'R-FLAGS-09',
    file: 'src/widgets/login-form/view.tsx',
    from: 'flags.MOBILEVERCODELOGIN3',
    to: 'flags.MOBILENUMREG3',
    test: 'src/widgets/login-form/view.test.tsx',
    title: 'R-FLAGS-09',
  },
  {
    shows: 'R-FLAGS-12',
    file: 'server/modules/cashback/handlers.ts',
    from: `if (!isOn(site, 'MANPLAYREB3'))`,
    to: `if (!isOn(site, 'AGENTPOLICY3'))`,
    test: 'tests/platform/records.test.ts',
    title: 'R-FLAGS-12',
  },
]
