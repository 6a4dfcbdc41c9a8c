import type { Messenger } from './messenger.ts'

export interface SmsGatewaySettings {
  /** Where messages are posted to: https, or http on this machine. */
  readonly url: string
  /** Sent as `Authorization: Bearer`, where the gateway asks for one. */
  readonly token?: string | undefined
}

const waitMilliseconds = 10_000

/** A message that the gateway did not take. It names nobody. */
class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

/**
 * Hands text messages to a gateway: `POST {"to": "+84912345678", "from": "<brand>", "text": "…"}` as JSON. The header
 * `Idempotency-Key` says which message it is: one that a server died over comes again under the same. Any answer but
 * 2xx, a redirect too, is a failure; what the gateway says is not repeated, for it may quote the message.
 */
export function createSmsGateway({ url, token }: SmsGatewaySettings): Messenger {
  return {
    send: async ({ name, id }, { to, text }) => {
      const { status, ok } = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(waitMilliseconds),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, from: name, text }),
      }).catch((error: unknown) => {
        throw new GatewayError(`The gateway was not reached: ${error instanceof Error ? error.name : 'unknown'}.`)
      })
      if (!ok) throw new GatewayError(`The gateway answered ${String(status)}.`)
    },
  }
}
