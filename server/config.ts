import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import { StartError } from './database/errors.ts'
import { type Mode, parseMode, validateMode } from './mode.ts'
import { isPayloadKey } from './modules/secrets/index.ts'
import { logLevels } from './telemetry/log.ts'
import { logFormats, type LogSettings, requestSelections } from './telemetry/log-settings.ts'
import { type PasswordCost, minCost, defaultCost } from './modules/accounts/index.ts'

/** Settings from the environment, read once at the start. */
export interface Settings {
  /** `LIVERY_MODE`: `demo` or `production`. Default: `production` if `NODE_ENV` is `production`, otherwise `demo`. */
  readonly mode: Mode
  /** `PORT`: port to listen on; 0 for any free port. Default: 8080. */
  readonly port: number
  /**
   * `DRAIN_SECONDS`: time between the signal to stop, from which on the server reports that it is not ready, and the
   * end of listening, for load balancers to notice. Default: 5 in production, 0 in demo mode.
   */
  readonly drainSeconds: number
  /** `STOP_SECONDS`: maximum time for pending requests and jobs to end after that. Default: 20. */
  readonly stopSeconds: number
  /** `HOST`: address to listen on. Default: 127.0.0.1, reachable from this machine alone. */
  readonly host: string
  /** `DATA_DIR`: folder of the database, secrets and drawn pictures. Default: `./data`. Absolute here. */
  readonly dataDir: string
  /** `DATABASE_URL`: an external PostgreSQL, `postgres://…`. Default: an embedded one in `DATA_DIR`. */
  readonly databaseUrl: string | undefined
  /**
   * `MIGRATE_DATABASE_URL`: the same database as the role that owns its tables. Default: the role of `DATABASE_URL`
   * migrates.
   */
  readonly migrateDatabaseUrl: string | undefined
  /**
   * `MIGRATE_ON_START`: `off` refuses to start on a database with pending migrations, which `livery database migrate`
   * applies. Default: on.
   */
  readonly migratesOnStart: boolean
  /** `MERCHANTS_DIR`: folder of the brands. Default: `./merchants`. Absolute here. */
  readonly merchantsDir: string
  /** `DEFAULT_MERCHANT`: the brand of `localhost`. Default: the first by id, except `base`. */
  readonly defaultMerchant: string | undefined
  /** `DEMO_PASSWORD`: password of the demo accounts. Default: generated once and stored in `DATA_DIR`. */
  readonly demoPassword: string | undefined
  /**
   * `DEFAULT_PASSWORD`: a password that the operator gives to many members. A member who logs in with it must change
   * it. Default: none.
   */
  readonly defaultPassword: string | undefined
  /**
   * `SECRET_KEY`: at least 32 characters, from which the keys for signing and hashing are derived. Default: generated
   * once and stored in `DATA_DIR`.
   */
  readonly secretKey: string | undefined
  /**
   * `PAYLOAD_KEY`: private P-256 key as JWK, for the encryption of sensitive payloads. Default: generated once and
   * stored in `DATA_DIR`.
   */
  readonly payloadKey: string | undefined
  /**
   * `ROTATE_PAYLOAD_KEY`: `on` for the one start with which a new `PAYLOAD_KEY` replaces the previous one. Default:
   * off.
   */
  readonly rotatesPayloadKey: boolean
  /**
   * `CONTROL_TOKEN`: at least 32 characters, the token of the admin API. Default: generated once and stored in
   * `DATA_DIR`.
   */
  readonly controlToken: string | undefined
  /**
   * `ADMIN_ORIGIN`: origin at which other machines reach the admin API, `https://admin.example`. Default: only this
   * machine reaches it.
   */
  readonly adminOrigin: string | undefined
  /**
   * `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`: the OpenID Connect provider at which operators sign in.
   * Default: none.
   */
  readonly operatorProvider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined
  /**
   * `SOCIAL_SECRETS`: `{"<merchant>": {"google": "…", "facebook": "…"}}`, the client secrets for social login. Default:
   * the content of `DATA_DIR/social-secrets.json`.
   */
  readonly socialSecrets: string | undefined
  /** `TRUST_PROXY`: comma-separated addresses of proxies whose X-Forwarded-For is trusted. Default: none. */
  readonly trustProxy: readonly string[]
  /**
   * `UNCOUNTED_ADDRESSES`: comma-separated addresses and networks, such as those of the operator's own tests, that are
   * exempt from rate counting and from all but trivial proof of work. Default: none.
   */
  readonly uncounted: BlockList
  /** `COUNTRY_HEADER`: the header in which such a proxy names the visitor's country. Ignored without `TRUST_PROXY`. */
  readonly countryHeader: string | undefined
  /**
   * `DEMO_VENDOR_ORIGIN`: origin of the demo vendor, `https://games.example`. Default: `vendor.localhost`. Rejected in
   * production.
   */
  readonly demoVendorOrigin: string | undefined
  /**
   * `GATEWAY_ORIGIN`: origin of the demo payment gateway, `https://pay.example`. Default: `pay.localhost`. Rejected in
   * production.
   */
  readonly gatewayOrigin: string | undefined
  /**
   * `GATEWAY_URL` and `GATEWAY_SECRET`: an external gateway that implements the contract, and the secret shared with
   * it. Default: the demo gateway in demo mode, none in production.
   */
  readonly gateway: { readonly url: string; readonly secret: string } | undefined
  /**
   * `UPLOAD_SCANNER`: a command, with its arguments, that reads a file from standard input and exits with 0 to accept
   * it. Default: none.
   */
  readonly uploadScanner: string | undefined
  /**
   * `SMTP_URL` and `MAIL_FROM`: the mail server and the sender's address. Default in demo mode: e-mail stays in the
   * outbox. Production requires them, or `SMTP_URL=none`.
   */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /**
   * `SMS_GATEWAY_URL` and, if the gateway requires it, `SMS_GATEWAY_TOKEN`. Default in demo mode: text messages stay in
   * the outbox. Production requires the URL, or `none`.
   */
  readonly smsGateway: { readonly url: string; readonly token: string | undefined } | undefined
  /** `PASSWORD_COST`: cost of hashing a password, `<MiB>x<passes>`. Default: 64x3; minimum: 19x2. */
  readonly passwordCost: PasswordCost
  /** `LOG_FORMAT`, `LOG_LEVEL`, `LOG_REQUESTS` and `LOG_ADDRESSES`. */
  readonly log: LogSettings
  /** `METRICS_PORT` and `METRICS_HOST`: where metrics are served. Default: they are not collected; 127.0.0.1. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: base URL of the OTLP endpoint that receives traces. Default: no traces. */
  readonly traces: string | undefined
  /** `DRAW_AHEAD`: `off` draws the pictures of games only on request. Default: on. */
  readonly drawAhead: boolean
}

