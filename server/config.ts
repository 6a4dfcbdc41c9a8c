import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import type { SmsGatewaySettings } from './integrations/messengers/sms-gateway.ts'
import type { SmtpSettings } from './integrations/messengers/smtp-messenger.ts'
import { type Mode, parseMode, validateMode } from './mode.ts'
import { logLevels } from './telemetry/log.ts'
import { logFormats, type LogSettings, requestSelections } from './telemetry/log-settings.ts'
import { type PasswordCost, defaultPasswordCost } from './modules/accounts/index.ts'
import {
  type ListenAddress,
  type OpenIdProvider,
  type PaymentGateway,
  parseChoice,
  parseDatabaseUrl,
  parseEndpoint,
  parseAdditionalUrl,
  parseMetrics,
  parseNetworks,
  parseOperatorProvider,
  parseOrigin,
  parsePasswordCost,
  parsePayloadKey,
  parsePaymentGateway,
  parsePort,
  parseProxies,
  parseSeconds,
  parseSmsGateway,
  parseSmtp,
  parseSwitch,
  requireMinLength,
} from './parse-settings.ts'
import { SettingsError } from './settings-error.ts'

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
  /**
   * `STOP_SECONDS`: time after which pending requests and jobs are cancelled once the server no longer listens.
   * Default: 20.
   */
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
   * `DATABASE_DIRECT_URL`: the same database without a pooler, for notifications between servers. Default:
   * `DATABASE_URL`.
   */
  readonly databaseDirectUrl: string | undefined
  /**
   * `DATABASE_REPLICA_URL`: a streaming standby of the database, which answers reports of the admin API. Default: the
   * primary answers them.
   */
  readonly databaseReplicaUrl: string | undefined
  /**
   * `REPLICA_LAG_SECONDS`: maximum age of a report from the replica; if it lags more, the primary answers. Default: 10.
   */
  readonly replicaLagSeconds: number
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
   * `DEFAULT_PASSWORD`: a password that the operator assigns to many members. A member who logs in with it must
   * change it. Default: none.
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
   * `ADMIN_ORIGIN`: origin at which other machines reach the admin API, `https://admin.example`. Default: the
   * admin API is reachable only from this machine.
   */
  readonly adminOrigin: string | undefined
  /**
   * `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`: the OpenID Connect provider at which operators sign in.
   * Default: none.
   */
  readonly operatorProvider: OpenIdProvider | undefined
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
   * `GATEWAY_URL` and `GATEWAY_SECRET`: an external gateway for the channels that name none of their brand, and the
   * secret shared with it. Default: the demo gateway in demo mode, none in production.
   */
  readonly gateway: PaymentGateway | undefined
  /**
   * `UPLOAD_SCANNER`: a command, with its arguments, that reads a file from standard input and exits with 0 to accept
   * it. Default: none.
   */
  readonly uploadScanner: string | undefined
  /**
   * `SMTP_URL` and `MAIL_FROM`: the mail server and the sender's address. Default in demo mode: e-mail stays in the
   * outbox. Production requires them, or `SMTP_URL=none`.
   */
  readonly smtp: SmtpSettings | undefined
  /**
   * `SMS_GATEWAY_URL` and, if the gateway requires it, `SMS_GATEWAY_TOKEN`. Default in demo mode: text messages stay in
   * the outbox. Production requires the URL, or `none`.
   */
  readonly smsGateway: SmsGatewaySettings | undefined
  /** `PASSWORD_COST`: cost of hashing a password, `<MiB>x<passes>`. Default: 64x3; minimum: 19x2. */
  readonly passwordCost: PasswordCost
  /** `LOG_FORMAT`, `LOG_LEVEL`, `LOG_REQUESTS` and `LOG_ADDRESSES`. */
  readonly log: LogSettings
  /**
   * `METRICS_PORT` and `METRICS_HOST`: where metrics are served. Default: metrics are not collected; the host is
   * 127.0.0.1.
   */
  readonly metrics: ListenAddress | undefined
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: base URL of the OTLP endpoint that receives traces. Default: no traces. */
  readonly traces: string | undefined
  /** `DRAW_AHEAD`: `off` generates the pictures of games only on request. Default: on. */
  readonly drawAhead: boolean
}

/**
 * Reads the settings. An empty variable counts as missing. Relative folders are resolved against `folder`.
 * @throws SettingsError for all settings that are invalid or that the mode rejects
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, folder: string): Settings {
  const valueOf = (name: string): string | undefined => env[name]?.trim() || undefined
  const problems: string[] = []
  const recordProblem = <T>(readSetting: () => T, fallback: T): T => {
    try {
      return readSetting()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(error.message)
      return fallback
    }
  }
  const settings = readAll(valueOf, folder, recordProblem)
  problems.push(...validateMode(settings, valueOf))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

type SettingReader = (name: string) => string | undefined
/**
 * Reads one setting. If it is invalid, records the problem and returns the fallback, so that all problems are found.
 */
type RecordProblem = <T>(readSetting: () => T, fallback: T) => T

