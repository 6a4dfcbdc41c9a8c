import { BlockList, isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { SmsGatewaySettings } from './integrations/messengers/sms-gateway.ts'
import type { SmtpSettings } from './integrations/messengers/smtp-messenger.ts'
import { type PasswordCost, defaultPasswordCost, minPasswordCost } from './modules/accounts/index.ts'
import { type BundlePublicKey, type BundleSettings, parseBundlePublicKeys } from './modules/brands/index.ts'
import { isPayloadKey } from './modules/secrets/index.ts'
import { SettingsError } from './settings-error.ts'
import { loopbackHosts } from './web/request.ts'

/*
 * Parsers of settings. Each returns the parsed value; if the variable is not set, its default, or `undefined` if it has
 * none. If the value is invalid, or settings that depend on each other are incomplete or exclude each other, it throws
 * a SettingsError that names the variable and its valid values or a remedy.
 */

/** An OpenID Connect provider. */
export interface OpenIdProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** An external payment gateway, and the secret shared with it. */
export interface PaymentGateway {
  readonly url: string
  readonly secret: string
}

/** An address to listen on. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
}

const parseList = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export function parseProxies(text: string | undefined): readonly string[] {
  const proxies = parseList(text)
  for (const proxy of proxies)
    try {
      proxyAddr.compile(proxy)
    } catch {
      throw new SettingsError(`TRUST_PROXY has "${proxy}": it must be an address or a network, such as 10.0.0.1 or 10.1.0.0/16.`)
    }
  return proxies
}

export function parseAddressRanges(name: string, text: string | undefined): BlockList {
  const networks = new BlockList()
  for (const part of parseList(text)) {
    const [address = '', bits] = part.split('/')
    const version = isIP(address)
    const maxPrefixLength = version === 6 ? 128 : 32
    const prefix = bits === undefined ? maxPrefixLength : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (version === 0 || !(prefix <= maxPrefixLength))
      throw new SettingsError(`${name} has "${part}": it must be an address or a network, such as 203.0.113.7 or 10.0.0.0/8.`)
    networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}

export function parseMetricsAddress(host: string | undefined, port: string | undefined): ListenAddress | undefined {
  if (port !== undefined) return { host: host ?? '127.0.0.1', port: parsePort(port, 'METRICS_PORT') }
  if (host === undefined) return undefined
  throw new SettingsError('METRICS_HOST requires METRICS_PORT: without a port, metrics are not served.')
}

export function parseTracesEndpoint(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text
  throw new SettingsError(`OTEL_EXPORTER_OTLP_ENDPOINT is "${text}": it must be an http or https address, such as http://127.0.0.1:4318.`)
}

export function parsePort(text: string | undefined, name = 'PORT'): number {
  if (text === undefined) return 8080
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new SettingsError(`${name} is "${text}": it must be a whole number from 0 to 65535.`)
  return port
}

const maxSeconds = 600

export function parseSeconds(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= maxSeconds) return seconds
  throw new SettingsError(`${name} is "${text}": it must be a whole number of seconds from 0 to ${String(maxSeconds)}.`)
}

export function parsePasswordCost(text: string | undefined): PasswordCost {
  if (text === undefined) return defaultPasswordCost
  const [, memory = 0, passes = 0] = (/^(\d{1,4})x(\d{1,2})$/.exec(text) ?? []).map(Number)
  if (memory >= minPasswordCost.memory && passes >= minPasswordCost.passes) return { memory, passes }
  throw new SettingsError(
    `PASSWORD_COST is "${text}": it must be the memory in MiB and the passes, such as 64x3, and at least ${String(minPasswordCost.memory)}x${String(minPasswordCost.passes)}.`,
  )
}

export function parsePayloadKey(text: string | undefined): string | undefined {
  if (text === undefined || isPayloadKey(text)) return text
  throw new SettingsError('PAYLOAD_KEY must be a private EC key on P-256, written as JWK.')
}

/** Parses `on` or `off`. The default is on. */
export function parseOnOff(name: string, text: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off') throw new SettingsError(`${name} is "${text}": it must be on or off.`)
  return text !== 'off'
}

export function parseChoice<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  const chosen = choices.find((choice) => choice === text)
  if (text === undefined || chosen !== undefined) return chosen
  throw new SettingsError(`${name} is "${text}": it must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}.`)
}

export function parseDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  throw new SettingsError(`${name} must start with postgres:// or postgresql://.`)
}

/** Parses an additional connection URL of the database that DATABASE_URL names. */
export function parseAdditionalUrl(name: string, text: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (text !== undefined && databaseUrl === undefined)
    throw new SettingsError(`${name} requires DATABASE_URL: the PostgreSQL in DATA_DIR manages its own roles.`)
  return parseDatabaseUrl(name, text)
}

