import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import type { SmsGatewaySettings } from './integrations/messengers/sms-gateway.ts'
import type { SmtpSettings } from './integrations/messengers/smtp-messenger.ts'
import { type Mode, parseMode, validateMode } from './mode.ts'
import { logLevels } from './telemetry/log.ts'
import { logFormats, type LogSettings, requestSelections } from './telemetry/log-settings.ts'
import { type PasswordCost, defaultPasswordCost } from './modules/accounts/index.ts'
import type { BundleSettings } from './modules/brands/index.ts'
import {
  type ListenAddress,
  type OpenIdProvider,
  type PaymentGateway,
  parseChoice,
  parseDatabaseUrl,
  parseTracesEndpoint,
  parseAdditionalUrl,
  parseBundleSettings,
  parseMetricsAddress,
  parseAddressRanges,
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
  parseOnOff,
  requireMinLength,
} from './parse-settings.ts'
import { SettingsError } from './settings-error.ts'

/** Settings from the environment, read once at startup. */
export interface Settings {
  /** `LIVERY_MODE`: `demo` or `production`. Default: `production` if `NODE_ENV` is `production`, otherwise `demo`. */
  readonly mode: Mode
  /** `PORT`: port to listen on; 0 for any free port. Default: 8080. */
  readonly port: number
  /**
   * `DRAIN_SECONDS`: time for which the server still accepts connections after a signal to stop. It reports that it is
   * not ready, so that load balancers notice. Default: 5 in production, 0 in demo mode.
   */
  readonly drainSeconds: number
  /**
   * `STOP_SECONDS`: time after which pending requests and jobs are cancelled once the server no longer listens.
   * Default: 20.
   */
  readonly stopSeconds: number
  /** `HOST`: address to listen on. Default: 127.0.0.1, reachable only from this machine. */
  readonly host: string
  /** `DATA_DIR`: folder of the database, secrets and generated pictures. Default: `./data`. Absolute here. */
  readonly dataDir: string
  /**
   * `DATABASE_URL`: an external PostgreSQL, `postgres://…`. Default in demo mode: an embedded one in `DATA_DIR`.
   * Required in production.
   */
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
   * `MIGRATE_ON_START`: with `off`, the server does not start on a database with pending migrations, which
   * `livery database migrate` applies. Default: on.
   */
  readonly migratesOnStart: boolean
  /** `MERCHANTS_DIR`: folder of the brands. Default: `./merchants`. Absolute here. */
  readonly merchantsDir: string
  /**
   * `MERCHANTS_URL`: URL of a signed bundle of brands, instead of a folder; `MERCHANTS_PUBLIC_KEY`: the public keys
   * that verify its signature; `MERCHANTS_POLL_SECONDS`: interval at which it is fetched again, 0: only at startup,
   * default: 60; `MERCHANTS_ALLOW_OLDER`: `on` accepts a bundle that is older than the newest accepted one, default:
   * off. Default: brands come from a folder.
   */
  readonly bundle: BundleSettings | undefined
  /**
   * `ASSETS_ORIGIN`: origin of a CDN that fetches the files of pages from this server, `https://cdn.example`. Default:
   * each brand's own host serves them.
   */
  readonly assetsOrigin: string | undefined
  /** `DEFAULT_MERCHANT`: the brand of `localhost`. Default: the first by id, except `base`. Rejected in production. */
  readonly defaultMerchant: string | undefined
  /**
   * `DEMO_PASSWORD`: password of the demo accounts. Default: generated once and stored in `DATA_DIR`. Rejected in
   * production.
   */
  readonly demoPassword: string | undefined
  /**
   * `DEFAULT_PASSWORD`: a password that the operator assigns to many members. A member who logs in with it must
   * change it. Default: none.
   */
  readonly defaultPassword: string | undefined
  /**
   * `SECRET_KEY`: at least 32 characters, from which the keys for encryption, signing and hashing are derived. Default
   * in demo mode: generated once and stored in `DATA_DIR`. Required in production.
   */
  readonly secretKey: string | undefined
  /**
   * `PAYLOAD_KEY`: private P-256 key as JWK, for the encryption of sensitive payloads. Default in demo mode: generated
   * once and stored in `DATA_DIR`. Required in production.
   */
  readonly payloadKey: string | undefined
  /**
   * `ROTATE_PAYLOAD_KEY`: with `on`, the server records the current `PAYLOAD_KEY` at startup, in place of the one that
   * the database has recorded. Default: off.
   */
  readonly rotatesPayloadKey: boolean
  /**
   * `ADMIN_API_TOKEN`: at least 32 characters, the token with which programs on this machine use the admin API. Default
   * in demo mode: generated once and stored in `DATA_DIR`. Required in production.
   */
  readonly adminApiToken: string | undefined
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
   * `SOCIAL_SECRETS`: `{"<brand>": {"google": "…", "facebook": "…"}}`, the client secrets for social login. Default:
   * the content of `DATA_DIR/social-secrets.json`.
   */
  readonly socialSecrets: string | undefined
  /**
   * `TRUST_PROXY`: comma-separated addresses and networks of proxies whose X-Forwarded-For is trusted. Default in demo
   * mode: none. Required in production.
   */
  readonly trustProxy: readonly string[]
  /**
   * `PROOF_OF_WORK_EXEMPT`: comma-separated addresses and networks, such as those of the operator's own tests, whose
   * requests are not counted and need only a minimal proof of work. Default: none.
   */
  readonly proofOfWorkExempt: BlockList
  /** `COUNTRY_HEADER`: header in which a trusted proxy names the visitor's country. Ignored without `TRUST_PROXY`. */
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
   * `GATEWAY_URL` and `GATEWAY_SECRET`: an external gateway for channels without a gateway of their brand, and the
   * secret shared with it. Default: the demo gateway in demo mode, none in production.
   */
  readonly gateway: PaymentGateway | undefined
  /**
   * `UPLOAD_SCANNER`: a command, with its arguments, that reads a file from standard input and exits with 0 to accept
   * it. Default: none.
   */
  readonly uploadScanner: string | undefined
  /**
   * `SMTP_URL` and `MAIL_FROM`: the mail server and the sender's address. Default in demo mode: email stays in the
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
   * `METRICS_PORT` and `METRICS_HOST`: address at which metrics are served. Without a port, metrics are not collected.
   * Default host: 127.0.0.1.
   */
  readonly metrics: ListenAddress | undefined
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: base URL of the OTLP endpoint that receives traces. Default: no traces. */
  readonly traces: string | undefined
  /** `PRERENDER_GAME_PICTURES`: `off` generates the pictures of games only on request. Default: on. */
  readonly prerendersGamePictures: boolean
}

