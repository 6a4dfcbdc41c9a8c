import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { type ProgramFault, testProgramFaults } from '../../../tests/platform/guide-program-faults.ts'
import { ProgramFolder, readProgram } from '../../../tests/platform/guide-programs.ts'
import { checkMail, type MailCheckOptions } from './check-mail.ts'
import { checkSms, type SmsCheckOptions } from './check-sms.ts'

const folder = new ProgramFolder()
afterAll(() => folder.remove())

const program = readProgram('connect-messengers.md', 'sms.mjs').replace('8_000', '800')
const token = 'a-token-of-the-conformance-kit'
let lastPort = 29_300

/** Checks an SMS gateway that runs this code. */
async function check(code: string, overrides: Partial<SmsCheckOptions> = {}) {
  const providerPort = (lastPort += 1)
  const env = { TOKEN: token, PROVIDER_URL: `http://127.0.0.1:${String(providerPort)}`, PORT: '0' }
  const gateway = await folder.start(folder.write('sms.mjs', code), env)
  const url = `http://127.0.0.1:${String(gateway.port)}`
  try {
    return await checkSms({ url, token, to: '+84912345678', waitMilliseconds: 3_000, providerPort, ...overrides })
  } finally {
    gateway.stop()
  }
}

/** Faults of an SMS gateway: effect, id of the case that detects it, and the edit that causes it. */
const faults: readonly ProgramFault[] = [
  ['refuses every message', 'message', 'return answer(202)', 'return answer(422)'],
  ['redirects', 'message', 'return answer(202)', "return response.writeHead(307, { location: '/' }).end()"],
  ['sends to another number', 'message', 'recipient: to', "recipient: '+4400000000'"],
  ['replaces non-ASCII characters', 'unicode', 'message: text }', String.raw`message: text.replace(/[^\x20-\x7e]/g, '?') }`],
  [
    'accepts any token',
    'token',
    'if (request.headers.authorization !== `Bearer ${TOKEN}`)',
    'if (request.headers.authorization === undefined)',
  ],
  [
    'accepts messages without a token',
    'token',
    'if (request.headers.authorization !==',
    'if (request.headers.authorization !== undefined && request.headers.authorization !==',
  ],
  ['responds to an invalid request with 500', 'invalid', 'return answer(400)', 'return answer(500)'],
  ['accepts an invalid request', 'invalid', 'key === undefined || message === undefined', 'key === undefined'],
  ['sends a repeated message again', 'repeat', 'if (!sent.has(key)) {', '{'],
  [
    'refuses a repeated message',
    'repeat',
    'await sendOnce(key, message)',
    'if (sent.has(key)) return answer(409)\n    await sendOnce(key, message)',
  ],
  [
    'records a message only after it has been sent',
    'concurrent',
    'sent.set(key, send(message))\n    sent.get(key).catch(() => sent.delete(key))',
    'return send(message).then(() => sent.set(key, true))',
  ],
  ['treats messages with the same text as one', 'same-text', 'await sendOnce(key, message)', 'await sendOnce(message.text, message)'],
  ['accepts a message that the provider rejected', 'provider-failure', 'return answer(502)', 'return answer(202)'],
  [
    'does not send a failed message again',
    'provider-failure',
    'sent.get(key).catch(() => sent.delete(key))',
    'sent.get(key).catch(() => undefined)',
  ],
  ['waits for the provider forever', 'provider-timeout', 'signal: AbortSignal.timeout(800),', ''],
]

