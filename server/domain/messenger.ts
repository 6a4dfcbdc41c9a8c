import type { Tenant } from '../store/tenant.ts'

/** Something that is sent to a person. */
export interface Message {
  readonly channel: 'email' | 'sms'
  /** An address, or a number with its country's code in digits. */
  readonly to: string
  readonly subject?: string
  readonly text: string
}

/** Hands messages to whatever delivers them. It rejects where a message could not be handed over; what it says then names no person. */
export interface Messenger {
  send(tenant: Tenant, message: Message): Promise<void>
}
