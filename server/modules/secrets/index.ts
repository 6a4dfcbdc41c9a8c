/** The platform's keys, random tokens, digests, and the encryption of texts and requests. */

import { createSealedRowStore, type SealedTable } from './store/sealed-rows.ts'
import type { Tenant } from '../../database/tenant.ts'
import { decryptText, encryptText } from './encrypt-text.ts'

export { computeHmac, hashToken, createToken, createCode, createReference, createPassword } from './tokens.ts'
export { createPayloadKey } from './create-payload-key.ts'
export { createPayloadDecrypter } from './decrypt-payload.ts'
export { decryptBytes, decryptText, encryptBytes, encryptText } from './encrypt-text.ts'
export { type Secrets, createSecrets, isPayloadKey, loadSecrets, getPublicKey, secretFiles } from './secrets.ts'

export interface EncryptedStore<T> {
  /** Stores a value unless one with the same id exists. */
  insert(tenant: Tenant, value: T, id?: string): Promise<void>
  /** Lists the newest values, newest first. */
  listNewest(tenant: Tenant, count: number): Promise<readonly (T & { readonly at: Date })[]>
}

/** Creates a store of values that are encrypted with a key and bound to the brand. */
export const createEncryptedStore = <T extends object>(table: SealedTable, key: Buffer): EncryptedStore<T> => ({
  insert: (tenant, value, id) => createSealedRowStore(table, tenant).insert(encryptText(key, tenant.code, JSON.stringify(value)), id),
  listNewest: async (tenant, count) =>
    (await createSealedRowStore(table, tenant).listNewest(count)).map(({ sealed, created_at: at }) => ({
      ...(JSON.parse(decryptText(key, tenant.code, sealed)) as T),
      at,
    })),
})
