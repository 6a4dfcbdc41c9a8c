import { withOperation } from '../../telemetry/operations.ts'
import type { Messenger } from './messenger.ts'
import { type SmsGatewaySettings, createSmsGateway } from './sms-gateway.ts'
import { type SmtpSettings, createSmtpMessenger } from './smtp-messenger.ts'

/**
 * Chooses the messenger of each channel by its settings. A channel without settings uses `outbox`; without an outbox,
 * as in production, its messages are rejected.
 */
export function chooseMessenger(
  { smtp, smsGateway }: { readonly smtp: SmtpSettings | undefined; readonly smsGateway: SmsGatewaySettings | undefined },
  outbox: Messenger | undefined,
): Messenger {
  const fallback = outbox ?? rejectingMessenger
  const channels = {
    email: smtp ? createSmtpMessenger(smtp) : fallback,
    sms: smsGateway ? createSmsGateway(smsGateway) : fallback,
  }
  const operationByChannel = { email: { kind: 'mail', party: 'mail' }, sms: { kind: 'sms', party: 'sms' } } as const
  return {
    send: (from, message) =>
      withOperation({ ...operationByChannel[message.channel], name: 'send', merchant: from.tenant.code }, () =>
        channels[message.channel].send(from, message),
      ),
  }
}

/** A message for a channel that this server does not deliver. */
class NoMessengerError extends Error {
  override readonly name = 'NoMessengerError'
}

const settingByChannel = { email: 'SMTP_URL', sms: 'SMS_GATEWAY_URL' } as const

const rejectingMessenger: Messenger = {
  send: (_from, { channel }) =>
    Promise.reject(new NoMessengerError(`Messages of the channel ${channel} are not sent: ${settingByChannel[channel]} is set to none.`)),
}
