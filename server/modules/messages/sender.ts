import type { Text } from '../../../src/engine/rules/text.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'

/** What sending a message to somebody takes. */
export interface Sender {
  readonly tenant: Tenant
  /** The key under which numbers, addresses and codes are hashed. */
  readonly key: Buffer
  /** Where the visitor is, as far as one visitor has it. */
  readonly address: string
  /** How long who has asked for codes too often waits. */
  readonly codeWaitSeconds: number
  /** The code of the language that the visitor reads. */
  readonly language: string
  /**
   * Leaves a message to be handed over in the name of the brand, by whichever server comes first, in the transaction
   * that is named. No message takes the same steps: whether there was anybody to write to tells nobody.
   */
  send(message: Message | undefined, trx?: Tenant): Promise<void>
  /** A text of the brand in the visitor's language. */
  readonly text: Text
}
