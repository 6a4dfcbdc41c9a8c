import type { Messenger } from './messenger.ts'
import { type SmsGatewaySettings, createSmsGateway } from './sms-gateway.ts'
import { type SmtpSettings, createSmtpMessenger } from './smtp-messenger.ts'

/**
 * Who delivers what: each kind of message goes to what is set for it. Where nothing is, it stays in the outbox in demo
 * mode; in production nobody delivers it, and it waits in the queue.
 */
export function chooseMessenger(
  { smtp, smsGateway }: { readonly smtp: SmtpSettings | undefined; readonly smsGateway: SmsGatewaySettings | undefined },
  outbox: Messenger | undefined,
): Messenger {
  const fallback = outbox ?? undelivered
  const channels = {
    email: smtp ? createSmtpMessenger(smtp) : fallback,
    sms: smsGateway ? createSmsGateway(smsGateway) : fallback,
  }
  return { send: (from, message) => channels[message.channel].send(from, message) }
}

/** A message of a kind that this server does not send. */
class NoMessengerError extends Error {
  override readonly name = 'NoMessengerError'
}

const settings = { email: 'SMTP_URL', sms: 'SMS_GATEWAY_URL' } as const

const undelivered: Messenger = {
  send: (_from, { channel }) => Promise.reject(new NoMessengerError(`No ${channel} is sent: ${settings[channel]} is none.`)),
}
