import { randomInt, randomUUID } from 'node:crypto'
import { type ProviderDouble, startProviderDouble } from './provider-double.ts'
import { type Case, expectThat, runCases, type Report, selectCases, SkippedError } from './report.ts'

export interface SmsCheckOptions {
  /** URL that messages are posted to. */
  readonly url: string
  readonly token: string | undefined
  /** A phone number in E.164. */
  readonly to: string
  /** Maximum time to wait for a response. */
  readonly waitMilliseconds: number
  /** Port at which the check acts as the provider behind the gateway. */
  readonly providerPort?: number | undefined
  /** Ids of the cases to run. Default: all. */
  readonly only?: readonly string[] | undefined
}

/** Checks an SMS gateway against the contract. */
export async function checkSms(options: SmsCheckOptions): Promise<Report> {
  const provider = options.providerPort === undefined ? undefined : await startProviderDouble(options.providerPort)
  try {
    return await runCases(`SMS gateway ${options.url}`, selectCases(new SmsCases(options, provider).createCases(), options.only))
  } finally {
    provider?.stop()
  }
}

interface Sms {
  readonly key: string
  readonly text: string
}

interface RequestOverrides {
  readonly token?: string | undefined
  readonly body?: string
  readonly signal?: AbortSignal
}

const parallelRequestCount = 5

class SmsCases {
  constructor(
    readonly options: SmsCheckOptions,
    readonly provider: ProviderDouble | undefined,
  ) {}

  createCases(): readonly Case[] {
    return [
      { id: 'message', rule: 'A message is accepted with a status of 2xx, without a redirect.', run: () => this.#checkMessage() },
      { id: 'unicode', rule: 'A long message with letters of any language is accepted unchanged.', run: () => this.#checkUnicode() },
      { id: 'token', rule: 'A message with another token, or without one, is refused and not sent.', run: () => this.#checkToken() },
      {
        id: 'invalid',
        rule: 'A request that is not a message is refused with 4xx, and does not stop the gateway.',
        run: () => this.#checkInvalidRequests(),
      },
      { id: 'repeat', rule: 'A message with a known Idempotency-Key is accepted again, and sent once.', run: () => this.#checkRepeat() },
      { id: 'concurrent', rule: 'The same message in concurrent requests is sent once.', run: () => this.#checkConcurrent() },
      { id: 'lost-answer', rule: 'A message whose answer was lost is sent once when it is repeated.', run: () => this.#checkLostAnswer() },
      { id: 'same-text', rule: 'The same text under another key is another message.', run: () => this.#checkSameText() },
      {
        id: 'provider-failure',
        rule: 'If the provider refuses a message, the gateway reports a failure, and sends the message when it is repeated.',
        run: () => this.#checkProviderFailure(),
      },
      {
        id: 'provider-timeout',
        rule: 'If the provider does not answer, the gateway does not report success, and sends the message when it is repeated.',
        run: () => this.#checkProviderTimeout(),
      },
    ]
  }

  #createSms(text = 'Your code is'): Sms {
    return { key: randomUUID(), text: `${text} ${String(randomInt(100_000_000, 1_000_000_000))}.` }
  }

  /** Posts a message. Resolves to the status; `undefined` if the request failed or timed out. */
  async #post({ key, text }: Sms, overrides: RequestOverrides = {}): Promise<number | undefined> {
    const { url, to, waitMilliseconds } = this.options
    const token = 'token' in overrides ? overrides.token : this.options.token
    const signals = [AbortSignal.timeout(waitMilliseconds), ...(overrides.signal ? [overrides.signal] : [])]
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any(signals),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: overrides.body ?? JSON.stringify({ to, from: 'Check', text }),
    }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.status
  }

  async #expectAccepted(sms: Sms, description: string): Promise<void> {
    const status = await this.#post(sms)
    expectThat(
      isAccepted(status),
      `Expected a status of 2xx for ${description} within ${String(this.options.waitMilliseconds)} ms. Found ${describeStatus(status)}.`,
    )
  }

  #requireProvider(): ProviderDouble {
    if (!this.provider) throw new SkippedError('--provider is missing: the port at which the messages of the gateway are counted.')
    return this.provider
  }

  #expectSent({ text }: Sms, count: number): void {
    const requestCount = this.#requireProvider().listAccepted(text).length
    expectThat(requestCount === count, `Expected ${String(count)} requests to the provider. Found ${String(requestCount)}.`)
  }

  async #checkMessage(): Promise<void> {
    const sms = this.#createSms()
    await this.#expectAccepted(sms, 'a message')
    if (!this.provider) return
    this.#expectSent(sms, 1)
    const [content = ''] = this.provider.listAccepted(sms.text)
    expectThat(
      content.includes(this.options.to) || content.includes(this.options.to.slice(1)),
      `Expected the number ${this.options.to} at the provider. Found another.`,
    )
  }

