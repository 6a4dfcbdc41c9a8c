import type { Permission } from '../../../src/generated/api.ts'
import type { Secrets } from './secrets.ts'

/** What browsers encrypt sensitive payloads to. */
export function publicKeyOf({ payloadKey }: Secrets): Permission['info']['publicKey'] {
  const { kid, kty, crv, x, y } = payloadKey
  return { kid, alg: 'ECDH-ES+A256KW', jwk: { kty, crv, x, y } }
}