function readAll(valueOf: SettingReader, folder: string, recordProblem: RecordProblem): Settings {
  const mode = recordProblem(() => parseMode(valueOf('LIVERY_MODE'), valueOf('NODE_ENV')), 'demo')
  return {
    mode,
    port: recordProblem(() => parsePort(valueOf('PORT')), 8080),
    drainSeconds: recordProblem(() => parseSeconds('DRAIN_SECONDS', valueOf('DRAIN_SECONDS'), mode === 'production' ? 5 : 0), 0),
    stopSeconds: recordProblem(() => parseSeconds('STOP_SECONDS', valueOf('STOP_SECONDS'), 20), 20),
    host: valueOf('HOST') ?? '127.0.0.1',
    dataDir: resolve(folder, valueOf('DATA_DIR') ?? 'data'),
    databaseUrl: recordProblem(() => parseDatabaseUrl('DATABASE_URL', valueOf('DATABASE_URL')), undefined),
    migrateDatabaseUrl: recordProblem(
      () => parseAdditionalUrl('MIGRATE_DATABASE_URL', valueOf('MIGRATE_DATABASE_URL'), valueOf('DATABASE_URL')),
      undefined,
    ),
    databaseDirectUrl: recordProblem(
      () => parseAdditionalUrl('DATABASE_DIRECT_URL', valueOf('DATABASE_DIRECT_URL'), valueOf('DATABASE_URL')),
      undefined,
    ),
    databaseReplicaUrl: recordProblem(
      () => parseAdditionalUrl('DATABASE_REPLICA_URL', valueOf('DATABASE_REPLICA_URL'), valueOf('DATABASE_URL')),
      undefined,
    ),
    replicaLagSeconds: recordProblem(() => parseSeconds('REPLICA_LAG_SECONDS', valueOf('REPLICA_LAG_SECONDS'), 10), 10),
    migratesOnStart: recordProblem(() => parseSwitch('MIGRATE_ON_START', valueOf('MIGRATE_ON_START')), true),
    merchantsDir: resolve(folder, valueOf('MERCHANTS_DIR') ?? 'merchants'),
    defaultMerchant: valueOf('DEFAULT_MERCHANT'),
    demoPassword: recordProblem(() => requireMinLength('DEMO_PASSWORD', valueOf('DEMO_PASSWORD'), 8), undefined),
    defaultPassword: valueOf('DEFAULT_PASSWORD'),
    secretKey: recordProblem(() => requireMinLength('SECRET_KEY', valueOf('SECRET_KEY'), 32), undefined),
    payloadKey: recordProblem(() => parsePayloadKey(valueOf('PAYLOAD_KEY')), undefined),
    rotatesPayloadKey: recordProblem(() => parseSwitch('ROTATE_PAYLOAD_KEY', valueOf('ROTATE_PAYLOAD_KEY') ?? 'off'), false),
    controlToken: recordProblem(() => requireMinLength('CONTROL_TOKEN', valueOf('CONTROL_TOKEN'), 32), undefined),
    adminOrigin: recordProblem(() => parseOrigin('ADMIN_ORIGIN', valueOf('ADMIN_ORIGIN')), undefined),
    operatorProvider: recordProblem(
      () => parseOperatorProvider(valueOf('OIDC_ISSUER'), valueOf('OIDC_CLIENT_ID'), valueOf('OIDC_CLIENT_SECRET')),
      undefined,
    ),
    socialSecrets: valueOf('SOCIAL_SECRETS'),
    trustProxy: recordProblem(() => parseProxies(valueOf('TRUST_PROXY')), []),
    uncounted: recordProblem(() => parseNetworks('UNCOUNTED_ADDRESSES', valueOf('UNCOUNTED_ADDRESSES')), new BlockList()),
    countryHeader: valueOf('COUNTRY_HEADER')?.toLowerCase(),
    demoVendorOrigin: recordProblem(() => parseOrigin('DEMO_VENDOR_ORIGIN', valueOf('DEMO_VENDOR_ORIGIN')), undefined),
    gatewayOrigin: recordProblem(() => parseOrigin('GATEWAY_ORIGIN', valueOf('GATEWAY_ORIGIN')), undefined),
    gateway: recordProblem(() => parsePaymentGateway(valueOf('GATEWAY_URL'), valueOf('GATEWAY_SECRET')), undefined),
    uploadScanner: valueOf('UPLOAD_SCANNER'),
    smtp: recordProblem(() => parseSmtp(valueOf('SMTP_URL'), valueOf('MAIL_FROM')), undefined),
    smsGateway: recordProblem(() => parseSmsGateway(valueOf('SMS_GATEWAY_URL'), valueOf('SMS_GATEWAY_TOKEN')), undefined),
    passwordCost: recordProblem(() => parsePasswordCost(valueOf('PASSWORD_COST')), defaultPasswordCost),
    log: {
      format: recordProblem(() => parseChoice('LOG_FORMAT', valueOf('LOG_FORMAT'), logFormats), undefined),
      level: recordProblem(() => parseChoice('LOG_LEVEL', valueOf('LOG_LEVEL'), logLevels), undefined) ?? 'info',
      requests: recordProblem(() => parseChoice('LOG_REQUESTS', valueOf('LOG_REQUESTS'), requestSelections), undefined),
      addresses: recordProblem(() => parseSwitch('LOG_ADDRESSES', valueOf('LOG_ADDRESSES') ?? 'off'), false),
    },
    metrics: recordProblem(() => parseMetrics(valueOf('METRICS_HOST'), valueOf('METRICS_PORT')), undefined),
    traces: recordProblem(() => parseEndpoint(valueOf('OTEL_EXPORTER_OTLP_ENDPOINT')), undefined),
    drawAhead: recordProblem(() => parseSwitch('DRAW_AHEAD', valueOf('DRAW_AHEAD')), true),
  }
}
