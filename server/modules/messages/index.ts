/** Messages to members by email and text message, and the outbox for platforms without a delivery service. */

import type { Message, Messenger } from '../../integrations/messengers/messenger.ts'
import { type EncryptedStore, createEncryptedStore } from '../secrets/index.ts'

export { getJobBrand, type DeliveryDeps } from './deliver-message.ts'
export { type MessageDeps, createSenderFactory } from './create-sender.ts'
export type { Sender } from './sender.ts'

export type Outbox = Messenger & Pick<EncryptedStore<Message>, 'listNewest'>

/**
 * Returns a messenger that delivers nothing: messages stay encrypted in the database for a day, and the operator reads
 * them with `livery platform outbox`.
 */
export function createOutbox(key: Buffer): Outbox {
  const { insert, listNewest } = createEncryptedStore<Message>('outbox', key)
  return { send: ({ tenant, id }, message) => insert(tenant, message, id), listNewest }
}
