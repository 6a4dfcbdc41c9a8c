import type { Tenant } from '../../database/tenant.ts'

/** A message to a person. */
export interface Message {
  readonly channel: 'email' | 'sms'
  /** An email address, or a phone number in E.164. */
  readonly to: string
  readonly subject?: string
  readonly text: string
}

/** Sender of a message, and its id. */
interface MessageOrigin {
  readonly tenant: Tenant
  /** The name of the brand. */
  readonly name: string
  /** Id of the message, the same for every delivery attempt. */
  readonly id: string
}

/**
 * Delivers messages. Rejects if a message could not be delivered. The text of the error may quote the recipient, so it
 * must not be logged.
 */
export interface Messenger {
  send(from: MessageOrigin, message: Message): Promise<void>
}
