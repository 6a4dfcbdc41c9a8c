import type { Text } from '../../../src/engine/rules/text.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Message } from '../../messengers/messenger.ts'

/** What sending a message to somebody takes. */
export interface Sender {
  readonly tenant: Tenant
  /** The key under which numbers, addresses and codes are hashed. */
  readonly key: Buffer
  /** Where the visitor is, as far as one visitor has it. */
  readonly address: string
  /** How long who has asked for codes too often waits. */
  readonly codeWaitSeconds: number
  /** Hands a message over in the name of the brand. */
  send(message: Message): Promise<void>
  /** A text of the brand in the visitor's language. */
  readonly text: Text
  /** Does something after the answer: how long it takes tells nothing. A failure is logged. */
  later(work: () => Promise<void>): void
}
