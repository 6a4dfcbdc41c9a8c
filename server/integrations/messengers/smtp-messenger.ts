import type { Messenger } from './messenger.ts'
import { isLoopback } from '../../web/can-inspect.ts'

export interface SmtpSettings {
  /**
   * `smtps://user:password@mail.example:465`, or `smtp://…`, which uses STARTTLS unless the server is on this machine.
   */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}

const timeoutMilliseconds = 10_000

/**
 * Sends email to a mail server, under the brand's name. The message is plain text: no file or URL is fetched or
 * attached. The library is loaded with the first message, because many platforms send none.
 */
export function createSmtpMessenger({ url, from }: SmtpSettings): Messenger {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLocal = host === 'localhost' || isLoopback(host)
  const createTransport = async () =>
    (await import('nodemailer')).createTransport({
      host,
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !secure && !isLocal,
      ignoreTLS: !secure && isLocal,
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport: ReturnType<typeof createTransport> | undefined
  return {
    send: async ({ name, id }, { to, subject = '', text }) => {
      transport ??= createTransport()
      await (
        await transport
      ).sendMail({
        from: { name, address: from },
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      })
    },
  }
}
