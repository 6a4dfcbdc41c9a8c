import type { Text } from '../../../src/engine/rules/text.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'

/** Context for sending messages on behalf of a request. */
export interface Sender {
  readonly tenant: Tenant
  /** Key of the HMACs of codes and of rate-limited subjects, such as phone numbers, accounts and networks. */
  readonly key: Buffer
  /** Network of the visitor: an IPv4 address, or the /64 prefix of an IPv6 address. */
  readonly network: string
  /** Cooldown in seconds after too many requests for codes. */
  readonly codeCooldownSeconds: number
  /** Language code of the visitor. */
  readonly language: string
  /**
   * Enqueues a message of the brand for delivery, in the given transaction. For `undefined`, enqueues a job without a
   * message, so that timing does not reveal whether there is a recipient.
   */
  send(message: Message | undefined, trx?: Tenant): Promise<void>
  /** Returns a text of the brand in the visitor's language. */
  readonly text: Text
}
