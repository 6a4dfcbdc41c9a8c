import type { Mutant } from './mutant.ts'

/** Mutants that each remove a control of chapters V8 (authorization) and V13 (the database) of docs/asvs.md. */
export const authorizationMutants: readonly Mutant[] = [
  {
    breaks: '8.1.1',
    file: 'server/http/document/derive-open-api.ts',
    from: `security: token === 'required' ? [{ session: [] }] : []`,
    to: 'security: []',
    test: 'tests/contract/document.test.ts',
    title: 'declares which operations need a token',
  },
  {
    breaks: '8.2.1',
    file: 'server/http/register-endpoints.ts',
    from: `  if (token === 'required' && !member) throw new ApiError('not_logged_in')
`,
    to: '',
    test: 'tests/contract/tokens.test.ts',
    title: 'is rejected if its schema requires a token: ',
  },
  {
    breaks: '8.2.1',
    file: 'server/modules/accounts/account-types.ts',
    from: 'if (type === accountTypes.guest) throw',
    to: 'if (type < 0) throw',
    test: 'tests/platform/account-types.test.ts',
    title: 'can call each operation that its kind of account may call',
  },
  {
    breaks: '8.2.1',
    file: 'server/http/register-endpoints.ts',
    from: ' && !allowedBeforePasswordChange.has(name)',
    to: ' && allowedBeforePasswordChange.size === 0',
    test: 'tests/platform/passwords.test.ts',
    title: 'allows nothing but its change',
  },
  {
    breaks: '8.2.2',
    file: 'server/modules/accounts/store/sessions.ts',
    from: `
        .where('account', '=', account)
        .where('seen_at', '>', seenAfter)`,
    to: `
        .where('seen_at', '>', seenAfter)`,
    test: 'tests/platform/account-access.test.ts',
    title: 'are visible to the owner alone',
  },
  {
    breaks: '8.2.2',
    file: 'server/modules/games/launch-game.ts',
    from: 'if (body.username !== account.username || !hashToken(body.token).equals(tokenHash)) throw',
    to: `if (body.username === '') throw`,
    test: 'tests/platform/launch.test.ts',
    title: 'is rejected with the name or token of another account',
  },
  {
    breaks: '8.2.3',
    file: 'server/modules/accounts/member-info.ts',
    from: `  return {
    id,`,
    to: `  return {
    ...account,
    id,`,
    test: 'tests/contract/endpoints.test.ts',
    title: 'member.info answers a valid request',
  },
  {
    breaks: '8.3.1',
    file: 'server/http/register-endpoints.ts',
    from: `  if (port !== 'system') assertSiteOpen(getSiteAccess(requestContext.site, requestContext.location).status)
`,
    to: '',
    test: 'tests/platform/site-access.test.ts',
    title: 'is closed during maintenance, with status 1',
  },
  {
    breaks: '8.4.1',
    file: 'server/database/row-security.ts',
    from: `$1, false)\`, [scope])`,
    to: `$1, false)\`, [allMerchants])`,
    test: 'tests/platform/row-security.test.ts',
    title: 'reads only its own brand’s rows of every table',
  },
  {
    breaks: '13.2.2',
    file: 'server/database/grants.ts',
    from: `    await sql\`revoke update, delete on \${tables(appendOnlyTables)} from \${grantee}\`.execute(db)
`,
    to: '',
    test: 'tests/platform/roles.test.ts',
    title: 'may read and insert rows of append-only tables',
  },
  {
    breaks: '13.2.2',
    file: 'server/database/roles.ts',
    from: `const restrictedAttributes = 'login nosuperuser nocreatedb`,
    to: `const restrictedAttributes = 'login nosuperuser createdb`,
    test: 'tests/platform/roles.test.ts',
    title: 'owns nothing, is a member of no role',
  },
]
