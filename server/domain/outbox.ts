import { outboxOf } from '../store/outbox.ts'
import type { Tenant } from '../store/tenant.ts'
import type { Message, Messenger } from './messenger.ts'
import { openText, sealText } from './seal-text.ts'

export interface Outbox extends Messenger {
  /** What was sent last, the newest first. */
  newest(tenant: Tenant, count: number): Promise<readonly (Message & { readonly at: Date })[]>
}

/**
 * The messenger of a platform that delivers nothing: messages stay in the database for a day, encrypted to the platform's key and bound to the
 * brand, and the operator reads them with `livery platform outbox`.
 */
export function createOutbox(key: Buffer): Outbox {
  return {
    send: ({ tenant }, message) => outboxOf(tenant).insert(sealText(key, tenant.code, JSON.stringify(message))),
    newest: async (tenant, count) =>
      (await outboxOf(tenant).newest(count)).map(({ sealed, created_at: at }) => ({
        ...(JSON.parse(openText(key, tenant.code, sealed)) as Message),
        at,
      })),
  }
}
