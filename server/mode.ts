import { isLoopback } from './web/can-inspect.ts'

/**
 * Purpose of a server. A demo has accounts with a shared password, a demo history, and a vendor and a gateway that
 * move no real money; production has none of them.
 */
export type Mode = 'demo' | 'production'

/**
 * Returns the mode in `LIVERY_MODE` or, without it, in `NODE_ENV`. Any value except `production` counts as demo;
 * `validateMode` rejects an unknown `LIVERY_MODE`.
 */
export const parseMode = (mode: string | undefined, nodeEnv: string | undefined): Mode =>
  (mode ?? nodeEnv) === 'production' ? 'production' : 'demo'

/** Parsed settings whose valid values depend on the mode. */
interface ValidatedSettings {
  readonly mode: Mode
  readonly host: string
  readonly trustProxy: readonly string[]
  readonly secretKey: string | undefined
  readonly adminApiToken: string | undefined
}

type SettingReader = (name: string) => string | undefined

/** Returns a message for each setting that is missing, invalid or not allowed in the mode, beginning with its name. */
export const validateMode = (settings: ValidatedSettings, getSetting: SettingReader): readonly string[] => [
  ...validateModeName(getSetting('LIVERY_MODE')),
  ...(getSetting('VENDOR_ORIGIN') === undefined ? [] : [vendorOriginRemoved]),
  ...(settings.mode === 'production' ? validateProduction(settings, getSetting) : validateDemo(settings, getSetting)),
]

const vendorOriginRemoved =
  'VENDOR_ORIGIN has no effect: each vendor has its own address. Remove it, and connect the vendors of each brand with livery platform vendors <brand> <vendor> set launchUrl=…, or set DEMO_VENDOR_ORIGIN in a demo.'

const validateModeName = (mode: string | undefined): readonly string[] =>
  mode === undefined || mode === 'demo' || mode === 'production' ? [] : [`LIVERY_MODE is "${mode}": it must be demo or production.`]

/** Rejects settings that expose a demo to other machines: anyone who reaches it can play with fictitious money. */
function validateDemo({ host, trustProxy }: ValidatedSettings, getSetting: SettingReader): readonly string[] {
  const override = getSetting('DEMO_PUBLIC')
  if (override === 'on') return []
  const remedy = 'set LIVERY_MODE=production, or DEMO_PUBLIC=on to let anyone play with the demo.'
  return [
    ...(override === undefined || override === 'off' ? [] : [`DEMO_PUBLIC is "${override}": it must be on or off.`]),
    ...(isLoopbackHost(host) ? [] : [`HOST is "${host}", which exposes this demo to other machines: ${remedy}`]),
    ...(trustProxy.length === 0 ? [] : [`TRUST_PROXY names a proxy, which exposes this demo to other machines: ${remedy}`]),
  ]
}

const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

/** Settings that production requires, each with the reason. */
const requiredSettings: readonly (readonly [name: string, reason: string])[] = [
  ['DATABASE_URL', 'the PostgreSQL in DATA_DIR is for demos: it runs on one machine and has no replica'],
  ['SECRET_KEY', 'the encryption keys of stored data are derived from it, and it must be stored separately; 32 characters or more'],
  ['PAYLOAD_KEY', 'every server needs the same private P-256 key, as JWK'],
  ['ADMIN_API_TOKEN', 'local programs that verify the data authenticate with it; 32 characters or more'],
  ['TRUST_PROXY', 'the server speaks plain HTTP, so a proxy in front of it must terminate TLS'],
  ['SMTP_URL', 'passwords are reset by email; set it to none if no brand does that'],
  ['SMS_GATEWAY_URL', 'phones are verified by text messages; set it to none if no brand does that'],
]

/** Settings that only a demo may have. */
const demoOnlySettings = ['DEMO_PASSWORD', 'DEMO_PUBLIC', 'DEMO_VENDOR_ORIGIN', 'GATEWAY_ORIGIN', 'DEFAULT_MERCHANT'] as const

function validateProduction({ trustProxy, secretKey, adminApiToken }: ValidatedSettings, getSetting: SettingReader): readonly string[] {
  const broadNetwork = trustProxy.find((network) => /\/0*[1-7]$/.test(network))
  return [
    ...requiredSettings.flatMap(([name, reason]) =>
      getSetting(name) === undefined ? [`${name} is missing, and production needs it: ${reason}.`] : [],
    ),
    ...demoOnlySettings.flatMap((name) =>
      getSetting(name) === undefined ? [] : [`${name} is for demo mode and has no effect in production: remove it.`],
    ),
    ...(broadNetwork === undefined
      ? []
      : [`TRUST_PROXY has "${broadNetwork}", which covers a large part of the internet: set the address of the proxy itself.`]),
    ...(secretKey !== undefined && isGuessable(secretKey)
      ? ['SECRET_KEY has too few distinct characters: generate it with openssl rand -base64 32.']
      : []),
    ...(adminApiToken !== undefined && isGuessable(adminApiToken)
      ? ['ADMIN_API_TOKEN has too few distinct characters: generate it with openssl rand -base64 32.']
      : []),
    ...(secretKey !== undefined && secretKey === adminApiToken
      ? ['ADMIN_API_TOKEN is the same as SECRET_KEY: generate a separate token.']
      : []),
  ]
}

/** A random secret of 32 characters has far more than eight distinct ones. */
const isGuessable = (secret: string): boolean => new Set(secret).size < 8
