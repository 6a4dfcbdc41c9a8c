import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { OperatorRole } from '../../server/modules/commands/index.ts'
import { createPayloadKey, hashToken, createToken } from '../../server/modules/secrets/index.ts'
import { readSettings } from '../../server/config.ts'
import { roles } from '../../server/database/roles.ts'
import { type RunningServer, type StartOptions, startServer } from '../../server/start-server.ts'
import type { Log } from '../../server/telemetry/log.ts'
import type { Logger } from '../../server/telemetry/logger.ts'
import type { LoginResult, MemberRegisterBody } from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { type HttpResponse, type RequestOptions, type InputOf, type SendOptions, callServer, send } from './call-server.ts'
import { withDatabaseClient } from './query-database.ts'
import { writeSmallBrands } from './small-brands.ts'
import { createTestDatabase, isPooled, type TestDatabase } from './test-database.ts'

/** A complete server on a separate database, by default with `base` and four small brands. */
export interface TestPlatform {
  readonly port: number
  readonly dataDir: string
  readonly merchantsDir: string
  /** The connection URL of the superuser; the server itself uses a role that owns nothing. */
  readonly databaseUrl: string
  readonly server: RunningServer
  /** The lines that the server has logged so far. */
  readonly lines: readonly string[]
  call<C extends EndpointName>(name: C, input: InputOf<C>, options: RequestOptions): Promise<HttpResponse>
  /** Like `call`, but for input that the types would reject. */
  callUnchecked(name: EndpointName, input: unknown, options: RequestOptions): Promise<HttpResponse>
  send(method: string, path: string, sendOptions: SendOptions): Promise<HttpResponse>
  /** Logs in to an account, by default with the password of the demo accounts. Rejects if the login fails. */
  logIn(host: string, username: string, password?: string): Promise<LoginResult>
  /** Registers a player with valid fields and, by default, a new username. */
  register(host: string, overrides?: Partial<MemberRegisterBody>): Promise<HttpResponse>
  /** Runs `send`, and returns the newest email or SMS that was sent since then to a member of the brand. */
  readMessage(brand: string, send: () => Promise<unknown>): Promise<SentMessage>
  /** Like `readMessage`, but returns the six-digit code in the message. */
  readCode(brand: string, send: () => Promise<unknown>): Promise<string>
  /**
   * Runs an admin command with the machine token, or as the administrator with the name `by`, who is created if needed.
   * Returns the value of the response, or rejects with its status and text if it is an error.
   */
  runAdminCommand(command: string, body: object): Promise<Record<string, unknown>>
  /**
   * Returns an access token of an operator with these roles, for all brands or for the merchants with these codes. The
   * default is an administrator. Later calls with the same name return the same token, whatever the roles.
   */
  getOperatorToken(
    name: string,
    roles?: readonly (OperatorRole | { readonly role: OperatorRole; readonly merchant: string })[],
  ): Promise<string>
  /** Starts another server on the same database and brands. The test must stop it. */
  startAnother(): Promise<RunningServer>
  stop(): Promise<void>
}

export interface TestPlatformOptions {
  /** The merchants to serve; the small brands by default. */
  readonly merchantsDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** Returns the files of the build to use, as on a development server. By default, the server has no build. */
  readonly build?: StartOptions['build']
  /**
   * Returns the URL of a connection pooler for a database URL. By default, the server connects to PostgreSQL directly.
   */
  readonly toPoolerUrl?: (url: string) => string
  /** PostgreSQL settings that become defaults of the server's roles in its database. */
  readonly databaseDefaults?: Readonly<Record<string, string>>
  /** Also receives the log. */
  readonly logger?: Logger
}

