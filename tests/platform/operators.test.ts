import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { allCommands } from '../../server/admin-api/commands.ts'
import { type OperatorRole, operatorRoles, permissions, permissionsOfRole } from '../../server/modules/commands/index.ts'
import { generateTotp } from './generate-totp.ts'
import { query, queryWithoutTriggers } from './query-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const send = (method: string, path: string, token: string | undefined, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  platform.send(method, `/_livery/${path}`, {
    host: 'localhost',
    ...(body !== undefined && { body }),
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  })
const runCommand = (token: string, command: string, body: object) => send('POST', `admin/${command}`, token, body)
const listAuditRows = async (where: string) =>
  (
    await query<{ merchant: string; event: string; outcome: string; operator_name: string; detail: string | null }>(
      platform,
      `select merchant, event, outcome, operator_name, detail from audit_log where ${where} order by merchant, seq`,
    )
  ).rows

/** Runs the `livery` command line with a home folder. Its prompts receive `answers` in order. */
async function runCli(
  args: readonly string[],
  { home, answers = [] }: { readonly home: string; readonly answers?: readonly (string | (() => string))[] },
) {
  const output = { out: '', err: '' }
  const remainingAnswers = [...answers]
  const code = await main([...args, '--data', platform.dataDir], {
    out: (text) => void (output.out += `${text}\n`),
    err: (text) => void (output.err += `${text}\n`),
    paint: (_, text) => text,
    env: { HOME: home },
    prompt: async () => {
      const answer = remainingAnswers.shift() ?? ''
      return typeof answer === 'string' ? answer : answer()
    },
  })
  return { code, ...output }
}
const createHomeFolder = (): string => mkdtempSync(join(tmpdir(), 'livery-home-'))

describe('the permission of a command', () => {
  const commandNames = Object.keys(allCommands)

  it('is declared by every command; every permission is in use and, except for the bootstrap, granted by a role', () => {
    const usedPermissions = new Set(Object.values(allCommands).map(({ permission }) => permission))
    expect([...usedPermissions].toSorted()).toEqual([...permissions].toSorted())
    const grantedPermissions = new Set(operatorRoles.flatMap((role) => [...permissionsOfRole[role]]))
    expect(permissions.filter((permission) => !grantedPermissions.has(permission))).toEqual(['operators.bootstrap'])
  })

  it.each(operatorRoles)('is enforced for every command, with 403 and a log entry: role %s', async (role: OperatorRole) => {
    const name = `Tester ${role}`
    const token = await platform.getOperatorToken(name, [role])
    for (const command of commandNames) {
      const { permission, parameters } = allCommands[command] ?? {}
      const takesBrand = parameters !== undefined && 'brand' in parameters
      // The parameters are incomplete, so that an allowed command changes nothing.
      const { status, body } = await runCommand(token, command, takesBrand ? { brand: 'alpha' } : {})
      const isAllowed = permission !== undefined && permissionsOfRole[role].has(permission)
      if (isAllowed) expect([200, 400], `${role} ${command}`).toContain(status)
      else {
        expect({ command, status, code: body.code }).toEqual({ command, status: 403, code: 'forbidden' })
        expect(body.message, command).toContain(`it needs the permission ${String(permission)}`)
        const rows = await listAuditRows(`event = 'operator-${command}' and operator_name = '${name}'`)
        expect(rows, command).toEqual([expect.objectContaining({ merchant: takesBrand ? 'ALPHA1' : '*', outcome: 'forbidden' })])
      }
    }
    for (const brand of ['alpha', undefined])
      expect(await platform.runAdminCommand('audit-verify', brand === undefined ? {} : { brand })).toMatchObject({ passed: true })
  })

  it('applies only to the brand for which the role was granted, and refusals reveal nothing about other brands', async () => {
    const token = await platform.getOperatorToken('Alpha only', [{ role: 'admin', merchant: 'ALPHA1' }])
    expect((await runCommand(token, 'flags', { brand: 'alpha' })).status).toBe(200)
    for (const [command, body] of [
      ['flags', { brand: 'beta' }],
      ['flags', { brand: 'nobody' }],
      ['brands', {}],
      ['audit-list', {}],
      ['operators', {}],
      ['create-operator', { email: 'x@operators.example', name: 'X', role: 'admin' }],
    ] as const) {
      const { status, text } = await runCommand(token, command, body)
      expect({ command, status }).toEqual({ command, status: 403 })
      expect(text).not.toContain('gamma')
    }
    const access = (await send('GET', 'operator/me', token)).body.value as {
      brands: readonly { id: string }[]
      permissions: readonly string[]
    }
    expect(access.brands.map(({ id }) => id)).toEqual(['alpha'])
    expect(access.permissions).toEqual([])
  })
})

