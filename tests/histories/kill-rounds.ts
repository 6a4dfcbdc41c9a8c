import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import type { Deposit, Permission, Withdrawal } from '../../src/generated/api.ts'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { callServer, send } from '../platform/call-server.ts'
import { giveMoney } from '../platform/give-money.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { alpha, writeSmallBrands } from '../platform/small-brands.ts'
import { launch, makeVendorClient, type Said } from '../platform/vendor-client.ts'
import type { SentMessage, TestPlatform } from '../platform/with-platform.ts'
import { makeWithdrawer, setWithdrawals, withdrawPassword } from '../platform/withdrawer.ts'

const brand = 'alpha'
/** As the demo gateway is reached where no origin is set: by brands of this machine alone. */
const host = 'alpha.localhost'
const writers = 8
/** So many writes a round are acknowledged before the kill. */
const writesARound = 12

/**
 * Kills a server under load so many times, every second time its database as well, both as `kill -9` does; and starts
 * it again. Each time the ledger has to be right, and in the end everything that was acknowledged has to stand.
 */
export async function runKillRounds(rounds: number, tell: (round: number) => void = () => undefined): Promise<void> {
  const merchantsDir = writeSmallBrands()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-crash-'))
  const database = join(dataDir, 'postgres')
  let server: ServerProcess | undefined
  try {
    const acknowledged = new Set<string>()
    let player: Player | undefined
    for (let round = 0; round < rounds; round++) {
      server = await startProcess(dataDir, merchantsDir)
      expect(await server.control('ledger-verify', { brand })).toMatchObject({ right: true, faults: [] })
      const platform = await platformOf(server)
      player ??= await openPlayer(platform)
      await ask(dataDir, forgetLimits)
      const before = acknowledged.size
      const work = load(platform, player, round, acknowledged)
      const ended = work.then(() => Promise.reject(new Error('Nothing more was acknowledged.')))
      ended.catch(() => undefined)
      while (acknowledged.size < before + writesARound) await Promise.race([sleep(5), ended])
      await sleep(5 * (round % 20))
      const postmaster = round % 2 === 1 ? await findPostmaster(database) : undefined
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await server.end('SIGKILL')
      await work
      tell(round + 1)
    }
    server = await startProcess(dataDir, merchantsDir)
    await server.control('reconcile-deposits', { brand, days: 2 })
    const stored = new Set((await ask<{ key: string }>(dataDir, storedKeys)).map(({ key }) => key))
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesARound)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
    expect(await server.control('ledger-verify', { brand })).toMatchObject({ right: true, sums: { VND: '0' }, faults: [] })
    expect(await ask(dataDir, wrongSums)).toEqual([])
    await server.end('SIGTERM')
  } finally {
    await server?.end('SIGKILL')
    await stopPostmaster(database)
    for (const folder of [merchantsDir, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Somebody with money who can take it out. */
type Player = Awaited<ReturnType<typeof openPlayer>>

async function openPlayer(platform: TestPlatform) {
  await platform.control('set-wallets', { brand, wallets: 'vendor' })
  await platform.control('create-account', { brand, username: 'other', type: 0 })
  await giveMoney(platform, { brand, username: 'other', amount: '100000.00' })
  await setWithdrawals(platform, { coolDownHours: '0', 'daily.0': '100000.00' })
  const { username, token, payee } = await makeWithdrawer(platform, {}, { balance: '100000.00' })
  return { username, token, payee }
}

/** What the tests of one process ask of a platform, asked of another process. */
async function platformOf({ port, control }: ServerProcess): Promise<TestPlatform> {
  const { path } = endpoints['system.status']
  const { body } = await send(port, 'GET', `${path}?url=${host}`, { host })
  const { publicKey } = (body.value as Permission).info
  const newestMessage = async () => ((await control('outbox', { brand, count: 1 })) as unknown as readonly SentMessage[])[0]
  const platform: Partial<TestPlatform> = {
    port,
    control,
    call: (name, asked, options) => callServer(port, publicKey, name, asked, { ...options, host }),
    callWrongly: (name, asked, options) => callServer(port, publicKey, name, asked, { ...options, host }),
    send: (method, at, sending) => send(port, method, at, sending),
    readCode: async (_brand, act) => {
      const before = JSON.stringify(await newestMessage())
      await act()
      for (;;) {
        const sent = await newestMessage()
        if (sent && JSON.stringify(sent) !== before) return /\b\d{6}\b/.exec(sent.text)?.[0] ?? ''
        await sleep(50)
      }
    },
  }
  return platform as TestPlatform
}

/** Does something with money, once; the names of what was acknowledged are noted one by one. */
type Way = (key: string, note: (name: string) => void) => Promise<void>

/**
 * Moves money in every way until the server is gone; `acknowledged` gets the name of everything that it said was done.
 */
async function load(platform: TestPlatform, player: Player, round: number, acknowledged: Set<string>): Promise<void> {
  const { token, payee } = player
  const opened = await openGame(platform, player).catch(() => undefined)
  const call = async <T>(name: CallName, asked: object): Promise<T | undefined> => {
    const { status, body, text } = await platform.callWrongly(name, asked, { host, token })
    if (status === 200) return body.value as T
    if ([409, 422, 429].includes(status)) return undefined
    throw new Error(text)
  }
  const adjust =
    (command: string): Way =>
    async (key, note) => {
      await platform.control(command, { brand, username: 'other', amount: '1.25', key })
      note(`operator/${key}`)
    }
  const ways: readonly Way[] = [
    adjust('ledger-grant'),
    adjust('ledger-spend'),
    async (key, note) => {
      const to = Number(key.at(-1)) % 3 === 0 ? 'main' : 'vendor'
      if (await call('wallet.moveFunds', { vassalage: 'PGF', to, amount: '0.75', key })) note(key)
    },
    async (key, note) => {
      const deposit = await call<Deposit>('deposit.request', { channel: 'qr', amount: '50.00', key })
      if (!deposit?.payUrl) return
      note(`deposit/${deposit.id}`)
      const body = `outcome=${['paid', 'twice', 'never'][Number(key.at(-1)) % 3] ?? 'paid'}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await platform.send('POST', new URL(deposit.payUrl).pathname, { host: 'pay.localhost', body, headers })
      if (status < 400) note(`paid/${deposit.id}`)
    },
    async (key, note) => {
      const asked = { amount: '100.00', payee, paymentPassword: withdrawPassword, key }
      const withdrawal = await call<Withdrawal>('withdrawal.request', asked)
      if (!withdrawal) return
      const { reference } = withdrawal
      note(`${reference}/1`)
      for (const [done, action] of ['review', 'approve', 'pay'].entries()) {
        await platform.control(`withdrawal-${action}`, { brand, reference })
        note(`${reference}/${String(done + 2)}`)
      }
    },
    async (key, note) => {
      if (!opened) return
      const bet = { transaction: key, session: opened.session, round: key, amount: '10' }
      if (!(await isTaken(opened.vendor.ask('bet', bet)))) return
      note(`bet/${key}`)
      const win = { transaction: key, player: opened.player, round: key, bet: key, amount: '15' }
      if (await isTaken(opened.vendor.ask('win', win))) note(`win/${key}`)
    },
  ]
  const write = async (writer: number): Promise<void> => {
    for (let n = writer; ; n++) {
      const key = `kill-${String(round).padStart(8, '0')}-${String(writer)}-${String(n)}`
      try {
        await ways[n % ways.length]?.(key, (name) => void acknowledged.add(name))
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}

/** A vendor, and the launch of a game that it has taken. */
async function openGame(platform: TestPlatform, { username, token }: Player) {
  const vendor = await makeVendorClient(platform, 'PGF')
  const login = { token, user: { account: username } } as Parameters<typeof launch>[2]
  const { session, player } = await vendor.open(await launch(platform, alpha, login, { confirmTrans: false }), 'pgf-jade-tiger')
  return { vendor, session, player }
}

/** Whether a vendor's call was done; what may be refused was. */
async function isTaken(said: Promise<Said>): Promise<boolean> {
  const { status, error } = await said
  if (status !== 200 && status !== 409) throw new Error(error)
  return status === 200
}

/** What a player may ask in ten minutes and in a day, this one asks in a second. */
const forgetLimits = `with gone as (delete from login_failures) update withdrawals set requested_at = requested_at - interval '2 days' where requested_at > now() - interval '1 day'`

/** The name of everything that stands; of a player's own movements the part of the key that the player made. */
const storedKeys = `
  select regexp_replace(idempotency_key, '^vendor/[^/]*/', '') as key from transfers where merchant = 'ALPHA1'
  union select 'deposit/' || id from deposits where merchant = 'ALPHA1'
  union select 'paid/' || id from deposits where merchant = 'ALPHA1' and state = 'paid' and credited = amount
  union select w.reference || '/' || row_number() over (partition by s.withdrawal order by s.version)
    from withdrawal_steps s join withdrawals w on w.merchant = s.merchant and w.id = s.withdrawal where s.merchant = 'ALPHA1'
  union select kind || '/' || transaction from vendor_calls where merchant = 'ALPHA1'`

/** Deposits of which not what was credited was moved, and withdrawals of which not what was paid has left. */
const wrongSums = `
  select d.id::text, d.credited - d.fees + d.bonus_given as means, coalesce(sum(m.amount), 0) as moved from deposits d
    left join transfers t on t.merchant = d.merchant and t.reference = d.id::text
    left join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = d.account
    group by d.merchant, d.id having d.credited - d.fees + d.bonus_given <> coalesce(sum(m.amount), 0)
  union all
  select w.id::text, case when w.paid then -w.amount else 0 end, coalesce(sum(m.amount), 0) from withdrawals w
    left join transfers t on t.merchant = w.merchant and t.reference = w.id::text
    left join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = w.account
    group by w.merchant, w.id having case when w.paid then -w.amount else 0 end <> coalesce(sum(m.amount), 0)`

/** Asks the server's own database past it. */
async function ask<T extends pg.QueryResultRow>(dataDir: string, query: string): Promise<readonly T[]> {
  const running = await findPostmaster(join(dataDir, 'postgres'))
  const client = new pg.Client({
    host: '127.0.0.1',
    port: running?.port ?? 0,
    user: 'livery',
    password: readFileSync(join(dataDir, 'database-password'), 'utf8'),
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<T>(query)
  await client.end()
  return rows
}
