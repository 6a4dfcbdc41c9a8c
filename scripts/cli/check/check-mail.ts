import { randomUUID } from 'node:crypto'
import { createSmtpMessenger } from '../../../server/integrations/messengers/smtp-messenger.ts'
import { type Case, expectThat, runCases, type Report, selectCases, SkippedError } from './report.ts'

export interface MailCheckOptions {
  /** SMTP_URL of the platform. */
  readonly url: string
  /** MAIL_FROM of the platform. */
  readonly from: string
  /** An address that receives the messages. */
  readonly to: string
  /** Maximum time of a delivery. */
  readonly waitMilliseconds: number
  /** Ids of the cases to run. Default: all. */
  readonly only?: readonly string[] | undefined
}

interface Mail {
  readonly id?: string
  /** Name of the brand. */
  readonly name?: string
  readonly subject?: string
  readonly text?: string
}

/** SMTP reply code for invalid credentials (RFC 4954). */
const invalidCredentials = 535
const isInvalidCredentials = (error: Error): boolean => 'responseCode' in error && error.responseCode === invalidCredentials

/** Checks a mail server with the client that the platform uses. */
export const checkMail = (options: MailCheckOptions): Promise<Report> => {
  const { host } = new URL(options.url)
  return runCases(`mail server ${host}`, selectCases(createMailCases(options), options.only))
}

function createMailCases({ url, from, to, waitMilliseconds }: MailCheckOptions): readonly Case[] {
  /** Sends a message. Resolves to the error; `undefined` if the message was accepted. */
  const send = async (
    { id = randomUUID(), name = 'Check', subject = 'A check of the mail server', text = 'It works.' }: Mail = {},
    smtpUrl = url,
  ) => {
    const origin = { tenant: { code: 'CHECK' } as never, name, id }
    const delivery = createSmtpMessenger({ url: smtpUrl, from }).send(origin, { channel: 'email', to, subject, text })
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), waitMilliseconds).unref()
    })
    return Promise.race([delivery, timeout]).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
  }
  const expectSent = async (mail: Mail, description: string): Promise<void> => {
    const failure = await send(mail)
    expectThat(failure === undefined, `Expected ${description} to be accepted. Found: ${String(failure?.message)}.`)
  }
  const { protocol, username, password } = new URL(url)
  return [
    {
      id: 'message',
      rule: 'A message is accepted over an encrypted connection, with the user, the password and the sender of the settings.',
      run: () => expectSent({}, 'a message'),
    },
    {
      id: 'unicode',
      rule: 'Names, subjects and long texts with letters of any language are accepted.',
      run: () =>
        expectSent(
          { name: 'Sòng bài "Hoa Sen", 会所', subject: 'Mã xác minh của bạn ✓', text: 'Mã xác minh: 123456. '.repeat(100) },
          'a message',
        ),
    },
    {
      id: 'repeat',
      rule: 'A message that is repeated after a lost answer, with the same Message-ID, is accepted.',
      run: async () => {
        const id = randomUUID()
        for (const description of ['a message', 'the same message']) await expectSent({ id }, description)
      },
    },
    {
      id: 'burst',
      rule: 'Ten concurrent messages are accepted.',
      run: async () => {
        const failures = (await Promise.all(Array.from({ length: 10 }, () => send()))).filter((failure) => failure !== undefined)
        expectThat(
          failures.length === 0,
          `Expected ten messages to be accepted. ${String(failures.length)} failed: ${String(failures[0]?.message)}.`,
        )
      },
    },
    {
      id: 'password',
      rule: 'A wrong password is refused.',
      run: async () => {
        if (username === '') throw new SkippedError('The URL has no user: the server expects none.')
        const urlWithWrongPassword = new URL(url)
        urlWithWrongPassword.password = `${password}x`
        const failure = await send({}, urlWithWrongPassword.href)
        expectThat(failure !== undefined, 'Expected a wrong password to be refused. The message was accepted.')
        expectThat(
          isInvalidCredentials(failure),
          `Expected a wrong password to be refused with ${String(invalidCredentials)}. Found: ${failure.message}.`,
        )
      },
    },
    {
      id: 'encryption',
      rule: 'The server offers TLS.',
      run: async () => {
        if (protocol === 'smtps:') return
        const serverUrl = new URL(url)
        if (/^(localhost|127\.|\[::1\])/.test(serverUrl.hostname))
          throw new SkippedError('The server is on this machine: messages are sent to it unencrypted.')
        await expectSent({}, 'a message over STARTTLS')
      },
    },
  ]
}
