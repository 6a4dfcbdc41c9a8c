import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type ProgramFault, testProgramFaults } from '../../../tests/platform/guide-program-faults.ts'
import { ProgramFolder, readProgram } from '../../../tests/platform/guide-programs.ts'
import { checkVendor } from './check-vendor.ts'
import type { VendorCheckOptions } from './vendor-probe.ts'

const folder = new ProgramFolder()
afterAll(() => folder.remove())

const program = readProgram('connect-a-game-vendor.md', 'vendor.mjs')
const key = { id: 'check-key', secret: 'secret-of-the-conformance-kit' }

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Plays a round as `play.mjs` of the guide does. */
async function play(launchUrl: string): Promise<void> {
  const page = await fetch(launchUrl)
  const pageKey = /data-key="([^"]+)"/.exec(await page.text())?.[1]
  await fetch(new URL('/round', launchUrl), { method: 'POST', body: JSON.stringify({ key: pageKey, amount: '100' }) })
}

/** Checks a vendor that runs this code. */
async function check(
  code: string,
  { cataloguePath, ...overrides }: Partial<VendorCheckOptions> & { readonly cataloguePath?: string } = {},
) {
  const port = await findFreePort()
  const env = {
    WALLET: `http://127.0.0.1:${String(port)}/_livery/wallet`,
    BRAND: 'CHECK',
    VENDOR: 'COIN',
    KEY_ID: key.id,
    KEY_SECRET: key.secret,
    PORT: '0',
  }
  // The vendor starts before the wallet listens, so it must not wait until its list of games is delivered.
  const codeWithoutCatalogue = code.replace("  await deliver('catalogue', { games: [game] })\n", '')
  const vendor = await folder.start(folder.write('vendor.mjs', codeWithoutCatalogue), env)
  try {
    const options = {
      brand: 'CHECK',
      vendor: 'COIN',
      game: 'coin-flip',
      keys: [key],
      port,
      settlementCall: 'win',
      transactionIdScope: 'vendor',
      unknownRollback: 'error',
      earlyRollback: 'reject-bet',
    } as const
    const url = `http://127.0.0.1:${String(vendor.port)}`
    const catalogueUrl = cataloguePath && `${url}${cataloguePath}`
    return await checkVendor({ ...options, url, play, catalogueUrl, waitMilliseconds: 5_000, quietMilliseconds: 400, ...overrides })
  } finally {
    vendor.stop()
  }
}

/** Faults of a vendor: effect, id of the case that detects it, and the edit that causes it. */
const faults: readonly ProgramFault[] = [
  [
    'accepts any signature',
    'state-signature',
    'function isSigned({ method, url, headers }, body) {',
    'function isSigned({ method, url, headers }, body) {\n  return true',
  ],
  [
    'accepts a request whose body was changed',
    'void-body',
    "const [actual, expected] = [String(headers['livery-signature']), sign(method, url, time, nonce, body)]",
    "const [actual, expected] = ['a', 'a']",
  ],
  ['accepts old requests', 'state-old', 'Math.abs(Date.now() - Number(time)) <= 300_000', 'true'],
  ['rejects a clock skew of four minutes', 'state-skew', '<= 300_000', '<= 10_000'],
  ['reports a placed bet as unknown', 'state-known', "state: played ? 'known' : 'unknown'", "state: 'unknown'"],
  ['reports every bet as known', 'state-unknown', "state: played ? 'known' : 'unknown'", "state: 'known'"],
  ['reports bets of other players as known', 'state-known', ' && known.player === player', ''],
  [
    'sends a win again under another id after a query about its bet',
    'state-known',
    "if (played) void deliver('win', known.win)",
    "if (played) void deliver('win', { ...known.win, transaction: randomUUID() })",
  ],
  ['does not roll back a bet without an answer', 'bet-retry', "    void deliver('rollback', { transaction: `${bet}-back`, ...ids })\n", ''],
  [
    'settles a bet without an answer',
    'bet-unavailable',
    'if (placed === undefined) {',
    "if (placed === undefined) {\n    void deliver('win', { transaction: `${bet}-win`, ...ids, amount: '0' })",
  ],
  [
    'places a bet without an answer again under another id',
    'bet-retry',
    "    void deliver('rollback'",
    "    void callWallet('bet', { transaction: randomUUID(), session, round, amount })\n    void deliver('rollback'",
  ],
  ['settles a bet that was refused', 'bet-refused', 'if (placed.error !== undefined) {', 'if (false) {'],
  ['does not retry a win', 'win-retry', "...(await deliver('win', win))", "...(await callWallet('win', win))"],
  [
    'repeats a win under another id',
    'win-unavailable',
    '      return await callWallet(call, request)',
    '      return await callWallet(call, { ...request, transaction: randomUUID() })',
  ],
  [
    'repeats a win that was refused with a final error',
    'win-refused',
    '      return await callWallet(call, request)',
    '      const answer = await callWallet(call, request)\n      if (answer.error) throw new Error()\n      return answer',
  ],
  ['sends amounts as numbers', 'formats', "amount: randomInt(2) === 1 ? String(2n * BigInt(amount)) : '0'", 'amount: 200'],
  ['reuses a nonce', 'signatures', "randomBytes(18).toString('base64url')", "'the-nonce-of-all-calls'"],
  ['signs another path than that of the request', 'launch', "sign('POST', url.pathname,", "sign('POST', '/',"],
  ['opens a game without a valid launch', 'launch-refused', 'if (opened.error !== undefined) return send(410, opened)', ''],
  ['lets any page frame its games', 'framing', '; frame-ancestors https://${opened.host} http://${opened.host}:*', ''],
  [
    'lets any page frame its games through a wildcard',
    'framing',
    'frame-ancestors https://${opened.host} http://${opened.host}:*',
    'frame-ancestors *',
  ],
  [
    'lets only its own pages frame its games',
    'framing',
    'frame-ancestors https://${opened.host} http://${opened.host}:*',
    "frame-ancestors 'self'",
  ],
  [
    'lets another host frame its games, whose name contains the right one',
    'framing',
    'frame-ancestors https://${opened.host} http://${opened.host}:*',
    'frame-ancestors https://not${opened.host} http://${opened.host}.example:*',
  ],
  ['corrects a voided bet twice', 'void-settled', 'transaction: `${bet}-void`', 'transaction: `${bet}-${randomUUID()}`'],
  [
    'corrects a voided bet to 0 instead of its stake',
    'void-settled',
    "player, round, bet, amount, revision: '1'",
    "player, round, bet, amount: '0', revision: '1'",
  ],
  ['names the wrong bet in a win', 'round', 'const ids = { player, round, bet }', 'const ids = { player, round, bet: round }'],
]

