import type { Messenger } from './messenger.ts'
import { type GatewayPlace, createSmsGateway } from './sms-gateway.ts'
import { type SmtpPlace, createSmtpMessenger } from './smtp-messenger.ts'

/** Who delivers what: each kind of message goes to what is set for it, and stays in the outbox where nothing is. */
export function chooseMessenger(
  { smtp, smsGateway }: { readonly smtp: SmtpPlace | undefined; readonly smsGateway: GatewayPlace | undefined },
  outbox: Messenger,
): Messenger {
  const channels = {
    email: smtp ? createSmtpMessenger(smtp) : outbox,
    sms: smsGateway ? createSmsGateway(smsGateway) : outbox,
  }
  return { send: (from, message) => channels[message.channel].send(from, message) }
}
