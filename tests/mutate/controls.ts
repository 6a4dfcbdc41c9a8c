import type { Mutant } from './mutant.ts'

/** What docs/asvs.md calls met, each without its control. */
export const controls: readonly Mutant[] = [
  {
    shows: '7.4.1',
    file: 'server/modules/accounts/store/sessions.ts',
    from: `    revoke: async (tokenHash: Buffer) => {
`,
    to: `    revoke: async (tokenHash: Buffer) => {
      tokenHash = Buffer.alloc(32)
`,
    test: 'tests/platform/login.test.ts',
    title: 'makes the token worth nothing once logged out',
  },
  {
    shows: '7.4.3',
    file: 'server/modules/session/extra-verification.ts',
    from: `row.security_stamp !== account?.security_stamp`,
    to: `!account`,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a login that is held for extra verification is worth nothing after its owner changes the password`,
  },
  {
    shows: '7.4.5',
    file: 'server/modules/accounts/store/accounts.ts',
    from: `sql<number>\`security_stamp + 1\``,
    to: `sql<number>\`security_stamp\``,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a login that is held for extra verification is worth nothing after the operator ends its sessions`,
  },
  {
    shows: '7.4.3',
    file: 'server/modules/verification/phone-code.ts',
    from: `account?.security_stamp === right.security_stamp ? account : undefined`,
    to: `account`,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a code to log in by phone is worth nothing after`,
  },
  {
    shows: '7.4.3',
    file: 'server/modules/session/store/temporary-passwords.ts',
    from: `      .where('security_stamp', '=', stamp)
`,
    to: ``,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a temporary password by e-mail is worth nothing after`,
  },
  {
    shows: '7.4.3',
    file: 'server/modules/session/social-login.ts',
    from: `if (account.security_stamp !== stamp)`,
    to: `if (account.security_stamp < 0)`,
    test: 'tests/platform/revoked-access.test.ts',
    title: `an arrival from another site is worth nothing after`,
  },
  {
    shows: '7.4.3',
    file: 'server/modules/games/store/launches.ts',
    from: `      .where('session_hash', 'in', liveSessions(tenant).select('sessions.token_hash'))
`,
    to: ``,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a launch of a game is worth nothing after`,
  },
  {
    shows: '7.4.3',
    file: 'server/modules/accounts/store/remembered-logins.ts',
    from: `
          .onRef('accounts.security_stamp', '=', 'remembered_logins.security_stamp')`,
    to: ``,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a remembered login is worth nothing after`,
  },
  {
    shows: '6.2.4',
    file: 'server/control/account-commands.ts',
    from: `  judgePassword(context, password, known)
`,
    to: ``,
    test: 'tests/platform/control.test.ts',
    title: `refuses a password as it is refused to players`,
  },
  {
    shows: '6.4.1',
    file: 'server/control/account-commands.ts',
    from: `temporary: temporary ?? true`,
    to: `temporary: temporary ?? false`,
    test: 'tests/platform/control.test.ts',
    title: `has a password changed at the next login that it has made itself`,
  },
  {
    shows: '2.3.4',
    file: 'server/modules/secrets/open-payload.ts',
    from: `if (!(await payloadNoncesOf(asked.tenant).use(hashToken(jti), until)))`,
    to: `if (!(await payloadNoncesOf(asked.tenant).use(hashToken(jti + String(Math.random())), until)))`,
    test: 'tests/contract/payloads.test.ts',
    title: `is opened once, also of many at the same moment`,
  },
  {
    shows: '2.3.4',
    file: 'server/modules/secrets/open-payload.ts',
    from: ` || protectedHeader['aud'] !== host + path`,
    to: ``,
    test: 'tests/contract/payloads.test.ts',
    title: `is opened on the host and for the call alone`,
  },
  {
    shows: '2.3.4',
    file: 'server/modules/secrets/open-payload.ts',
    from: `if (Math.abs(Date.now() / 1000 - iat) > windowSeconds)`,
    to: `if (Number.isNaN(iat))`,
    test: 'tests/contract/payloads.test.ts',
    title: `has a time near the server’s and a nonce`,
  },
  {
    shows: 'outbox',
    file: 'server/control/operator-pages.ts',
    from: `brand && passes.admits(token, { kind, brand: brand.id }) ? brand : undefined`,
    to: `token === '' ? undefined : brand`,
    test: 'tests/platform/outbox-page.test.ts',
    title: `is not there for who merely reaches this machine`,
  },
  {
    shows: 'inspector',
    file: 'server/app.ts',
    from: `    build !== undefined && mayInspect(`,
    to: `    mayInspect(`,
    test: 'tests/platform/inspect.test.ts',
    title: `and for nobody who merely reaches this machine`,
  },
]
