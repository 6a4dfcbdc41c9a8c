import { isLoopback } from './web/may-inspect.ts'

/**
 * What the server is for. A demo has accounts with a shared password, a history, a vendor and a gateway that move no
 * money of anybody's; production has none of them.
 */
export type Mode = 'demo' | 'production'

/**
 * The mode that the environment asks for; demo where it asks for none. Anything unknown counts as demo and is refused.
 */
export const parseMode = (mode: string | undefined, nodeEnv: string | undefined): Mode =>
  (mode ?? nodeEnv) === 'production' ? 'production' : 'demo'

/** The settings that a mode judges by their value. */
interface ValidatedSettings {
  readonly mode: Mode
  readonly host: string
  readonly trustProxy: readonly string[]
  readonly secretKey: string | undefined
  readonly controlToken: string | undefined
  readonly vendorOrigin: string | undefined
}

type Given = (name: string) => string | undefined

/** What a mode refuses of the settings: one sentence for each, which begins with the setting's name. */
export const validateMode = (settings: ValidatedSettings, given: Given): readonly string[] => [
  ...validateName(given('LIVERY_MODE')),
  ...(settings.mode === 'production' ? validateProduction(settings, given) : validateDemo(settings, given)),
]

const validateName = (mode: string | undefined): readonly string[] =>
  mode === undefined || mode === 'demo' || mode === 'production' ? [] : [`LIVERY_MODE is "${mode}": it must be demo or production.`]

/** Whoever reaches a demo can play with money that nobody paid. */
function validateDemo({ host, trustProxy }: ValidatedSettings, given: Given): readonly string[] {
  const override = given('DEMO_PUBLIC')
  if (override === 'on') return []
  const remedy = 'set LIVERY_MODE=production, or DEMO_PUBLIC=on where strangers may play with the demo.'
  return [
    ...(override === undefined || override === 'off' ? [] : [`DEMO_PUBLIC is "${override}": it must be on or off.`]),
    ...(isLoopbackHost(host) ? [] : [`HOST is "${host}", which other machines reach, and this is a demo: ${remedy}`]),
    ...(trustProxy.length === 0 ? [] : [`TRUST_PROXY names a proxy, which other machines reach, and this is a demo: ${remedy}`]),
  ]
}

const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

/** What production cannot do without, and why. */
const required: readonly (readonly [name: string, why: string])[] = [
  ['DATABASE_URL', 'the PostgreSQL in DATA_DIR is for demos: it has no backup and no copy'],
  ['SECRET_KEY', 'it derives the keys of stored data and has to be kept apart from them; 32 characters or more'],
  ['PAYLOAD_KEY', 'every server needs the same private P-256 key, as JWK'],
  ['CONTROL_TOKEN', 'the admin commands ask for it; 32 characters or more'],
  ['TRUST_PROXY', 'the server speaks plain HTTP, so that a proxy has to end TLS before it'],
  ['SMTP_URL', 'passwords are reset by e-mail; write none where no brand does that'],
  ['SMS_GATEWAY_URL', 'phones are verified by text messages; write none where no brand does that'],
]

/** What belongs to a demo alone. */
const forbidden = ['DEMO_PASSWORD', 'DEMO_PUBLIC', 'GATEWAY_ORIGIN', 'DEFAULT_MERCHANT'] as const

function validateProduction({ trustProxy, secretKey, controlToken, vendorOrigin }: ValidatedSettings, given: Given): readonly string[] {
  const everyone = trustProxy.find((one) => /\/0*[1-7]$/.test(one))
  const local = vendorOrigin !== undefined && new URL(vendorOrigin).hostname.endsWith('.localhost')
  return [
    ...required.flatMap(([name, why]) => (given(name) === undefined ? [`${name} is missing, and production needs it: ${why}.`] : [])),
    ...forbidden.flatMap((name) =>
      given(name) === undefined ? [] : [`${name} is for demo mode and means nothing in production: remove it.`],
    ),
    ...(everyone === undefined
      ? []
      : [`TRUST_PROXY has "${everyone}", which is no proxy but a large part of the internet: name the proxy's own address.`]),
    ...(secretKey !== undefined && isGuessable(secretKey)
      ? ['SECRET_KEY repeats too few characters: make it with openssl rand -base64 32.']
      : []),
    ...(controlToken !== undefined && isGuessable(controlToken)
      ? ['CONTROL_TOKEN repeats too few characters: make it with openssl rand -base64 32.']
      : []),
    ...(secretKey !== undefined && secretKey === controlToken ? ['CONTROL_TOKEN is the same as SECRET_KEY: make one of its own.'] : []),
    ...(local ? [`VENDOR_ORIGIN is "${vendorOrigin}", which only this machine reaches: it must be an https origin.`] : []),
  ]
}

/** 32 random characters have far more than eight different ones. */
const isGuessable = (secret: string): boolean => new Set(secret).size < 8
