import type { Mutant } from './mutant.ts'

/** Mutants that each remove a control of chapter V7 (sessions) of docs/asvs.md. */
export const sessionMutants: readonly Mutant[] = [
  {
    breaks: '7.2.1',
    file: 'server/modules/secrets/tokens.ts',
    from: `createHash('sha256').update(token).digest()`,
    to: 'Buffer.from(token)',
    test: 'tests/platform/login.test.ts',
    title: 'stores no token, only its hash',
  },
  {
    breaks: '7.3.1',
    file: 'server/modules/accounts/store/sessions.ts',
    from: `
        .where('sessions.seen_at', '>', seenAfter)`,
    to: '',
    test: 'tests/platform/account-access.test.ts',
    title: 'ends after the minutes configured by the brand',
  },
  {
    breaks: '7.3.2',
    file: 'server/modules/accounts/store/sessions.ts',
    from: `
    .where('sessions.expires_at', '>', new Date())`,
    to: '',
    test: 'tests/platform/login.test.ts',
    title: 'rejects the token after a day',
  },
  {
    breaks: '7.4.1',
    file: 'server/modules/accounts/store/sessions.ts',
    from: `    revoke: async (tokenHash: Buffer) => {
`,
    to: `    revoke: async (tokenHash: Buffer) => {
      tokenHash = Buffer.alloc(32)
`,
    test: 'tests/platform/login.test.ts',
    title: 'rejects the token after logout',
  },
  {
    breaks: '7.4.2',
    file: 'server/modules/registration/commands.ts',
    from: `    if (changes.disabled === true) await revokeAccess(context.tenant, account.id)
`,
    to: '',
    test: 'tests/platform/revoked-access.test.ts',
    title: 'a login code sent to the phone is revoked when the operator disables',
  },
  {
    breaks: '7.4.3',
    file: 'server/modules/session/extra-verification.ts',
    from: `row.security_stamp !== account?.security_stamp`,
    to: `!account`,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a login pending extra verification is revoked when its owner changes the password`,
  },
  {
    breaks: '7.4.4',
    file: 'src/widgets/member-bar/view.tsx',
    from: `      {variant !== 'compact' && <Entries items={otherItems} signOutLabel={text(signOutLabel)} />}
`,
    to: '',
    test: 'src/widgets/member-bar/view.test.tsx',
    title: 'asks for confirmation before it logs out',
  },
  {
    breaks: '7.4.5',
    file: 'server/modules/accounts/store/accounts.ts',
    from: `sql<number>\`security_stamp + 1\``,
    to: `sql<number>\`security_stamp\``,
    test: 'tests/platform/revoked-access.test.ts',
    title: `a login pending extra verification is revoked when the operator ends all sessions`,
  },
  {
    breaks: '7.5.1',
    file: 'server/modules/identity/authenticator.ts',
    from: `  await reauthenticate(context, owner, password)
  const pending`,
    to: '  const pending',
    test: 'tests/platform/without-password.test.ts',
    title: 'cannot change its passwords or authenticator app after a login more than ten minutes ago, whatever password is sent',
  },
  {
    breaks: '7.5.2',
    file: 'server/modules/session/account-access.ts',
    from: `  await reauthenticate(context, owner, password)
`,
    to: '',
    test: 'tests/platform/account-access.test.ts',
    title: 'requires the password again',
  },
  {
    breaks: '7.6.1',
    file: 'server/modules/session/store/social.ts',
    from: `
        .where('id_hash', '=', idHash)
        .where('state_hash', stateHash`,
    to: `
        .where('state_hash', stateHash`,
    test: 'tests/platform/social.test.ts',
    title: 'is valid once, and only in the browser that started it',
  },
]