/** Settings that cannot be used. The message has one line for each, with its name and the valid values. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError'
}

/**
 * Reads the settings. An empty variable counts as missing. Relative folders are resolved against `folder`.
 * @throws SettingsError for all settings that are invalid or that the mode rejects
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, folder: string): Settings {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined
  const problems: string[] = []
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(error.message)
      return fallback
    }
  }
  const settings = readAll(given, folder, attempt)
  problems.push(...validateMode(settings, given))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

type Given = (name: string) => string | undefined
/** Reads one setting. If it is invalid the issue is recorded, and the fallback is used until all have been read. */
type Attempt = <T>(read: () => T, fallback: T) => T

function readAll(given: Given, folder: string, attempt: Attempt): Settings {
  const mode = attempt(() => parseMode(given('LIVERY_MODE'), given('NODE_ENV')), 'demo')
  return {
    mode,
    port: attempt(() => readPort(given('PORT')), 8080),
    drainSeconds: attempt(() => readSeconds('DRAIN_SECONDS', given('DRAIN_SECONDS'), mode === 'production' ? 5 : 0), 0),
    stopSeconds: attempt(() => readSeconds('STOP_SECONDS', given('STOP_SECONDS'), 20), 20),
    host: given('HOST') ?? '127.0.0.1',
    dataDir: resolve(folder, given('DATA_DIR') ?? 'data'),
    databaseUrl: attempt(() => readDatabaseUrl('DATABASE_URL', given('DATABASE_URL')), undefined),
    migrateDatabaseUrl: attempt(() => readMigrateUrl(given('MIGRATE_DATABASE_URL'), given('DATABASE_URL')), undefined),
    migratesOnStart: attempt(() => readSwitch('MIGRATE_ON_START', given('MIGRATE_ON_START')), true),
    merchantsDir: resolve(folder, given('MERCHANTS_DIR') ?? 'merchants'),
    defaultMerchant: given('DEFAULT_MERCHANT'),
    demoPassword: attempt(() => requireMinLength('DEMO_PASSWORD', given('DEMO_PASSWORD'), 8), undefined),
    defaultPassword: given('DEFAULT_PASSWORD'),
    secretKey: attempt(() => requireMinLength('SECRET_KEY', given('SECRET_KEY'), 32), undefined),
    payloadKey: attempt(() => readPayloadKey(given('PAYLOAD_KEY')), undefined),
    rotatesPayloadKey: attempt(() => readSwitch('ROTATE_PAYLOAD_KEY', given('ROTATE_PAYLOAD_KEY') ?? 'off'), false),
    controlToken: attempt(() => requireMinLength('CONTROL_TOKEN', given('CONTROL_TOKEN'), 32), undefined),
    adminOrigin: attempt(() => readOrigin('ADMIN_ORIGIN', given('ADMIN_ORIGIN')), undefined),
    operatorProvider: attempt(() => readProvider(given('OIDC_ISSUER'), given('OIDC_CLIENT_ID'), given('OIDC_CLIENT_SECRET')), undefined),
    socialSecrets: given('SOCIAL_SECRETS'),
    trustProxy: attempt(() => readProxies(given('TRUST_PROXY')), []),
    uncounted: attempt(() => readNetworks('UNCOUNTED_ADDRESSES', given('UNCOUNTED_ADDRESSES')), new BlockList()),
    countryHeader: given('COUNTRY_HEADER')?.toLowerCase(),
    demoVendorOrigin: attempt(() => readOrigin('DEMO_VENDOR_ORIGIN', given('DEMO_VENDOR_ORIGIN')), undefined),
    gatewayOrigin: attempt(() => readOrigin('GATEWAY_ORIGIN', given('GATEWAY_ORIGIN')), undefined),
    gateway: attempt(() => readPaymentGateway(given('GATEWAY_URL'), given('GATEWAY_SECRET')), undefined),
    uploadScanner: given('UPLOAD_SCANNER'),
    smtp: attempt(() => readSmtp(given('SMTP_URL'), given('MAIL_FROM')), undefined),
    smsGateway: attempt(() => readSmsGateway(given('SMS_GATEWAY_URL'), given('SMS_GATEWAY_TOKEN')), undefined),
    passwordCost: attempt(() => readCost(given('PASSWORD_COST')), defaultCost),
    log: {
      format: attempt(() => readChoice('LOG_FORMAT', given('LOG_FORMAT'), logFormats), undefined),
      level: attempt(() => readChoice('LOG_LEVEL', given('LOG_LEVEL'), logLevels), undefined) ?? 'info',
      requests: attempt(() => readChoice('LOG_REQUESTS', given('LOG_REQUESTS'), requestSelections), undefined),
      addresses: attempt(() => readSwitch('LOG_ADDRESSES', given('LOG_ADDRESSES') ?? 'off'), false),
    },
    metrics: attempt(() => readMetrics(given('METRICS_HOST'), given('METRICS_PORT')), undefined),
    traces: attempt(() => readEndpoint(given('OTEL_EXPORTER_OTLP_ENDPOINT')), undefined),
    drawAhead: attempt(() => readSwitch('DRAW_AHEAD', given('DRAW_AHEAD')), true),
  }
}

