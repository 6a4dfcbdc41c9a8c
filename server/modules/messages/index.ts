/** What is sent to people, and where it stays where nothing delivers it. */

export { brandOfJob, type DeliveryParts } from './deliver-message.ts'
export { type MessageParts, makeSenderOf } from './make-sender.ts'
export { type Outbox, createOutbox } from './outbox.ts'
export type { Sender } from './sender.ts'
