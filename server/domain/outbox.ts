import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { outboxOf } from '../store/outbox.ts'
import type { Tenant } from '../store/tenant.ts'
import type { Message, Messenger } from './messenger.ts'

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
    send: (tenant, message) => outboxOf(tenant).insert(seal(key, tenant.code, JSON.stringify(message))),
    newest: async (tenant, count) =>
      (await outboxOf(tenant).newest(count)).map(({ sealed, created_at: at }) => ({
        ...(JSON.parse(open(key, tenant.code, sealed)) as Message),
        at,
      })),
  }
}

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Nonce, tag, and the text encrypted. */
function seal(key: Buffer, brand: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(brand))
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body])
}

function open(key: Buffer, brand: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(brand))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]).toString('utf8')
}