describe('livery vendor check', () => {
  it('passes the vendor of the guide in every case that its options allow', async () => {
    const { cases } = await check(program)
    expect(cases.filter(({ status }) => status === 'failed')).toEqual([])
    expect(cases.filter(({ status }) => status === 'skipped').map(({ id }) => id)).toEqual(['state-next-key', 'void-next-key', 'catalogue'])
    expect(cases.length).toBeGreaterThan(30)
  })

  testProgramFaults(program, faults, (code, caseId) => check(code, { only: [caseId, 'round'] }))

  it('requires repeated rollbacks of unknown bets if the platform accepts bets after their rollback', async () => {
    const callOnce = '      return await callWallet(call, request)'
    expect(program).toContain(callOnce)
    const repeatUnknown = program.replace(
      callOnce,
      `      const answer = await callWallet(call, request)\n      if (answer.error === 'bet_unknown') throw new Error()\n      return answer`,
    )
    for (const [code, status] of [
      [program, 'failed'],
      [repeatUnknown, 'passed'],
    ] as const) {
      const { cases } = await check(code, { only: ['rollback-unknown'], earlyRollback: 'accept-bet', waitMilliseconds: 2_000 })
      expect(cases).toMatchObject([{ id: 'rollback-unknown', status }])
    }
  })

  it('skips the cases that need a round if no play command is given', async () => {
    const { cases } = await check(program, { play: undefined, only: ['launch', 'win-retry', 'signatures', 'formats', 'transaction-ids'] })
    expect(cases.map(({ id, status }) => [id, status])).toEqual([
      ['launch', 'passed'],
      ['win-retry', 'skipped'],
      ['signatures', 'passed'],
      ['formats', 'skipped'],
      ['transaction-ids', 'skipped'],
    ])
  })

  it('validates the list of games at the catalogue URL', async () => {
    const notFound = "return send(404, { error: 'not_found' })"
    const serveList = (list: string): string =>
      program.replace(notFound, `return isSigned(request, body) ? send(200, ${list}) : send(401, { error: 'signature_invalid' })`)
    expect(program).toContain(notFound)
    for (const [list, status] of [
      ['{ games: [game] }', 'passed'],
      ['[game]', 'failed'],
    ] as const) {
      const { cases } = await check(serveList(list), { only: ['catalogue'], cataloguePath: '/games?brand=CHECK' })
      expect(cases).toMatchObject([{ id: 'catalogue', status }])
    }
  })

  it('rejects an unknown case id', async () => {
    await expect(check(program, { only: ['launches'] })).rejects.toThrow('--only: unknown case "launches". Cases: launch, launch-refused,')
  })
})
