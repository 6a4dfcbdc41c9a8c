import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

interface ReceivedPost {
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
const receivedMails: { readonly to: readonly string[]; readonly user: string; readonly raw: string }[] = []
const receivedPosts: ReceivedPost[] = []
let gatewayStatus = 204
let rejectsMail = false
let mailServer: SMTPServer
let gatewayServer: Server
let platform: TestPlatform

const getPort = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'p@ss word' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (rejectsMail) return done(new Error('secret words of the server'))
        receivedMails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: String(session.user),
          raw: Buffer.concat(chunks).toString(),
        })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()))
  gatewayServer = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receivedPosts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown })
      response.writeHead(gatewayStatus, gatewayStatus === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end('secret words of the gateway')
    })
  })
  await new Promise<void>((resolve) => gatewayServer.listen(0, '127.0.0.1', () => resolve()))
  platform = await startTestPlatform({
    env: {
      SMTP_URL: `smtp://robot:${encodeURIComponent('p@ss word')}@127.0.0.1:${String(getPort(mailServer.server))}`,
      MAIL_FROM: 'no-reply@alpha.test',
      SMS_GATEWAY_URL: `http://127.0.0.1:${String(getPort(gatewayServer))}/send`,
      SMS_GATEWAY_TOKEN: 'gateway-token',
    },
  })
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username: 'reached',
    type: 0,
    password: 'rightpass1',
    email: 'an@example.com',
    mobile: '84-918000001',
  })
})
afterAll(async () => {
  await platform.stop()
  await new Promise<void>((resolve) => mailServer.close(() => resolve()))
  await new Promise((resolve) => gatewayServer.close(resolve))
})

let lastNumber = 918_100_000
const sendCode = (mobileNum: string) => platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha })
async function createMemberNumber(): Promise<string> {
  const number = String((lastNumber += 1))
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username: `sms${number}`,
    type: 0,
    password: 'rightpass1',
    mobile: `84-${number}`,
  })
  return number
}
const jobFailurePattern = /A job of the kind (message) failed/

describe('messages to players', () => {
  it('are sent by email through the mail server, in the name of the brand, as plain text, and leave the outbox empty', async () => {
    await platform.call(
      'member.forgotByEmail',
      { username: 'reached', email: 'an@example.com' },
      { host: alpha, headers: { 'accept-language': 'en' } },
    )
    await expect.poll(() => receivedMails).toHaveLength(1)
    expect(receivedMails[0]).toMatchObject({ to: ['an@example.com'], user: 'robot' })
    expect(receivedMails[0]?.raw).toMatch(/^From: Alpha <no-reply@alpha\.test>/m)
    expect(receivedMails[0]?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(await platform.runAdminCommand('outbox', { brand: 'alpha' })).toEqual([])
  })

  it('are sent to phones through the SMS gateway, with the number, the brand, the text and the token', async () => {
    await sendCode('918000001')
    await expect.poll(() => receivedPosts).toHaveLength(1)
    expect(receivedPosts[0]?.headers.authorization).toBe('Bearer gateway-token')
    expect(receivedPosts[0]?.body).toEqual({ to: '+84918000001', from: 'Alpha', text: expect.stringMatching(/\b\d{6}\b/) as string })
    expect(await platform.runAdminCommand('outbox', { brand: 'alpha' })).toEqual([])
  })

  it.each([500, 401, 302])(
    'are logged as failed if the SMS gateway responds with %i, without message and response text',
    async (status) => {
      gatewayStatus = status
      const failureCount = platform.lines.filter((line) => jobFailurePattern.test(line)).length
      const number = await createMemberNumber()
      expect((await sendCode(number)).status).toBe(200)
      await expect.poll(() => platform.lines.filter((line) => jobFailurePattern.test(line)).length).toBe(failureCount + 1)
      gatewayStatus = 204
      const logLine = platform.lines.at(-1) ?? ''
      expect(logLine).toContain('GatewayError')
      expect(platform.lines.join('\n')).not.toMatch(new RegExp(`${number}|secret words|gateway-token`))
    },
  )

  it('are retried under the same id until the SMS gateway has recovered', async () => {
    gatewayStatus = 500
    const number = await createMemberNumber()
    const listPostsToNumber = () => receivedPosts.filter(({ body }) => (body as { to: string }).to === `+84${number}`)
    await sendCode(number)
    await expect.poll(listPostsToNumber).toHaveLength(1)
    gatewayStatus = 204
    await expect.poll(listPostsToNumber, { timeout: 30_000, interval: 250 }).toHaveLength(2)
    const [first, second] = listPostsToNumber()
    expect(second).toEqual({ ...first, headers: expect.anything() as unknown })
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('are logged as failed if the mail server rejects them, without their text', async () => {
    rejectsMail = true
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: 'refused',
      type: 0,
      password: 'rightpass1',
      email: 'hidden@example.com',
    })
    const response = await platform.call('member.forgotByEmail', { username: 'refused', email: 'hidden@example.com' }, { host: alpha })
    expect(response.status).toBe(200)
    await expect.poll(() => platform.lines.at(-1)).toMatch(jobFailurePattern)
    expect(platform.lines.join('\n')).not.toMatch(/hidden@|secret words|p@ss/)
    rejectsMail = false
  })
})