const readList = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function readProxies(text: string | undefined): readonly string[] {
  const proxies = readList(text)
  for (const proxy of proxies)
    try {
      proxyAddr.compile(proxy)
    } catch {
      throw new SettingsError(`TRUST_PROXY has "${proxy}": it must be an address or a network, such as 10.0.0.1 or 10.1.0.0/16.`)
    }
  return proxies
}

function readNetworks(name: string, text: string | undefined): BlockList {
  const networks = new BlockList()
  for (const part of readList(text)) {
    const [address = '', bits] = part.split('/')
    const version = isIP(address)
    const prefixLength = version === 6 ? 128 : 32
    const prefix = bits === undefined ? prefixLength : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (version === 0 || !(prefix <= prefixLength))
      throw new SettingsError(`${name} has "${part}": it must be an address or a network, such as 203.0.113.7 or 10.0.0.0/8.`)
    networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}

function readMetrics(host: string | undefined, port: string | undefined): Settings['metrics'] {
  if (port !== undefined) return { host: host ?? '127.0.0.1', port: readPort(port, 'METRICS_PORT') }
  if (host === undefined) return undefined
  throw new SettingsError('METRICS_HOST goes with METRICS_PORT: without a port, metrics are not served.')
}

function readEndpoint(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text
  throw new SettingsError(`OTEL_EXPORTER_OTLP_ENDPOINT is "${text}": it must be an http or https address, such as http://127.0.0.1:4318.`)
}

function readPort(text: string | undefined, name = 'PORT'): number {
  if (text === undefined) return 8080
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new SettingsError(`${name} is "${text}": it must be a whole number from 0 to 65535.`)
  return port
}

const maxSeconds = 600

function readSeconds(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= maxSeconds) return seconds
  throw new SettingsError(`${name} is "${text}": it must be a whole number of seconds from 0 to ${String(maxSeconds)}.`)
}