describe('livery messenger check, for an SMS gateway', () => {
  it('passes the gateway of the guide in every case', async () => {
    const { cases } = await check(program)
    expect(cases.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(cases).toHaveLength(10)
  })

  testProgramFaults(program, faults, (code, caseId) => check(code, { only: [caseId] }))

  it('skips the cases that need a provider if no provider port is given', async () => {
    const gateway = await folder.start(folder.write('sms.mjs', program), { TOKEN: token, PROVIDER_URL: 'http://127.0.0.1:9', PORT: '0' })
    const url = `http://127.0.0.1:${String(gateway.port)}`
    const { cases } = await checkSms({ url, token, to: '+84912345678', waitMilliseconds: 3_000, only: ['message', 'same-text'] })
    gateway.stop()
    expect(cases.map(({ id, status }) => [id, status])).toEqual([
      ['message', 'failed'],
      ['same-text', 'skipped'],
    ])
  })
})

interface MailServerOptions {
  readonly acceptsAnyPassword?: boolean
  /** What the server does with a wrong password. Default: it answers 535. */
  readonly onWrongPassword?: (done: (error: Error) => void) => void
  readonly shouldReject?: (raw: string, seenMessageIds: ReadonlySet<string>) => boolean
}

/** Checks a mail server with these options. */
async function checkMailServer(
  {
    acceptsAnyPassword = false,
    onWrongPassword = (done) => done(new Error('wrong password')),
    shouldReject = () => false,
  }: MailServerOptions = {},
  overrides: Partial<MailCheckOptions> = {},
) {
  const seenMessageIds = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // A client that is not answered stays connected.
    closeTimeout: 100,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'p@ss' || acceptsAnyPassword ? done(null, { user: username }) : onWrongPassword(done),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        if (shouldReject(raw, seenMessageIds)) return done(new Error('refused'))
        seenMessageIds.add(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '')
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = `smtp://robot:${encodeURIComponent('p@ss')}@127.0.0.1:${String((server.server.address() as AddressInfo).port)}`
  try {
    return await checkMail({ url, from: 'no-reply@lotus.example', to: 'an@lotus.example', waitMilliseconds: 5_000, ...overrides })
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

describe('livery messenger check, for a mail server', () => {
  const getStatuses = ({ cases }: Awaited<ReturnType<typeof checkMail>>) => Object.fromEntries(cases.map(({ id, status }) => [id, status]))

  it('passes a server that accepts messages of an authenticated user', async () => {
    expect(getStatuses(await checkMailServer())).toEqual({
      message: 'passed',
      unicode: 'passed',
      repeat: 'passed',
      burst: 'passed',
      password: 'passed',
      encryption: 'skipped',
    })
  })

  it('detects a server that does not respond to a wrong password', async () => {
    const { cases } = await checkMailServer({ onWrongPassword: () => undefined }, { only: ['password'], waitMilliseconds: 1_000 })
    expect(cases).toMatchObject([
      { status: 'failed', detail: 'Expected a wrong password to be refused with 535. Found: no answer in time.' },
    ])
  })

  it.each<[fault: string, caseId: string, options: MailServerOptions, detail: string]>([
    [
      'accepts any password',
      'password',
      { acceptsAnyPassword: true },
      'Expected a wrong password to be refused. The message was accepted.',
    ],
    [
      'answers a wrong password with a temporary error',
      'password',
      { onWrongPassword: (done) => done(Object.assign(new Error('try again later'), { responseCode: 454 })) },
      'Expected a wrong password to be refused with 535. Found: Invalid login: 454 try again later.',
    ],
    [
      'rejects non-ASCII headers',
      'unicode',
      { shouldReject: (raw) => raw.includes('=?') },
      'Expected a message to be accepted. Found: Message failed: 450 refused.',
    ],
    [
      'refuses a repeated message',
      'repeat',
      { shouldReject: (raw, seenMessageIds) => [...seenMessageIds].some((id) => raw.includes(id)) },
      'Expected the same message to be accepted. Found: Message failed: 450 refused.',
    ],
    ['refuses messages', 'message', { shouldReject: () => true }, 'Expected a message to be accepted. Found: Message failed: 450 refused.'],
  ])('detects a server that %s', async (_fault, caseId, options, detail) => {
    expect((await checkMailServer(options, { only: [caseId] })).cases).toMatchObject([{ id: caseId, status: 'failed', detail }])
  })
})
