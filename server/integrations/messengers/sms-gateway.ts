import type { Messenger } from './messenger.ts'

export interface SmsGatewaySettings {
  /** Endpoint that receives the messages: https, or http on this machine. */
  readonly url: string
  /** Sent as `Authorization: Bearer` if the gateway requires it. */
  readonly token?: string | undefined
}

const timeoutMilliseconds = 10_000

/** The gateway did not answer, or rejected the message. The error contains no personal data. */
class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

/**
 * Sends text messages to a gateway: `POST {"to": "+84912345678", "from": "<brand>", "text": "…"}` as JSON. The header
 * `Idempotency-Key` identifies the message, also when it is resent after a crash. Any status other than 2xx, including
 * a redirect, is a failure; the response body is not logged because it may quote the message.
 */
export function createSmsGateway({ url, token }: SmsGatewaySettings): Messenger {
  return {
    send: async ({ name, id }, { to, text }) => {
      const { status, ok } = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, from: name, text }),
      }).catch((error: unknown) => {
        throw new GatewayError(`The request to the SMS gateway failed: ${error instanceof Error ? error.name : 'unknown'}.`)
      })
      if (!ok) throw new GatewayError(`The SMS gateway responded with status ${String(status)}. Expected 2xx.`)
    },
  }
}