function readCost(text: string | undefined): PasswordCost {
  if (text === undefined) return defaultCost
  const [, memory = 0, passes = 0] = (/^(\d{1,4})x(\d{1,2})$/.exec(text) ?? []).map(Number)
  if (memory >= minCost.memory && passes >= minCost.passes) return { memory, passes }
  throw new SettingsError(
    `PASSWORD_COST is "${text}": it must be the memory in MiB and the passes, such as 64x3, and at least ${String(minCost.memory)}x${String(minCost.passes)}.`,
  )
}

function readPayloadKey(text: string | undefined): string | undefined {
  if (text === undefined || isPayloadKey(text)) return text
  throw new SettingsError('PAYLOAD_KEY must be a private EC key on P-256, written as JWK.')
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off') throw new SettingsError(`${name} is "${text}": it must be on or off.`)
  return text !== 'off'
}

function readChoice<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  const found = choices.find((choice) => choice === text)
  if (text === undefined || found !== undefined) return found
  throw new SettingsError(`${name} is "${text}": it must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}.`)
}

function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  throw new SettingsError(`${name} must start with postgres:// or postgresql://.`)
}

function readMigrateUrl(text: string | undefined, serveUrl: string | undefined): string | undefined {
  if (text !== undefined && serveUrl === undefined)
    throw new SettingsError('MIGRATE_DATABASE_URL goes with DATABASE_URL: the PostgreSQL in DATA_DIR manages its own roles.')
  return readDatabaseUrl('MIGRATE_DATABASE_URL', text)
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || url?.hostname.endsWith('.localhost')) return url.origin
  throw new SettingsError(`${name} is "${text}": it must be an https origin, such as https://games.example.`)
}

function readProvider(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Settings['operatorProvider'] {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new SettingsError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.')
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  const local = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url?.protocol !== 'https:' && !(local && url.protocol === 'http:'))
    throw new SettingsError(`OIDC_ISSUER is "${issuer}": it must be an https address; http is for a provider on this machine.`)
  return { issuer, clientId, clientSecret }
}

function readPaymentGateway(url: string | undefined, secret: string | undefined): Settings['gateway'] {
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || !URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new SettingsError('GATEWAY_URL must be an https address; GATEWAY_SECRET alone does nothing.')
  if (secret === undefined || secret.length < 32)
    throw new SettingsError('GATEWAY_SECRET is needed with GATEWAY_URL: at least 32 characters.')
  return { url, secret }
}

function readSmtp(url: string | undefined, from: string | undefined): Settings['smtp'] {
  if ((url === undefined || url === 'none') && from === undefined) return undefined
  if (url === undefined || !URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol) || new URL(url).hostname === '')
    throw new SettingsError('SMTP_URL must start with smtp:// or smtps:// and name a server; MAIL_FROM alone does nothing.')
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new SettingsError('MAIL_FROM must be the address that mail comes from, such as no-reply@example.com.')
  return { url, from }
}

function readSmsGateway(url: string | undefined, token: string | undefined): Settings['smsGateway'] {
  if ((url === undefined || url === 'none') && token === undefined) return undefined
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  const local = parsed !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname)
  if (url === undefined || (parsed?.protocol !== 'https:' && !(local && parsed.protocol === 'http:')))
    throw new SettingsError('SMS_GATEWAY_URL must be an https address; http is for a gateway on this machine.')
  return { url, token }
}

function requireMinLength(name: string, text: string | undefined, length: number): string | undefined {
  if (text !== undefined && text.length < length) throw new SettingsError(`${name} is too short: at least ${length} characters are needed.`)
  return text
}