describe('every admin command', () => {
  it('is in the log with operator, parameters, reason, and what changed, and without personal data', async () => {
    const by = 'Logged'
    const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', by, ...body })
    await runAdminCommand('flags', {})
    await runAdminCommand('set-flag', { flag: 'AGENTPOLICY3', on: true, reason: 'Asked by marketing' })
    await runAdminCommand('set-mission', { mission: 'daily-play', change: { target: '60.00' } })
    await runAdminCommand('set-value', { path: 'wallet.bonusDays', value: '30', reason: 'New terms' })
    await runAdminCommand('create-account', { username: 'loggedone', type: 0, email: 'logged@example.com', password: 'Fjordpassword2' })
    await runAdminCommand('disable-account', { username: 'loggedone', reason: 'A duplicate' })
    await expect(runAdminCommand('disable-account', { username: 'nobody' })).rejects.toThrow('no account')
    const rows = (await listAuditRows(`operator_name = '${by}'`)).map(({ event, outcome, detail }) => ({
      event,
      outcome,
      ...(detail === null ? {} : (JSON.parse(detail) as object)),
    }))
    expect(rows).toMatchObject([
      { event: 'operator-flags', outcome: 'done' },
      { event: 'operator-set-flag', before: false, after: true, parameters: { reason: 'Asked by marketing' } },
      {
        event: 'operator-set-mission',
        changes: [{ path: expect.stringContaining('daily-play.target') as string, after: expect.anything() as unknown }],
        parameters: { mission: 'daily-play' },
      },
      { event: 'operator-set-value', path: 'wallet.bonusDays', after: 30, parameters: { reason: 'New terms' } },
      { event: 'operator-create-account', outcome: 'done' },
      {
        event: 'operator-disable-account',
        before: { disabled: false },
        after: { disabled: true },
        parameters: { reason: 'A duplicate' },
      },
      { event: 'operator-disable-account', outcome: 'refused' },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/loggedone|logged@example|Fjord|nobody/)
  })

  it('is exported with the hashes that verify the log', async () => {
    const { type, data } = (await platform.runAdminCommand('audit-export', { brand: 'alpha', count: 3, after: 1 })) as {
      type: string
      data: string
    }
    expect(type).toBe('application/x-ndjson')
    const lines = Buffer.from(data, 'base64')
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { row: number; hash: string })
    expect(lines.map(({ row }) => row)).toEqual([2, 3, 4])
    for (const { hash } of lines) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('breaks the hash chain of the log if its operator is changed afterwards', async () => {
    await platform.runAdminCommand('flags', { brand: 'delta', by: 'Original' })
    await queryWithoutTriggers(
      platform,
      `update audit_log set operator_name = 'Another' where merchant = 'DELTA1' and operator_name = 'Original'`,
    )
    expect(await platform.runAdminCommand('audit-verify', { brand: 'delta' })).toMatchObject({
      passed: false,
      firstInvalidRow: { problem: 'altered' },
    })
  })
})

describe('the first administrator', () => {
  it('is created on the machine, enrols once, logs in, runs commands under their own name, and logs out', async () => {
    const home = createHomeFolder()
    await query(platform, `delete from operator_roles where role = 'admin'`)
    const result = await runCli(['admin', 'bootstrap', '--email', 'ann@first.example', '--name', 'Ann First'], { home })
    expect(result).toMatchObject({ code: 0 })
    const token = /--enrol (\S+)/.exec(result.out)?.[1] ?? ''
    expect((await runCli(['admin', 'bootstrap', '--email', 'eve@first.example', '--name', 'Eve'], { home })).err).toContain(
      'An administrator already exists',
    )

    const enrolmentStart = await send('POST', 'operator/enrolment', undefined, { token })
    const { secret } = enrolmentStart.body.value as { secret: string }
    const finishEnrolment = (password: string, code = generateTotp(secret)) =>
      send('POST', 'operator/enrolment/finish', undefined, { token, password, code })
    expect((await finishEnrolment('short')).body.code).toBe('password_refused')
    expect((await finishEnrolment('password1234')).body.code).toBe('password_refused')
    expect((await finishEnrolment('a long sentence of mine', '000000')).body.code).toBe('code_wrong')
    expect((await finishEnrolment('a long sentence of mine')).status).toBe(200)
    expect((await finishEnrolment('a long sentence of mine')).body.code).toBe('enrolment_invalid')

    await query(platform, `update operators set last_step = 0 where email = 'ann@first.example'`)
    const answers = ['a long sentence of mine', () => generateTotp(secret)]
    expect(await runCli(['login', '--email', 'Ann@first.example'], { home, answers })).toMatchObject({ code: 0, err: '' })
    const file = join(home, '.config/livery/credentials.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await runCli(['whoami'], { home })).out).toContain('Ann First (person)')
    expect(await runCli(['platform', 'flags', 'alpha', 'AGENTPOLICY3', 'on', '--reason', 'A try'], { home })).toMatchObject({ code: 0 })
    expect((await listAuditRows(`event = 'operator-set-flag' and operator_name = 'Ann First'`)).length).toBe(1)
    const accessToken = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { token: string }>)[platform.dataDir]?.token ?? ''
    const { rows } = await query<{ row: string }>(platform, `select operator_tokens::text as row from operator_tokens`)
    expect(rows.map(({ row }) => row).join()).not.toContain(accessToken)
    expect((await runCli(['logout'], { home })).out).toContain('Logged out Ann First')
    expect((await runCommand(accessToken, 'flags', { brand: 'alpha' })).status).toBe(401)
    expect((await runCli(['whoami'], { home })).out).toContain('machine (machine)')
  })

  it('can be created again on the machine only', async () => {
    const home = createHomeFolder()
    const bootstrapArgs = ['admin', 'bootstrap', '--email', 'bea@first.example', '--name', 'Bea', '--again']
    expect(await runCli(bootstrapArgs, { home })).toMatchObject({ code: 0 })
    const adminToken = await platform.getOperatorToken('Someone', ['admin'])
    const body = { email: 'eve@first.example', name: 'Eve', again: true }
    expect((await runCommand(adminToken, 'bootstrap-operator', body)).status).toBe(403)
  })
})

describe('a sign-in', () => {
  const enrol = async (email: string, role = 'viewer') => {
    const { enrolment } = await platform.runAdminCommand('create-operator', { email, name: 'Signing In', role, by: 'Root' })
    const { body } = await send('POST', 'operator/enrolment', undefined, { token: enrolment })
    const { secret } = body.value as { secret: string }
    const password = 'four words in a row'
    expect(
      (await send('POST', 'operator/enrolment/finish', undefined, { token: enrolment, password, code: generateTotp(secret) })).status,
    ).toBe(200)
    await query(platform, `update operators set last_step = 0 where email = '${email}'`)
    return { password, secret }
  }
  const signIn = (email: string, password: string, code: string) => send('POST', 'operator/sign-in', undefined, { email, password, code })

  it('responds alike to a wrong password, a wrong TOTP code and an unknown email address, and accepts a TOTP code once', async () => {
    const email = 'once@operators.example'
    const { password, secret } = await enrol(email)
    const responses = [
      await signIn(email, 'wrong', generateTotp(secret)),
      await signIn(email, password, '000000'),
      await signIn('nobody@operators.example', password, generateTotp(secret)),
    ].map(({ status, text }) => ({ status, text }))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 401 })
    const code = generateTotp(secret)
    expect((await signIn(email, password, code)).status).toBe(200)
    expect((await signIn(email, password, code)).status).toBe(401)
    const rows = await listAuditRows(`event = 'operator-sign-in' and outcome = 'sign_in_failed'`)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('is rate-limited per email address, whether known or unknown', async () => {
    for (const email of ['limited@operators.example', 'unknown@operators.example']) {
      if (email.startsWith('limited')) await enrol(email)
      const codes: unknown[] = []
      for (let attempt = 0; attempt < 12; attempt++) codes.push((await signIn(email, 'wrong', '000000')).body.code)
      expect([email, codes.at(0), codes.at(-1)]).toEqual([email, 'sign_in_failed', 'too_many_requests'])
    }
  })

  it('ends when it expires, when the operator is signed out, and when they are disabled', async () => {
    const token = await platform.getOperatorToken('Ending', ['viewer'])
    const getOperatorId = async () => {
      const { rows } = await query<{ id: string }>(platform, `select id from operators where name = 'Ending'`)
      return rows[0]?.id ?? ''
    }
    const isSignedIn = async () => (await runCommand(token, 'flags', { brand: 'alpha' })).status === 200
    expect(await isSignedIn()).toBe(true)
    await platform.runAdminCommand('disable-operator', { operator: await getOperatorId(), by: 'Root' })
    expect(await isSignedIn()).toBe(false)
    await platform.runAdminCommand('enable-operator', { operator: await getOperatorId(), by: 'Root' })
    expect(await isSignedIn()).toBe(false)
    const fetchStatusCode = async (bearer: string) => (await runCommand(bearer, 'flags', { brand: 'alpha' })).status
    const signedOutToken = await platform.getOperatorToken('Signed out', ['viewer'])
    expect(await fetchStatusCode(signedOutToken)).toBe(200)
    const operator = 'signed-out@operators.example'
    expect(await platform.runAdminCommand('sign-out-operator', { operator, by: 'Root' })).toMatchObject({ revokedTokens: 1 })
    expect(await fetchStatusCode(signedOutToken)).toBe(401)
    const expiredToken = await platform.getOperatorToken('Expired', ['viewer'])
    expect(await fetchStatusCode(expiredToken)).toBe(200)
    await query(
      platform,
      `update operator_tokens set expires_at = now() where operator = (select id from operators where name = 'Expired')`,
    )
    expect(await fetchStatusCode(expiredToken)).toBe(401)
    const { rows } = await query<{ hours: number }>(
      platform,
      `select max(extract(epoch from expires_at - created_at) / 3600)::float as hours from operator_tokens where purpose = 'access'`,
    )
    expect(rows[0]?.hours).toBeLessThanOrEqual(12.01)
  })

  it('exchanges the secret of a service for a token that is valid for an hour and cannot request a command that needs a second operator', async () => {
    const { secret } = (await platform.runAdminCommand('create-service', { name: 'ci', role: 'admin', by: 'Root' })) as { secret: string }
    expect((await runCommand(secret, 'flags', { brand: 'alpha' })).status).toBe(401)
    const { body } = await send('POST', 'operator/service', undefined, { secret })
    const { token, expiresAt } = body.value as { token: string; expiresAt: string }
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect((await runCommand(token, 'flags', { brand: 'alpha' })).status).toBe(200)
    const grant = { brand: 'alpha', username: 'player', amount: '5000.00', key: 'service-grant' }
    expect((await runCommand(token, 'ledger-grant', grant)).body.message).toContain('Log in as an operator')
  })

  it('is possible for a service that was disabled and enabled again with a new secret, which replaces the previous one and its access tokens', async () => {
    const service = (await platform.runAdminCommand('create-service', { name: 'again', role: 'viewer', by: 'Root' })) as {
      id: string
      secret: string
    }
    const runOperatorCommand = (command: string) => platform.runAdminCommand(command, { operator: service.id, by: 'Root' })
    const requestToken = (secret: string) => send('POST', 'operator/service', undefined, { secret })
    const requestTokenStatus = async (secret: string) => (await requestToken(secret)).status
    await runOperatorCommand('disable-operator')
    await runOperatorCommand('enable-operator')
    expect(await requestTokenStatus(service.secret)).toBe(401)
    const first = (await runOperatorCommand('enrol-operator')) as { secret: string }
    const { token } = (await requestToken(first.secret)).body.value as { token: string }
    expect((await runCommand(token, 'operators', {})).status).not.toBe(401)
    const second = (await runOperatorCommand('enrol-operator')) as { secret: string }
    expect([await requestTokenStatus(first.secret), await requestTokenStatus(second.secret)]).toEqual([401, 200])
    expect((await runCommand(token, 'operators', {})).status).toBe(401)
  })
})

describe('the roles of an operator', () => {
  it('are granted and revoked by an administrator, for one brand or for all, and apply to the next command', async () => {
    const token = await platform.getOperatorToken('Changing', [])
    const operator = 'changing@operators.example'
    const runSetStatus = async (brand: string) => (await runCommand(token, 'set-status', { brand, status: 'open' })).status
    expect(await runSetStatus('alpha')).toBe(403)
    await platform.runAdminCommand('grant-role', { operator, role: 'editor', brand: 'alpha', by: 'Root' })
    expect([await runSetStatus('alpha'), await runSetStatus('beta')]).toEqual([200, 403])
    await platform.runAdminCommand('grant-role', { operator, role: 'editor', by: 'Root' })
    expect([await runSetStatus('alpha'), await runSetStatus('beta')]).toEqual([200, 200])
    for (const brand of ['alpha', undefined])
      await platform.runAdminCommand('revoke-role', { operator, role: 'editor', by: 'Root', ...(brand !== undefined && { brand }) })
    expect(await runSetStatus('alpha')).toBe(403)
    const rootToken = await platform.getOperatorToken('Root')
    expect(await platform.runAdminCommand('operators', { by: 'Root' })).toContainEqual(
      expect.objectContaining({ email: operator, roles: '' }),
    )
    expect((await runCommand(rootToken, 'grant-role', { operator, role: 'owner' })).body.message).toContain('There is no role')
  })

  it('determine who can confirm a pending command: only operators who may run it themselves', async () => {
    const body = { brand: 'alpha', username: 'player', amount: '5000.00', key: 'by-finance' }
    const { approval } = await platform.runAdminCommand('ledger-grant', { ...body, by: 'Root' })
    const editorToken = await platform.getOperatorToken('Editing', ['editor'])
    const rejectedResponse = await runCommand(editorToken, 'confirm-approval', { brand: 'alpha', approval })
    expect(rejectedResponse.body.message).toContain('your roles do not allow you to run it')
    const financeToken = await platform.getOperatorToken('Counting', ['finance'])
    expect((await runCommand(financeToken, 'confirm-approval', { brand: 'alpha', approval })).body.value).toMatchObject({ state: 'done' })
  })
})

describe('the admin API for the back office', () => {
  it('lists every command with its permission and the JSON Schema of its parameters', async () => {
    const token = await platform.getOperatorToken('Reading', ['viewer'])
    const { body } = await send('GET', 'operator/commands', token)
    const commands = body.value as readonly { name: string; allowed: boolean; parameters: object; scope: string }[]
    expect(commands.map(({ name }) => name).toSorted()).toEqual(Object.keys(allCommands).toSorted())
    const findCommand = (name: string) => commands.find((command) => command.name === name)
    expect(findCommand('set-flag')).toMatchObject({
      allowed: false,
      scope: 'brand',
      parameters: { required: ['brand', 'flag', 'on'], properties: { on: { type: 'boolean' }, reason: { type: 'string' } } },
    })
    expect(findCommand('flags')).toMatchObject({ allowed: true })
    expect([findCommand('brands')?.scope, findCommand('audit-list')?.scope]).toEqual(['platform', 'either'])
    expect((await send('GET', 'operator/commands', undefined)).status).toBe(401)
    expect((await send('GET', 'operator/permissions', token)).body.value).toMatchObject({ roles: { viewer: expect.any(Array) as unknown } })
  })

  it('accepts the cookie only from pages of its own host, which the browser’s headers identify', async () => {
    const token = await platform.getOperatorToken('Browsing', ['viewer'])
    const host = `admin.localhost:${String(platform.port)}`
    const request = (method: string, headers: Readonly<Record<string, string>>) =>
      platform.send(method, method === 'GET' ? '/_livery/operator/me' : '/_livery/admin/flags', {
        host,
        headers: { cookie: `livery-operator=${token}`, ...headers },
        ...(method === 'POST' && { body: { brand: 'alpha' } }),
      })
    const ownHeaders = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect((await request('GET', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await request('POST', ownHeaders)).status).toBe(200)
    expect((await request('POST', {})).status).toBe(401)
    for (const foreignHeaders of [
      { origin: 'http://alpha.localhost' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await request('POST', foreignHeaders)).status).toBe(404)
  })
})