/**
 * Reads the settings. An empty variable counts as missing. Relative folders are resolved against `folder`.
 * @throws SettingsError for all settings that are invalid, or that the mode requires or rejects
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, folder: string): Settings {
  const getSetting = (name: string): string | undefined => env[name]?.trim() || undefined
  const problems: string[] = []
  const parseOrRecord = <T>(readSetting: () => T, fallback: T): T => {
    try {
      return readSetting()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(error.message)
      return fallback
    }
  }
  const settings = readAllSettings(getSetting, folder, parseOrRecord)
  problems.push(...validateMode(settings, getSetting))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

type SettingReader = (name: string) => string | undefined

/**
 * Parses one setting. If it is invalid, records the problem and returns the fallback, so that all problems are found.
 */
type ParseOrRecord = <T>(readSetting: () => T, fallback: T) => T

function readAllSettings(getSetting: SettingReader, folder: string, parseOrRecord: ParseOrRecord): Settings {
  const mode = parseOrRecord(() => parseMode(getSetting('LIVERY_MODE'), getSetting('NODE_ENV')), 'demo')
  return {
    mode,
    port: parseOrRecord(() => parsePort(getSetting('PORT')), 8080),
    drainSeconds: parseOrRecord(() => parseSeconds('DRAIN_SECONDS', getSetting('DRAIN_SECONDS'), mode === 'production' ? 5 : 0), 0),
    stopSeconds: parseOrRecord(() => parseSeconds('STOP_SECONDS', getSetting('STOP_SECONDS'), 20), 20),
    host: getSetting('HOST') ?? '127.0.0.1',
    dataDir: resolve(folder, getSetting('DATA_DIR') ?? 'data'),
    databaseUrl: parseOrRecord(() => parseDatabaseUrl('DATABASE_URL', getSetting('DATABASE_URL')), undefined),
    migrateDatabaseUrl: parseOrRecord(
      () => parseAdditionalUrl('MIGRATE_DATABASE_URL', getSetting('MIGRATE_DATABASE_URL'), getSetting('DATABASE_URL')),
      undefined,
    ),
    databaseDirectUrl: parseOrRecord(
      () => parseAdditionalUrl('DATABASE_DIRECT_URL', getSetting('DATABASE_DIRECT_URL'), getSetting('DATABASE_URL')),
      undefined,
    ),
    databaseReplicaUrl: parseOrRecord(
      () => parseAdditionalUrl('DATABASE_REPLICA_URL', getSetting('DATABASE_REPLICA_URL'), getSetting('DATABASE_URL')),
      undefined,
    ),
    replicaLagSeconds: parseOrRecord(() => parseSeconds('REPLICA_LAG_SECONDS', getSetting('REPLICA_LAG_SECONDS'), 10), 10),
    migratesOnStart: parseOrRecord(() => parseOnOff('MIGRATE_ON_START', getSetting('MIGRATE_ON_START')), true),
    merchantsDir: resolve(folder, getSetting('MERCHANTS_DIR') ?? 'merchants'),
    bundle: parseOrRecord(
      () =>
        parseBundleSettings({
          url: getSetting('MERCHANTS_URL'),
          publicKeys: getSetting('MERCHANTS_PUBLIC_KEY'),
          pollSeconds: getSetting('MERCHANTS_POLL_SECONDS'),
          allowsOlder: getSetting('MERCHANTS_ALLOW_OLDER'),
          folder: getSetting('MERCHANTS_DIR'),
        }),
      undefined,
    ),
    assetsOrigin: parseOrRecord(() => parseOrigin('ASSETS_ORIGIN', getSetting('ASSETS_ORIGIN')), undefined),
    defaultMerchant: getSetting('DEFAULT_MERCHANT'),
    demoPassword: parseOrRecord(() => requireMinLength('DEMO_PASSWORD', getSetting('DEMO_PASSWORD'), 8), undefined),
    defaultPassword: getSetting('DEFAULT_PASSWORD'),
    secretKey: parseOrRecord(() => requireMinLength('SECRET_KEY', getSetting('SECRET_KEY'), 32), undefined),
    payloadKey: parseOrRecord(() => parsePayloadKey(getSetting('PAYLOAD_KEY')), undefined),
    rotatesPayloadKey: parseOrRecord(() => parseOnOff('ROTATE_PAYLOAD_KEY', getSetting('ROTATE_PAYLOAD_KEY') ?? 'off'), false),
    adminApiToken: parseOrRecord(() => requireMinLength('ADMIN_API_TOKEN', getSetting('ADMIN_API_TOKEN'), 32), undefined),
    adminOrigin: parseOrRecord(() => parseOrigin('ADMIN_ORIGIN', getSetting('ADMIN_ORIGIN')), undefined),
    operatorProvider: parseOrRecord(
      () => parseOperatorProvider(getSetting('OIDC_ISSUER'), getSetting('OIDC_CLIENT_ID'), getSetting('OIDC_CLIENT_SECRET')),
      undefined,
    ),
    socialSecrets: getSetting('SOCIAL_SECRETS'),
    trustProxy: parseOrRecord(() => parseProxies(getSetting('TRUST_PROXY')), []),
    proofOfWorkExempt: parseOrRecord(() => parseAddressRanges('PROOF_OF_WORK_EXEMPT', getSetting('PROOF_OF_WORK_EXEMPT')), new BlockList()),
    countryHeader: getSetting('COUNTRY_HEADER')?.toLowerCase(),
    demoVendorOrigin: parseOrRecord(() => parseOrigin('DEMO_VENDOR_ORIGIN', getSetting('DEMO_VENDOR_ORIGIN')), undefined),
    gatewayOrigin: parseOrRecord(() => parseOrigin('GATEWAY_ORIGIN', getSetting('GATEWAY_ORIGIN')), undefined),
    gateway: parseOrRecord(() => parsePaymentGateway(getSetting('GATEWAY_URL'), getSetting('GATEWAY_SECRET')), undefined),
    uploadScanner: getSetting('UPLOAD_SCANNER'),
    smtp: parseOrRecord(() => parseSmtp(getSetting('SMTP_URL'), getSetting('MAIL_FROM')), undefined),
    smsGateway: parseOrRecord(() => parseSmsGateway(getSetting('SMS_GATEWAY_URL'), getSetting('SMS_GATEWAY_TOKEN')), undefined),
    passwordCost: parseOrRecord(() => parsePasswordCost(getSetting('PASSWORD_COST')), defaultPasswordCost),
    log: {
      format: parseOrRecord(() => parseChoice('LOG_FORMAT', getSetting('LOG_FORMAT'), logFormats), undefined),
      level: parseOrRecord(() => parseChoice('LOG_LEVEL', getSetting('LOG_LEVEL'), logLevels), undefined) ?? 'info',
      requests: parseOrRecord(() => parseChoice('LOG_REQUESTS', getSetting('LOG_REQUESTS'), requestSelections), undefined),
      addresses: parseOrRecord(() => parseOnOff('LOG_ADDRESSES', getSetting('LOG_ADDRESSES') ?? 'off'), false),
    },
    metrics: parseOrRecord(() => parseMetricsAddress(getSetting('METRICS_HOST'), getSetting('METRICS_PORT')), undefined),
    traces: parseOrRecord(() => parseTracesEndpoint(getSetting('OTEL_EXPORTER_OTLP_ENDPOINT')), undefined),
    prerendersGamePictures: parseOrRecord(() => parseOnOff('PRERENDER_GAME_PICTURES', getSetting('PRERENDER_GAME_PICTURES')), true),
  }
}