export function parseOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname.endsWith('.localhost'))) return url.origin
  throw new SettingsError(
    `${name} is "${text}": it must be an https origin, such as https://games.example; http is for hosts that end in .localhost.`,
  )
}

/** Whether a text is an https URL, or an http URL of this machine. */
function isHttpsOrLocal(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.has(url.hostname))
}

interface BundleVariables {
  readonly url: string | undefined
  readonly publicKeys: string | undefined
  readonly pollSeconds: string | undefined
  readonly allowsOlder: string | undefined
  readonly folder: string | undefined
}

const defaultPollSeconds = 60

/** Parses the settings of a bundle of brands; `undefined` if brands come from a folder. */
export function parseBundleSettings({ url, publicKeys, pollSeconds, allowsOlder, folder }: BundleVariables): BundleSettings | undefined {
  if (url === undefined) {
    if (publicKeys === undefined && pollSeconds === undefined && allowsOlder === undefined) return undefined
    throw new SettingsError(
      'MERCHANTS_PUBLIC_KEY, MERCHANTS_POLL_SECONDS and MERCHANTS_ALLOW_OLDER require MERCHANTS_URL: set the address of the bundle.',
    )
  }
  if (folder !== undefined)
    throw new SettingsError('MERCHANTS_DIR and MERCHANTS_URL exclude each other: brands come from a folder or from a bundle. Remove one.')
  // The message does not repeat the address, which may contain a password.
  if (!isHttpsOrLocal(url) && !isFileUrl(url))
    throw new SettingsError('MERCHANTS_URL must be an https or file address; http is for a server on this machine.')
  return {
    url: new URL(url),
    publicKeys: parseBundleKeys(publicKeys),
    pollSeconds: parseSeconds('MERCHANTS_POLL_SECONDS', pollSeconds, defaultPollSeconds),
    allowsOlder: parseOnOff('MERCHANTS_ALLOW_OLDER', allowsOlder ?? 'off'),
  }
}

const isFileUrl = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'file:' && new URL(text).host === ''

function parseBundleKeys(text: string | undefined): readonly BundlePublicKey[] {
  if (text === undefined)
    throw new SettingsError(
      'MERCHANTS_URL requires MERCHANTS_PUBLIC_KEY, which verifies the bundle: set the key that livery bundle new-key prints.',
    )
  const keys = parseBundlePublicKeys(text)
  if (keys) return keys
  // The message does not repeat the value, which could be the private key.
  throw new SettingsError('MERCHANTS_PUBLIC_KEY must list Ed25519 public keys, as livery bundle new-key prints them, separated by commas.')
}

export function parseOperatorProvider(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): OpenIdProvider | undefined {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new SettingsError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.')
  if (!isHttpsOrLocal(issuer))
    throw new SettingsError(`OIDC_ISSUER is "${issuer}": it must be an https address; http is for a provider on this machine.`)
  return { issuer, clientId, clientSecret }
}

export function parsePaymentGateway(url: string | undefined, secret: string | undefined): PaymentGateway | undefined {
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || !URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new SettingsError('GATEWAY_URL must be an https address; GATEWAY_SECRET alone has no effect.')
  if (new URL(url).search !== '' || new URL(url).hash !== '')
    throw new SettingsError('GATEWAY_URL must have no query and no fragment: paths are appended to it.')
  if (secret === undefined || secret.length < 32)
    throw new SettingsError('GATEWAY_URL requires a GATEWAY_SECRET of at least 32 characters.')
  return { url: new URL(url).href.replace(/\/+$/, ''), secret }
}

export function parseSmtp(url: string | undefined, from: string | undefined): SmtpSettings | undefined {
  if ((url === undefined || url === 'none') && from === undefined) return undefined
  if (url === undefined || !URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol) || new URL(url).hostname === '')
    throw new SettingsError('SMTP_URL must start with smtp:// or smtps:// and name a server; MAIL_FROM alone has no effect.')
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    throw new SettingsError('MAIL_FROM must be the address that mail comes from, such as no-reply@example.com.')
  return { url, from }
}

export function parseSmsGateway(url: string | undefined, token: string | undefined): SmsGatewaySettings | undefined {
  if ((url === undefined || url === 'none') && token === undefined) return undefined
  if (url === undefined || !isHttpsOrLocal(url))
    throw new SettingsError('SMS_GATEWAY_URL must be an https address; http is for a gateway on this machine.')
  return { url, token }
}

export function requireMinLength(name: string, text: string | undefined, minLength: number): string | undefined {
  if (text !== undefined && text.length < minLength)
    throw new SettingsError(`${name} is too short: it must have at least ${minLength} characters.`)
  return text
}
