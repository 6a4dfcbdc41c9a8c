import { type JsonWebKey, createHash, createPrivateKey, hkdfSync, randomBytes } from 'node:crypto'
import type { DataFolder } from '../../database/data-folder.ts'
import { StartupError } from '../../database/errors.ts'
import { createPayloadKey } from './create-payload-key.ts'
import type { Permission } from '../../../src/generated/api.ts'

/** The secrets of the platform. */
export interface Secrets {
  /** Returns the 32-byte key for a purpose, derived from the secret key by HKDF. */
  deriveKey(purpose: string): Buffer
  /** Private key that decrypts sensitive payloads, as JWK with its `kid`. */
  readonly payloadKey: Readonly<Record<string, string>> & { readonly kid: string }
  /** Token of the admin API. */
  readonly adminApiToken: string
  /** Password of the embedded PostgreSQL. */
  readonly databasePassword: string
  /** Returns the client secret of a brand, named by its folder, at a social login provider; `undefined` if unset. */
  findSocialSecret(brand: string, provider: string): string | undefined
}

interface ConfiguredSecrets {
  readonly secretKey: string | undefined
  readonly payloadKey: string | undefined
  readonly adminApiToken: string | undefined
  readonly socialSecrets?: string | undefined
}

/** Files of secrets in the data folder, and the settings that replace them. */
export const secretFiles = {
  'secret-key': 'SECRET_KEY',
  'payload-key.json': 'PAYLOAD_KEY',
  'admin-api-token': 'ADMIN_API_TOKEN',
  'social-secrets.json': 'SOCIAL_SECRETS',
} as const

/**
 * Loads the secrets. A secret that is not configured is generated once and stored in the data folder, readable only by
 * the folder's owner; the secrets of social logins are never generated.
 * @throws StartupError if the payload key or the secrets of social logins are invalid
 */
export async function loadSecrets(folder: DataFolder, configured: ConfiguredSecrets): Promise<Secrets> {
  const createRandomText = (): string => randomBytes(32).toString('base64url')
  return createSecrets({
    secretKey: configured.secretKey ?? (await folder.readOrCreate('secret-key', createRandomText)),
    payloadKey: configured.payloadKey ?? (await folder.readOrCreate('payload-key.json', createPayloadKey)),
    socialSecrets: configured.socialSecrets ?? (await folder.read('social-secrets.json')),
    adminApiToken: configured.adminApiToken ?? (await folder.readOrCreate('admin-api-token', createRandomText)),
    databasePassword: await folder.readOrCreate('database-password', createRandomText),
  })
}

interface RawSecrets {
  readonly secretKey: string
  readonly payloadKey: string
  readonly adminApiToken: string
  readonly databasePassword: string
  readonly socialSecrets: string | undefined
}

/**
 * Creates the secrets from their texts.
 * @throws StartupError if the payload key or the secrets of social logins are invalid
 */
export function createSecrets({ secretKey, payloadKey, adminApiToken, databasePassword, socialSecrets }: RawSecrets): Secrets {
  const socialSecretsByProvider = parseSocialSecrets(socialSecrets)
  const keys = new Map<string, Buffer>()
  return {
    deriveKey: (purpose) => {
      const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
      keys.set(purpose, key)
      return key
    },
    payloadKey: parsePayloadKey(payloadKey),
    adminApiToken,
    databasePassword,
    findSocialSecret: (brand, provider) => socialSecretsByProvider.get(`${brand} ${provider}`),
  }
}

/** Whether a text is a private EC key on P-256, as JWK. */
export function isPayloadKey(text: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
    return asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** Parses the private key. Its `kid` is the RFC 7638 thumbprint, so it is the same on every server. */
function parsePayloadKey(text: string): Secrets['payloadKey'] {
  if (!isPayloadKey(text)) throw new StartupError('PAYLOAD_KEY must be a private EC key on P-256, written as JWK.')
  const { kty, crv, x, y, d } = JSON.parse(text) as Secrets['payloadKey'] & Record<'kty' | 'crv' | 'x' | 'y' | 'd', string>
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kty, crv, x, y, d, kid }
}

function parseSocialSecrets(text: string | undefined): ReadonlyMap<string, string> {
  const createInvalidSecretsError = (): Error => new StartupError('SOCIAL_SECRETS must be JSON like {"<brand>": {"google": "<secret>"}}.')
  const requireEntries = (value: unknown): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw createInvalidSecretsError()
    return Object.entries(value)
  }
  const pairs = requireEntries(parseJson(text ?? '{}')).flatMap(([brand, secrets]) =>
    requireEntries(secrets).map(([provider, secret]): [string, string] => {
      if (typeof secret !== 'string' || secret === '') throw createInvalidSecretsError()
      return [`${brand} ${provider}`, secret]
    }),
  )
  return new Map(pairs)
}

/** Parses JSON; `undefined` if it is invalid. The error is dropped, because its message may quote a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the public key with which browsers encrypt sensitive payloads. */
export function getPublicKey({ payloadKey }: Secrets): Permission['info']['publicKey'] {
  const { kid, kty, crv, x, y } = payloadKey
  return { kid, alg: 'ECDH-ES+A256KW', jwk: { kty, crv, x, y } }
}
