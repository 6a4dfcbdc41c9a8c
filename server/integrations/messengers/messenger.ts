import type { Tenant } from '../../database/tenant.ts'

/** Something that is sent to a person. */
export interface Message {
  readonly channel: 'email' | 'sms'
  /** An e-mail address, or a phone number in E.164. */
  readonly to: string
  readonly subject?: string
  readonly text: string
}

/** In whose name a message is sent. */
interface Origin {
  readonly tenant: Tenant
  /** The name of the brand. */
  readonly name: string
  /** What the message is known by, however often it is handed over. */
  readonly id: string
}

/**
 * Hands messages to whatever delivers them. It rejects where a message could not be handed over; what it says then
 * names no person.
 */
export interface Messenger {
  send(from: Origin, message: Message): Promise<void>
}
