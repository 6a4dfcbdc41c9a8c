import { readFileSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { readCatalogue } from '../../server/modules/games/index.ts'
import type { OfferedVendor } from '../../src/engine/compile/index.ts'
import { main } from '../../scripts/cli/main.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { HOST: '0.0.0.0' } })))
afterAll(() => platform.stop())

const readToken = () => readFileSync(join(platform.dataDir, 'admin-api-token'), 'utf8')
const requestBrands = (host: string, headers: Record<string, string> = {}) =>
  platform.send('POST', '/_livery/admin/brands', { host, body: {}, headers: { authorization: `Bearer ${readToken()}`, ...headers } })

/** Runs `livery platform` in this process, and returns its output and exit code. */
const runLivery = (...args: string[]) => runLiveryOn(platform.dataDir, args)

async function runLiveryOn(dataDir: string, args: readonly string[]) {
  const output = { out: '', err: '' }
  const io = {
    out: (text: string) => void (output.out += `${text}\n`),
    err: (text: string) => void (output.err += `${text}\n`),
    paint: (_: string, text: string) => text,
    env: {},
  }
  const code = await main(['platform', ...args, '--data', dataDir], io)
  return { code, ...output }
}

describe('access to the admin API', () => {
  it('is granted to a program on this machine that uses a local host name and the token', async () => {
    for (const host of ['localhost', '127.0.0.1', `localhost:${String(platform.port)}`])
      expect((await requestBrands(host)).status).toBe(200)
    expect((await requestBrands('localhost', { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await platform.send('POST', '/_livery/admin/brands', { host: 'localhost', body: {} })).status).toBe(401)
    expect(statSync(join(platform.dataDir, 'admin-api-token')).mode & 0o777).toBe(0o600)
  })

  it('is denied with 404 under another host name, from a web page, and through a proxy', async () => {
    for (const host of [alpha, 'alpha.localhost', 'nobody.test', 'localhost.evil.test'])
      expect((await requestBrands(host)).status).toBe(404)
    for (const headers of [
      { origin: 'http://localhost' },
      { 'sec-fetch-site': 'same-origin' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
    ])
      expect((await requestBrands('localhost', headers)).status).toBe(404)
  })

  it('is denied to other addresses, whatever the request headers claim', async () => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((networkAddress) => networkAddress && !networkAddress.internal && networkAddress.family === 'IPv4')?.address
    if (address === undefined) return
    const headers = { host: 'localhost', authorization: `Bearer ${readToken()}`, 'content-type': 'application/json' }
    const status = await new Promise((resolve, reject) => {
      request({ host: address, port: platform.port, method: 'POST', path: '/_livery/admin/brands', headers }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end('{}')
    })
    expect(status).toBe(404)
  })

  it('does not allow unknown commands, or unknown, missing or invalid parameters', async () => {
    await expect(platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'FREEPLAY3', on: 'yes' })).rejects.toThrow(
      'must be true or false',
    )
    await expect(platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'FREEPLAY3' })).rejects.toThrow('must be true or false')
    await expect(platform.runAdminCommand('flags', { brand: 'alpha', more: 1 })).rejects.toThrow('no parameter \\"more\\"')
    await expect(platform.runAdminCommand('flags', { brand: 'nobody' })).rejects.toThrow('There are: alpha, base, beta, delta, gamma')
    await expect(platform.runAdminCommand('drop-everything', {})).rejects.toThrow('no such command')
  })
})

