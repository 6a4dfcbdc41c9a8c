/** The platform's keys and what is derived from them: tokens, digests, encrypted texts and requests. */

import { sealedRowsOf, type SealedTable } from './store/sealed-rows.ts'
import type { Tenant } from '../../database/tenant.ts'
import { openText, sealText } from './seal-text.ts'

export { keyedDigest, hashToken, newToken, createCode, createReference, createPassword } from './tokens.ts'
export { createPayloadKey } from './make-payload-key.ts'
export { createPayloadOpener } from './open-payload.ts'
export { openBytes, openText, sealBytes, sealText } from './seal-text.ts'
export { type Secrets, isPayloadKey, openSecrets, publicKeyOf } from './secrets.ts'

export interface SealedBox<T> {
  /** Stores a value; one with an existing id is stored only once. */
  put(tenant: Tenant, value: T, id?: string): Promise<void>
  /** Lists the latest values, newest first. */
  newest(tenant: Tenant, count: number): Promise<readonly (T & { readonly at: Date })[]>
}

/** Stores values in the database, encrypted with a key and bound to the brand. */
export const sealedBox = <T extends object>(table: SealedTable, key: Buffer): SealedBox<T> => ({
  put: (tenant, value, id) => sealedRowsOf(table, tenant).insert(sealText(key, tenant.code, JSON.stringify(value)), id),
  newest: async (tenant, count) =>
    (await sealedRowsOf(table, tenant).newest(count)).map(({ sealed, created_at: at }) => ({
      ...(JSON.parse(openText(key, tenant.code, sealed)) as T),
      at,
    })),
})
