import { randomBytes } from 'node:crypto'
import type { Tenant } from '../../database/tenant.ts'
import { type Message, isValidSignature } from '../../integrations/sign-message.ts'
import { type Secrets, createToken, decryptText, encryptText } from '../secrets/index.ts'
import { createGatewayKeyStore } from './store/keys.ts'

type KeySecrets = Pick<Secrets, 'deriveKey'>

/** Validity of the previous key after a rotation. */
const overlapMilliseconds = 86_400_000

interface GatewayKey {
  readonly id: string
  readonly secret: string
}

const getEncryptionKey = (secrets: KeySecrets): Buffer => secrets.deriveKey('gateway keys')
const getAssociatedData = ({ code }: Tenant, gateway: string): string => `${code} ${gateway}`

/** Returns the valid keys of a gateway, the current one first. */
export async function listGatewayKeys(secrets: KeySecrets, tenant: Tenant, gateway: string): Promise<readonly GatewayKey[]> {
  const key = getEncryptionKey(secrets)
  const rows = await createGatewayKeyStore(tenant).listValid(gateway)
  return rows.map(({ id, sealed }) => ({ id, secret: decryptText(key, getAssociatedData(tenant, gateway), sealed) }))
}

/** Creates a new current key. The previous one stays valid for a day, or expires now if `immediately` is set. */
export async function rotateGatewayKey(secrets: KeySecrets, tenant: Tenant, gateway: string, immediately: boolean): Promise<GatewayKey> {
  const [id, secret] = [randomBytes(9).toString('base64url'), createToken()]
  const sealed = encryptText(getEncryptionKey(secrets), getAssociatedData(tenant, gateway), secret)
  await createGatewayKeyStore(tenant).replace(gateway, { id, sealed }, new Date(Date.now() + (immediately ? 0 : overlapMilliseconds)))
  return { id, secret }
}

/** Whether a message was signed with a valid key of the gateway. */
export async function isSignedByGateway(
  secrets: KeySecrets,
  tenant: Tenant,
  gateway: string,
  message: Message & { readonly headers: Parameters<typeof isValidSignature>[1] },
): Promise<boolean> {
  const keys = await listGatewayKeys(secrets, tenant, gateway)
  return keys.some(({ secret }) => isValidSignature(Buffer.from(secret), message.headers, message))
}