describe('livery platform', () => {
  it('shows a vendor, its keys and its open bets, disables it, and rotates its key, which the audit log records', async () => {
    expect((await runLivery('vendors', 'alpha', 'PGF', 'show')).out).toMatch(/enabled +on/)
    expect((await runLivery('vendors', 'alpha', 'PGF', 'show')).out).toMatch(/earlyRollback +reject-bet/)
    expect(await runLivery('vendors', 'alpha', 'PGF', 'bets', '--minutes', '5')).toMatchObject({ code: 0 })
    const result = await runLivery('vendors', 'alpha', 'PGF', 'rotate-key', '--json')
    const { key, secret } = JSON.parse(result.out) as { key: string; secret: string }
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect((await runLivery('vendors', 'alpha', 'PGF', 'show', '--json')).out).toContain(key)
    expect((await runLivery('vendors', 'alpha', 'PGF', 'show', '--json')).out).not.toContain(secret)
    expect((await runLivery('vendors', 'alpha', 'PGF', 'off')).out).toMatch(/PGF +off/)
    expect((await runLivery('vendors', 'alpha', 'PGF', 'on')).out).toMatch(/PGF +on/)
    expect(await runLivery('vendors', 'alpha', 'PGX', 'show')).toMatchObject({
      code: 2,
      err: expect.stringContaining('The brand has no vendor "PGX"') as string,
    })
    expect((await runLivery('vendors', 'alpha', 'PGF', 'wrong')).code).toBe(2)
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const { rows } = await client.query("select event from audit_log where event ~ '^operator-(set-vendor|rotate-vendor-key)' order by seq")
    await client.end()
    expect(rows).toEqual(['operator-rotate-vendor-key', 'operator-set-vendor', 'operator-set-vendor'].map((event) => ({ event })))
  })

  it('shows and switches flags, which the next response contains', async () => {
    expect((await runLivery('flags', 'alpha')).out).toMatch(/AGENTPOLICY3 +off/)
    expect(await runLivery('flags', 'alpha', 'AGENTPOLICY3', 'on')).toEqual({ code: 0, out: 'AGENTPOLICY3  on\n', err: '' })
    expect((await platform.call('system.whitelabel', undefined, { host: alpha })).text).toContain('{"modId":"AGENTPOLICY3","enabled":"1"}')
    expect(await runLivery('flags', 'alpha', 'FREEPLAY', 'on')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown flag "FREEPLAY"') as string,
    })
  })

  it('sets and removes the analytics tag, and rejects an invalid one', async () => {
    const fetchStatus = async () => (await platform.call('system.status', { url: alpha }, { host: alpha })).text
    expect((await runLivery('analytics', 'alpha')).out).toMatch(/gtagId +none/)
    expect((await runLivery('analytics', 'alpha', 'G-ABC1234567')).out).toMatch(/gtagId +G-ABC1234567/)
    expect((await runLivery('analytics', 'alpha')).out).toMatch(/gtagId +G-ABC1234567/)
    expect(await fetchStatus()).toContain('"analytics":{"gtagId":"G-ABC1234567"}')
    expect(await runLivery('analytics', 'alpha', 'my tag')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"my tag" is not a tag. Use a tag such as G-ABC1234567, or none.') as string,
    })
    expect((await runLivery('analytics', 'alpha', 'none')).code).toBe(0)
    expect(await fetchStatus()).not.toContain('analytics')
  })

  it('lets an agent offer a kind of contract, and rejects other accounts and unknown kinds', async () => {
    const offOutput = 'dividend        off\ndailySalary     off\nhourlySalary    off\nrealtimeSalary  off\n'
    expect(await runLivery('contracts', 'alpha', 'agent')).toEqual({ code: 0, out: offOutput, err: '' })
    const onOutput = offOutput.replace('hourlySalary    off', 'hourlySalary    on')
    expect((await runLivery('contracts', 'alpha', 'agent', 'hourlySalary', 'on')).out).toBe(onOutput)
    expect((await runLivery('contracts', 'alpha', 'agent')).out).toBe(onOutput)
    expect((await runLivery('contracts', 'alpha', 'agent', 'hourlySalary', 'off')).out).toBe(offOutput)
    for (const [cliArgs, reason] of [
      [['player', 'dividend', 'on'], '"player" is not an agent'],
      [['agent', 'bonus', 'on'], 'There is no kind of contract "bonus"'],
      [['agent', 'dividend', 'yes'], 'must be on or off'],
      [['nobody'], 'There is no account "nobody"'],
    ] as const)
      expect(await runLivery('contracts', 'alpha', ...cliArgs)).toMatchObject({ code: 2, err: expect.stringContaining(reason) as string })
  })

  it('sets registration rules, and rejects invalid ones', async () => {
    expect((await runLivery('rules', 'alpha', 'email', 'enabled=on', 'minLength=8', 'patternId=email')).out).toMatch(
      /enabled +on\n[\s\S]*minLength +8/,
    )
    const invalidArgs = [
      ['email', 'minLength=101'],
      ['email', 'minLength=many'],
      ['email', 'patternId=nothing'],
      ['email', 'acceptedPattern=(a+)+$'],
      ['email', 'colour=red'],
      ['shoe', 'enabled=on'],
      ['email', 'enabled'],
    ] as const
    for (const cliArgs of invalidArgs) expect((await runLivery('rules', 'alpha', ...cliArgs)).code, cliArgs.join(' ')).toBe(2)
    expect((await runLivery('rules', 'alpha', 'email', 'enabled=off', 'minLength=none')).code).toBe(0)
  })

  it('closes and opens a site, and blocks a country', async () => {
    expect((await runLivery('status', 'alpha', 'maintenance')).out).toBe('status  maintenance\n')
    expect((await platform.call('session.captcha', undefined, { host: alpha })).body.code).toBe('site_maintenance')
    await runLivery('status', 'alpha', 'open')
    await runLivery('region', 'alpha', 'restrict', 'us')
    expect((await runLivery('region', 'alpha')).out).toContain('["US"]')
    await runLivery('region', 'alpha', 'allow', 'US')
    expect((await runLivery('region', 'alpha', 'restrict', 'Texas')).code).toBe(2)
  })

  it('creates an account of any type, which can log in with the printed password', async () => {
    const result = await runLivery('account', 'alpha', 'create', 'newagent', '--type', '41', '--balance', '12.50', '--json')
    const { password, type, balance } = JSON.parse(result.out) as { password: string; type: number; balance: string }
    expect({ type, balance }).toEqual({ type: 41, balance: '12.50' })
    expect((await platform.logIn(alpha, 'newagent', password)).user.type).toBe(41)
    expect((await runLivery('account', 'alpha', 'create', 'NEWAGENT')).err).toContain('is taken')
    expect((await runLivery('account', 'alpha', 'disable', 'newagent')).out).toMatch(/disabled +on/)
    expect((await runLivery('account', 'alpha', 'show', 'nobody')).code).toBe(2)
  })

  const createAccount = (name: string, ...extraArgs: string[]) => runLivery('account', 'alpha', 'create', name, ...extraArgs)

  // `ruled99x` stands for a password that contains the username.
  it.each([
    ['a', 'reg_pattern_letters-digits-combined: Use letters and digits, at least one of each: 8–64 characters.'],
    ['123456', 'reg_pattern_letters-digits-combined'],
    ['welcome1', 'error_password_common: This password is too easy to guess. Please choose another one.'],
    ['Alpha2026', 'error_password_own_word: Please leave out your name and the name of this site'],
    ['ruled99x', 'error_password_own_word'],
  ])('applies the password rules for players, and names the violated rule: %s', async (password, reason) => {
    const name = `ruled${String((accountCount += 1))}`
    const result = await createAccount(name, '--password', password.replace('ruled99x', `${name}x1`))
    expect(result).toMatchObject({ code: 2, err: expect.stringContaining(`The password violates ${reason}`) as string })
    expect((await runLivery('account', 'alpha', 'show', name)).err).toContain('There is no account')
    await createAccount(name, '--password', 'rightpass1')
    for (const temporaryArgs of [[], ['--temporary']]) {
      const setResult = await runLivery(
        'account',
        'alpha',
        'set-password',
        name,
        '--password',
        password.replace('ruled99x', `${name}x1`),
        ...temporaryArgs,
      )
      expect(setResult).toMatchObject({ code: 2, err: expect.stringContaining(reason) as string })
    }
    expect((await platform.logIn(alpha, name, 'rightpass1')).passwordDefault).toBe(false)
  })
  let accountCount = 0

  it('requires a new password at the next login if it generated the password or the password is temporary', async () => {
    const { password } = JSON.parse((await createAccount('handed', '--json')).out) as { password: string }
    expect((await platform.logIn(alpha, 'handed', password)).passwordDefault).toBe(true)
    const reset = JSON.parse((await runLivery('account', 'alpha', 'set-password', 'handed', '--json')).out) as { password: string }
    const login = await platform.logIn(alpha, 'handed', reset.password)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: login.token })).body.code).toBe(
      'password_change_required',
    )
    await runLivery('account', 'alpha', 'set-password', 'handed', '--password', 'rightpass1', '--temporary')
    expect((await platform.logIn(alpha, 'handed', 'rightpass1')).passwordDefault).toBe(true)
    await runLivery('account', 'alpha', 'set-password', 'handed', '--password', 'rightpass2')
    expect((await platform.logIn(alpha, 'handed', 'rightpass2')).passwordDefault).toBe(false)
  })

  it('verifies the ledger, and moves money once for each idempotency key', async () => {
    expect(await runLivery('ledger', 'verify', 'alpha')).toMatchObject({ code: 0, out: expect.stringMatching(/passed +yes/) as string })
    expect((await runLivery('ledger', 'grant', 'alpha', 'player', '10', '--key', 'k1')).out).toMatch(/outcome +done/)
    expect((await runLivery('ledger', 'grant', 'alpha', 'player', '10', '--key', 'k1')).out).toMatch(/outcome +repeated/)
    expect((await runLivery('ledger', 'spend', 'alpha', 'player', '999999')).err).toContain('another operator can confirm it')
    expect((await runLivery('account', 'alpha', 'create', 'penniless')).code).toBe(0)
    expect((await runLivery('ledger', 'spend', 'alpha', 'penniless', '1')).err).toContain('balance is insufficient')
  })

  it('shows the messages sent to members, and rejects an invalid phone number or email address', async () => {
    expect((await runLivery('account', 'alpha', 'create', 'reader', '--mobile', '912345678')).err).toContain('international form')
    expect((await runLivery('account', 'alpha', 'create', 'reader', '--mobile', '84-912345678', '--email', 'r@example.com')).code).toBe(0)
    expect((await runLivery('account', 'alpha', 'create', 'reader2', '--email', 'jürgen@example.com')).err).toContain('English alphabet')
    await platform.readMessage('alpha', () =>
      platform.call('verification.smsNoLogin', { mobileNum: '912345678', countryDialingCode: '84' }, { host: alpha }),
    )
    expect((await runLivery('outbox', 'alpha', '--count', '1')).out).toMatch(/channel=sms {2}to=\+84912345678 .*\b\d{6}\b/)
    expect((await runLivery('outbox', 'alpha', '--count', 'many')).err).toContain('--count')
  })

  it('shows and sets the play terms of an account', async () => {
    expect((await runLivery('terms', 'alpha', 'agent', 'level.Lott=1900')).out).toMatch(/level\.Lott +1900/)
    expect((await runLivery('terms', 'alpha', 'agent')).out).toMatch(/level\.Lott +1900/)
    expect((await runLivery('terms', 'alpha', 'agent', 'level.Lott=9999')).err).toContain('from 1700 to 1960')
  })

  it('creates an affiliate code for an agent, and rejects one for a player', async () => {
    expect((await runLivery('affiliate', 'alpha', 'NEWCODE', 'agent')).code).toBe(0)
    expect((await platform.call('agent.affiliate', { code: 'NEWCODE', domain: alpha }, { host: alpha })).body.value).toEqual({
      valid: true,
    })
    expect((await runLivery('affiliate', 'alpha', 'NEWCODE2', 'player')).err).toContain('is not an agent')
  })

  it('lists the games of the platform by vendor', async () => {
    const { out } = await runLivery('catalogue', '--json')
    const gamesByVendor = new Map((JSON.parse(out) as readonly OfferedVendor[]).map(({ vendor, games }) => [vendor, games]))
    const { vendors, games } = readCatalogue()
    expect([...gamesByVendor.keys()]).toEqual(Object.keys(vendors))
    for (const [id, { vendor }] of Object.entries(games)) expect(gamesByVendor.get(vendor), vendor).toContain(id)
    expect([...gamesByVendor.values()].flat()).toHaveLength(Object.keys(games).length)
  })

  it('exits with 2 and an error message if the arguments are invalid', async () => {
    for (const cliArgs of [
      [],
      ['nothing'],
      ['flags'],
      ['flags', 'alpha', 'FREEPLAY3'],
      ['account', 'alpha', 'fly', 'x'],
      ['ledger', 'steal'],
      ['region', 'alpha', 'restrict'],
    ]) {
      const { code, err } = await runLivery(...cliArgs)
      expect({ cliArgs, code, hasMessage: err.length > 10 }).toEqual({ cliArgs, code: 2, hasMessage: true })
    }
  })

  it('reports that no server is running', async () => {
    const { code, err } = await runLiveryOn(join(platform.dataDir, 'nowhere'), ['brands'])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('no server runs') as string })
  })
})