export interface SentMessage {
  readonly at: string
  readonly channel: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export const testPassword = 'Fjordpassword1'
export const testSecretKey = 'a-secret-of-the-tests-and-of-nothing-else'

/** The payload key of all test servers, because servers on one database need the same key. */
export const testPayloadKey = createPayloadKey()

/**
 * Cost of a password hash below the minimum that `PASSWORD_COST` allows, so that tests spend little time on hashing.
 * Tests of hashing set `PASSWORD_COST`.
 */
export const minimalPasswordCost = { memory: 1, passes: 1 } as const

/** Starts a platform in this process. The test must stop it. Throws an error with the log if a brand is invalid. */
export async function startTestPlatform({
  merchantsDir,
  env = {},
  build,
  toPoolerUrl = (url) => url,
  databaseDefaults = {},
  logger,
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const root = merchantsDir ?? writeSmallBrands()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-data-'))
  const database = await createTestDatabase()
  await setDatabaseDefaults(database, databaseDefaults)
  const lines: string[] = []
  const settings = readSettings(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      MERCHANTS_DIR: root,
      DATABASE_URL: toPoolerUrl(database.urls.appUrl),
      // If the test sets `DATABASE_URL`, its role also migrates, unless the test sets `MIGRATE_DATABASE_URL` as well.
      MIGRATE_DATABASE_URL: env['DATABASE_URL'] === undefined ? (database.urls.migrationUrl ?? '') : '',
      LIVERY_MODE: 'demo',
      DEMO_PUBLIC: 'on',
      DEMO_PASSWORD: testPassword,
      SECRET_KEY: testSecretKey,
      PAYLOAD_KEY: testPayloadKey,
      PRERENDER_GAME_PICTURES: 'off',
      PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
      DEMO_VENDOR_ORIGIN: 'https://vendor.test',
      GATEWAY_ORIGIN: 'https://pay.test',
      SOCIAL_SECRETS: JSON.stringify({ alpha: { google: 'none', facebook: 'none' }, gamma: { google: 'none' } }),
      ...(isPooled() && env['DATABASE_URL'] === undefined && { DATABASE_DIRECT_URL: database.directUrl }),
      ...env,
    },
    process.cwd(),
  )
  const passwordCost = env['PASSWORD_COST'] === undefined ? minimalPasswordCost : settings.passwordCost
  const start = (folder: string): Promise<RunningServer> =>
    startServer(
      { ...settings, dataDir: folder, passwordCost },
      { log: createLog(lines, logger), onRequest: logger?.request, dist: join(folder, 'no-build'), build },
    )
  const server = await start(dataDir)
  if (lines.some((line) => line.includes('invalid'))) throw new Error(lines.join('\n'))
  const { port, platform } = server
  const call = (name: EndpointName, input: unknown, options: RequestOptions): Promise<HttpResponse> =>
    callServer(port, platform.publicKey, name, input, options)
  const readAdminApiToken = (): string => readFileSync(join(dataDir, 'admin-api-token'), 'utf8')
  let memberCount = 0
  const otherFolders: string[] = []
  const getOperatorToken = createOperatorTokenIssuer(database.url)
  const runAdminCommand: TestPlatform['runAdminCommand'] = async (command, parameters) => {
    const { by, ...body } = parameters as { readonly by?: string }
    const authorization = `Bearer ${by === undefined ? readAdminApiToken() : await getOperatorToken(by)}`
    return requireValue(
      await send(port, 'POST', `/_livery/admin/${command}`, { host: 'localhost', body, headers: { authorization } }),
    ) as Record<string, unknown>
  }
  const listOutbox = async (brand: string): Promise<readonly string[]> =>
    ((await runAdminCommand('outbox', { brand, count: 20 })) as unknown as readonly SentMessage[]).map((message) => JSON.stringify(message))
  /** Calls `trigger`, and resolves to the newest message sent since then whose text matches `pattern`. */
  const waitForMessage = async (brand: string, trigger: () => Promise<unknown>, pattern = /^/): Promise<SentMessage> => {
    await waitForDelivery(database.url)
    const before = new Set(await listOutbox(brand))
    await trigger()
    return vi.waitFor(
      async () => {
        const sent = (await listOutbox(brand))
          .filter((message) => !before.has(message))
          .map((message) => JSON.parse(message) as SentMessage)
        const match = sent.find(({ text }) => pattern.test(text))
        if (match === undefined) throw new Error('No matching message was sent.')
        return match
      },
      { timeout: 60_000 },
    )
  }
  return {
    port,
    dataDir,
    merchantsDir: root,
    databaseUrl: database.url,
    server,
    lines,
    call,
    callUnchecked: call,
    send: (method, path, sendOptions) => send(port, method, path, sendOptions),
    logIn: async (host, username, password = testPassword) =>
      requireValue(await call('session.login', { username, password, type: 'username' }, { host })) as LoginResult,
    register: (host, overrides = {}) =>
      call(
        'member.register',
        {
          username: `member${String(++memberCount)}`,
          password: 'secret12',
          login: true,
          registerMethod: 'WEB',
          ageConsent: true,
          ...overrides,
        },
        { host },
      ),
    readMessage: (brand, trigger) => waitForMessage(brand, trigger),
    readCode: async (brand, trigger) => /\b\d{6}\b/.exec((await waitForMessage(brand, trigger, /\b\d{6}\b/)).text)?.[0] ?? '',
    runAdminCommand,
    getOperatorToken,
    startAnother: () => {
      const folder = mkdtempSync(join(tmpdir(), 'livery-data-'))
      otherFolders.push(folder)
      return start(folder)
    },
    stop: async () => {
      await server.stop()
      await database.drop()
      for (const folder of [dataDir, ...otherFolders]) rmSync(folder, { recursive: true, force: true })
      if (merchantsDir === undefined) rmSync(root, { recursive: true, force: true })
    },
  }
}

const createLog =
  (lines: string[], logger: Logger | undefined): Log =>
  (line, details) => {
    lines.push(line)
    logger?.log(line, details)
  }

/** Returns a function that creates an operator with an access token, once for each name, and returns the token. */
function createOperatorTokenIssuer(databaseUrl: string): TestPlatform['getOperatorToken'] {
  const tokens = new Map<string, Promise<string>>()
  const createOperatorToken = (name: string, roles: Parameters<TestPlatform['getOperatorToken']>[1] = ['admin']): Promise<string> =>
    withDatabaseClient({ databaseUrl }, async (client) => {
      const token = createToken()
      const { rows } = await client.query<{ id: string }>(
        `insert into operators (name, email, kind) values ($1, $2, 'person') on conflict (lower(email)) do update set name = excluded.name returning id`,
        [name, `${name.toLowerCase().replaceAll(/\W/g, '-')}@operators.example`],
      )
      const operator = rows[0]?.id
      for (const grant of roles) {
        const [role, merchant] = typeof grant === 'string' ? [grant, '*'] : [grant.role, grant.merchant]
        await client.query('insert into operator_roles (operator, merchant, role) values ($1, $2, $3) on conflict do nothing', [
          operator,
          merchant,
          role,
        ])
      }
      await client.query(
        `insert into operator_tokens (token_hash, operator, purpose, expires_at) values ($1, $2, 'access', now() + interval '12 hours')`,
        [hashToken(token), operator],
      )
      return token
    })
  return (name, roles) => {
    const tokenPromise = tokens.get(name) ?? createOperatorToken(name, roles)
    tokens.set(name, tokenPromise)
    return tokenPromise
  }
}
async function setDatabaseDefaults({ url }: TestDatabase, defaults: Readonly<Record<string, string>>): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await withDatabaseClient({ databaseUrl: url }, async (client) => {
    for (const role of Object.values(roles))
      for (const [setting, value] of Object.entries(defaults))
        await client.query(`alter role ${role} in database ${name} set ${setting} = ${value}`)
  })
}

function requireValue({ status, body, text }: HttpResponse): unknown {
  if (body.success !== true) throw new Error(`${String(status)} ${text}`)
  return body.value
}

/** Waits until all earlier messages have been delivered, so that they are not mistaken for new ones. */
const waitForDelivery = (databaseUrl: string): Promise<void> =>
  withDatabaseClient({ databaseUrl }, (client) =>
    vi.waitFor(
      async () => {
        const { rows } = await client.query<{ name: string }>(
          `select name from jobs.job where name in ('message', 'password-reset') and state in ('created', 'active')`,
        )
        if (rows.length > 0) throw new Error(`${String(rows.length)} messages have not been delivered.`)
      },
      { timeout: 60_000 },
    ),
  )