  async #checkUnicode(): Promise<void> {
    const sms = this.#createSms(`${'Mã xác minh của bạn là: ạ ế ỗ ữ đ. '.repeat(12)}验证码 ✓`)
    await this.#expectAccepted(sms, 'a message of more than 400 characters')
    if (!this.provider) return
    const requestCount =
      this.provider.listAccepted(sms.text).length + this.provider.listAccepted(JSON.stringify(sms.text).slice(1, -1)).length
    expectThat(requestCount > 0, 'Expected the text at the provider unchanged. Found none with it.')
  }

  async #checkToken(): Promise<void> {
    if (this.options.token === undefined) throw new SkippedError('--token is missing: the gateway expects none.')
    for (const token of [`${this.options.token}x`, undefined]) {
      const sms = this.#createSms()
      const status = await this.#post(sms, { token })
      const description = token === undefined ? 'a message without a token' : 'another token'
      expectThat(status === 401 || status === 403, `Expected the status 401 or 403 for ${description}. Found ${describeStatus(status)}.`)
      if (this.provider) this.#expectSent(sms, 0)
    }
  }

  async #checkInvalidRequests(): Promise<void> {
    const { to } = this.options
    for (const body of ['{', '[]', 'null', JSON.stringify({ to }), JSON.stringify({ to: 5, from: 'Check', text: 'Code' })]) {
      const status = await this.#post(this.#createSms(), { body })
      expectThat(
        status !== undefined && status >= 400 && status < 500,
        `Expected a status of 400 to 499 for ${body}. Found ${describeStatus(status)}.`,
      )
    }
    await this.#expectAccepted(this.#createSms(), 'a message after invalid requests')
  }

  async #checkRepeat(): Promise<void> {
    const sms = this.#createSms()
    for (const description of ['a message', 'the same message', 'the same message']) await this.#expectAccepted(sms, description)
    if (this.provider) this.#expectSent(sms, 1)
  }

  async #checkConcurrent(): Promise<void> {
    this.#requireProvider()
    const sms = this.#createSms()
    await Promise.all(Array.from({ length: parallelRequestCount }, () => this.#post(sms)))
    await this.#expectAccepted(sms, 'the same message')
    this.#expectSent(sms, 1)
  }

  async #checkLostAnswer(): Promise<void> {
    this.#requireProvider()
    const sms = this.#createSms()
    await this.#post(sms, { signal: AbortSignal.timeout(20) })
    await this.#expectAccepted(sms, 'the repeated message')
    this.#expectSent(sms, 1)
  }

  async #checkSameText(): Promise<void> {
    this.#requireProvider()
    const sms = this.#createSms()
    await this.#expectAccepted(sms, 'a message')
    await this.#expectAccepted({ ...sms, key: randomUUID() }, 'another message')
    this.#expectSent(sms, 2)
  }

  async #checkProviderFailure(): Promise<void> {
    const sms = this.#createSms()
    this.#requireProvider().setBehaviours(sms.text, 'fail')
    const status = await this.#post(sms)
    expectThat(!isAccepted(status), `Expected a status other than 2xx, because the provider answered 503. Found ${describeStatus(status)}.`)
    await this.#expectAccepted(sms, 'the repeated message')
    this.#expectSent(sms, 1)
  }

  async #checkProviderTimeout(): Promise<void> {
    const sms = this.#createSms()
    this.#requireProvider().setBehaviours(sms.text, 'hang')
    const status = await this.#post(sms)
    expectThat(
      !isAccepted(status),
      `Expected a status other than 2xx, because the provider does not answer. Found ${describeStatus(status)}.`,
    )
    await this.#expectAccepted(sms, 'the repeated message')
    this.#expectSent(sms, 1)
  }
}

const isAccepted = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300
const describeStatus = (status: number | undefined): string => (status === undefined ? 'no answer' : String(status))
