import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListedOrder, Notice, OpenedOrder, Order } from '../../../server/integrations/gateway-contract.ts'
import { isValidSignature, signMessage } from '../../../server/integrations/sign-message.ts'
import { type Case, expectStatus, expectThat, runCases, type Report, selectCases, SkippedError, waitFor } from './report.ts'
import { createSigningCases, expectRefused, type SigningOverrides } from './signing-cases.ts'

export interface GatewayCheckOptions {
  /** Base URL of the gateway. */
  readonly url: string
  /** Key with which the platform and the gateway sign their requests. */
  readonly key: Buffer
  /** Port at which the check receives notices. */
  readonly port: number
  readonly method: Order['method']
  readonly currency: string
  /** Pays, or fails to pay, at a payment page, as the payer's browser would. */
  readonly pay?: ((payUrl: string, outcome: 'paid' | 'failed') => Promise<void>) | undefined
  /** Maximum time to wait for an expected notice. */
  readonly waitMilliseconds: number
  /** Time to wait before a case checks that no forbidden notice has arrived. */
  readonly quietMilliseconds: number
  /** Ids of the cases to run. Default: all. */
  readonly only?: readonly string[] | undefined
}

interface ReceivedNotice {
  readonly notice: Partial<Notice>
  readonly isSigned: boolean
}

const noticePath = '/_gateway/notice'
const merchant = 'CHECK'

/** Checks a payment gateway against the contract, in both directions. */
export async function checkGateway(options: GatewayCheckOptions): Promise<Report> {
  const notices: ReceivedNotice[] = []
  const plannedStatuses: number[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await (request.toArray() as Promise<Buffer[]>)).toString()
      const isSigned =
        request.url === noticePath && isValidSignature(options.key, request.headers, { method: 'POST', path: noticePath, body })
      notices.push({ notice: JSON.parse(body) as Partial<Notice>, isSigned })
      const status = plannedStatuses.shift() ?? 200
      if (status === 0) response.destroy()
      else response.writeHead(status).end('{}')
    })().catch(() => response.destroy())
  }).listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  const notifyUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${noticePath}`
  try {
    return await runCases(
      `gateway ${options.url}`,
      selectCases(new GatewayCases(options, notifyUrl, notices, plannedStatuses).createCases(), options.only),
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

type GatewaySigning = SigningOverrides & Readonly<{ key?: Buffer }>

const wrongKey = Buffer.from('another key of 32 characters or more')

class GatewayCases {
  constructor(
    readonly options: GatewayCheckOptions,
    readonly notifyUrl: string,
    readonly notices: ReceivedNotice[],
    /** Statuses of the answers to the next notices; 0 drops the connection. Later notices are answered with 200. */
    readonly plannedStatuses: number[],
  ) {}

  createCases(): readonly Case[] {
    const send = async (signing: GatewaySigning): Promise<number> => (await this.#postOrder(this.#createOrder(), signing)).status
    return [
      { id: 'order', rule: 'A signed order is answered with the address of its payment page.', run: () => this.#checkOpenedOrder() },
      {
        id: 'order-repeat',
        rule: 'A repeated order is not created again, and returns the same page.',
        run: () => this.#checkRepeatedOrder(),
      },
      { id: 'order-conflict', rule: 'An order with a known id and another amount is refused.', run: () => this.#checkConflictingOrder() },
      { id: 'order-invalid', rule: 'An order without a positive amount is refused.', run: () => this.#checkInvalidOrder() },
      {
        id: 'order-signature',
        rule: 'An order signed with another key is refused.',
        run: async () => expectRefused(await send({ key: wrongKey }), 'another key'),
      },
      ...createSigningCases('order', 'An order', send),
      {
        id: 'list-order',
        rule: 'An order is listed by its id with its amount, and without payments.',
        run: () => this.#checkListedOrder(),
      },
      { id: 'list-since', rule: 'A list with "since" has the orders from that time on, and no others.', run: () => this.#checkListSince() },
      { id: 'list-merchant', rule: 'A merchant does not see the orders of another.', run: () => this.#checkOtherMerchant() },
      { id: 'list-signature', rule: 'A list with a wrong signature is refused.', run: () => this.#checkListSignature() },
      { id: 'page', rule: 'The payment page is answered with 200.', run: () => this.#checkPage() },
      {
        id: 'notice',
        rule: 'A payment is reported by a signed notice with its order, amount and currency.',
        run: () => this.#checkNotice(),
      },
      {
        id: 'notice-retry',
        rule: 'A notice without an answer, or with an error, is repeated unchanged.',
        run: () => this.#checkNoticeRetry(),
      },
      {
        id: 'notice-acknowledged',
        rule: 'A notice that was answered with 200 is not followed by a notice of another payment.',
        run: () => this.#checkAcknowledgedNotice(),
      },
      {
        id: 'payment-listed',
        rule: 'A payment is listed once, with the id and the amount of its notice.',
        run: () => this.#checkListedPayment(),
      },
      { id: 'paid-once', rule: 'A paid order cannot be paid again.', run: () => this.#checkPaidOrder() },
      { id: 'failed', rule: 'A failed payment is not reported as paid.', run: () => this.#checkFailedPayment() },
    ]
  }

  #createOrder(overrides: Partial<Order> = {}): Order {
    const { method, currency } = this.options
    return {
      merchant,
      order: randomUUID(),
      method,
      amount: '2500',
      currency,
      exponent: 2,
      reference: `CHK-${randomUUID().slice(0, 8)}`,
      language: 'en',
      returnUrl: 'https://check.example/?deposit=1',
      notifyUrl: this.notifyUrl,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      ...overrides,
    }
  }

  async #request(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    { key = this.options.key, time, signedBody = body }: GatewaySigning = {},
  ) {
    const url = new URL(path, this.options.url)
    const headers = signMessage(key, { method, path: `${url.pathname}${url.search}`, body: signedBody }, time)
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== '' && { 'content-type': 'application/json' }) },
      ...(body !== '' && { body }),
    })
    return { status: response.status, answer: (await response.json().catch(() => undefined)) as unknown }
  }

  #postOrder(order: Order, signing: GatewaySigning = {}) {
    return this.#request('POST', '/orders', JSON.stringify(order), signing)
  }

  /** Opens an order, and returns it with its payment page. */
  async #openOrder(overrides: Partial<Order> = {}): Promise<{ readonly order: Order; readonly payUrl: string }> {
    const order = this.#createOrder(overrides)
    const { status, answer } = await this.#postOrder(order)
    expectStatus(status, 200, 'an order')
    const { payUrl } = (answer ?? {}) as Partial<OpenedOrder>
    expectThat(
      typeof payUrl === 'string' && URL.canParse(payUrl, this.options.url),
      `Expected payUrl to be a URL or a path. Found ${JSON.stringify(payUrl)}.`,
    )
    const page = new URL(payUrl, this.options.url)
    expectThat(/^https?:$/.test(page.protocol), `Expected payUrl with http or https. Found "${page.protocol}".`)
    return { order, payUrl: page.href }
  }

  async #listOrders(
    query: Readonly<Record<string, string>>,
    signing: GatewaySigning = {},
  ): Promise<{ status: number; orders: readonly ListedOrder[] }> {
    const { status, answer } = await this.#request('GET', `/orders?${new URLSearchParams(query).toString()}`, '', signing)
    return { status, orders: Array.isArray(answer) ? (answer as ListedOrder[]) : [] }
  }

  async #checkOpenedOrder(): Promise<void> {
    await this.#openOrder()
  }

  async #checkRepeatedOrder(): Promise<void> {
    const { order, payUrl } = await this.#openOrder()
    const { status, answer } = await this.#postOrder(order)
    expectStatus(status, 200, 'the same order')
    const repeatedUrl = new URL((answer as OpenedOrder).payUrl, this.options.url).href
    expectThat(repeatedUrl === payUrl, `Expected the page ${payUrl} again. Found ${repeatedUrl}.`)
    const { orders } = await this.#listOrders({ merchant, order: order.order })
    expectThat(orders.length === 1, `Expected one order. Found ${String(orders.length)}.`)
  }

  async #checkConflictingOrder(): Promise<void> {
    const { order } = await this.#openOrder()
    const { status } = await this.#postOrder({ ...order, amount: '9900' })
    expectThat(status >= 400 && status < 500, `Expected a status of 400 to 499, such as 409. Found ${String(status)}.`)
    const [listed] = (await this.#listOrders({ merchant, order: order.order })).orders
    expectThat(listed?.amount === order.amount, `Expected the order to keep its amount ${order.amount}. Found ${String(listed?.amount)}.`)
  }

  async #checkInvalidOrder(): Promise<void> {
    for (const amount of ['0', '-5', '1.5']) {
      const { status } = await this.#postOrder(this.#createOrder({ amount }))
      expectThat(status >= 400 && status < 500, `Expected a status of 400 to 499 for the amount "${amount}". Found ${String(status)}.`)
    }
  }

  async #checkListedOrder(): Promise<void> {
    const { order } = await this.#openOrder()
    const { status, orders } = await this.#listOrders({ merchant, order: order.order })
    const [foundOrder] = orders
    expectThat(status === 200 && orders.length === 1, `Expected 200 and one order. Found ${String(status)} and ${String(orders.length)}.`)
    const isSameOrder =
      foundOrder?.order === order.order &&
      foundOrder.amount === order.amount &&
      foundOrder.currency === order.currency &&
      foundOrder.exponent === order.exponent
    expectThat(
      isSameOrder && Array.isArray(foundOrder.payments) && foundOrder.payments.length === 0,
      `Expected the order with no payments. Found ${JSON.stringify(foundOrder)}.`,
    )
  }

  async #checkListSince(): Promise<void> {
    const { order } = await this.#openOrder()
    const isListedSince = async (since: Date): Promise<boolean> =>
      (await this.#listOrders({ merchant, since: since.toISOString() })).orders.some((listedOrder) => listedOrder.order === order.order)
    expectThat(await isListedSince(new Date(Date.now() - 60_000)), 'Expected the order in the list of the last minute. Found none.')
    expectThat(!(await isListedSince(new Date(Date.now() + 60_000))), 'Expected no order in a list that starts in the future. Found one.')
  }

  async #checkOtherMerchant(): Promise<void> {
    const { order } = await this.#openOrder()
    const { orders } = await this.#listOrders({ merchant: 'OTHER', order: order.order })
    expectThat(orders.length === 0, 'Expected no order for another merchant. Found one.')
  }

  async #checkListSignature(): Promise<void> {
    const { status } = await this.#listOrders({ merchant, order: randomUUID() }, { key: wrongKey })
    expectStatus(status, 401)
  }

  async #checkPage(): Promise<void> {
    const { payUrl } = await this.#openOrder()
    const { status } = await fetch(payUrl)
    expectStatus(status, 200, payUrl)
  }

  async #payOrder(outcome: 'paid' | 'failed' = 'paid', ...statuses: readonly number[]) {
    const { pay } = this.options
    if (!pay) throw new SkippedError('--pay is missing: a command that pays an order at its payment page.')
    this.plannedStatuses.splice(0, this.plannedStatuses.length, ...statuses)
    const opened = await this.#openOrder()
    await pay(opened.payUrl, outcome)
    return opened
  }

  #listNotices({ order }: Order): readonly ReceivedNotice[] {
    return this.notices.filter(({ notice }) => notice.order === order)
  }

  #waitForNotices(order: Order, count: number): Promise<readonly ReceivedNotice[]> {
    return waitFor(
      `${String(count)} notices`,
      () => {
        const foundNotices = this.#listNotices(order)
        return foundNotices.length >= count ? foundNotices : undefined
      },
      this.options.waitMilliseconds,
      () => String(this.#listNotices(order).length),
    )
  }

  async #checkNotice(): Promise<void> {
    const { order } = await this.#payOrder()
    const [received] = await this.#waitForNotices(order, 1)
    const { notice, isSigned } = received ?? { notice: {}, isSigned: false }
    expectThat(isSigned, 'The notice is not signed with the key over time, "POST /_gateway/notice" and body.')
    const { amount, currency } = order
    expectThat(
      notice.merchant === merchant && notice.status === 'paid' && notice.amount === amount && notice.currency === currency,
      `The notice has ${JSON.stringify(notice)}. Expected the merchant ${merchant}, "paid", ${amount} and ${currency}.`,
    )
    expectThat(
      /^[\w-]{1,100}$/.test(String(notice.payment)),
      `The payment id is "${String(notice.payment)}". Expected 1 to 100 letters, digits, hyphens or underscores.`,
    )
  }

  async #checkNoticeRetry(): Promise<void> {
    const { order } = await this.#payOrder('paid', 0, 503)
    const [first, ...repeated] = await this.#waitForNotices(order, 3)
    for (const { notice } of repeated)
      expectThat(
        ['payment', 'status', 'amount', 'currency'].every((name) => notice[name as keyof Notice] === first?.notice[name as keyof Notice]),
        `A repeated notice has ${JSON.stringify(notice)}. Expected ${JSON.stringify(first?.notice)}.`,
      )
  }

  async #checkAcknowledgedNotice(): Promise<void> {
    const { order } = await this.#payOrder()
    await this.#waitForNotices(order, 1)
    await sleep(this.options.quietMilliseconds)
    const payments = new Set(this.#listNotices(order).flatMap(({ notice }) => (notice.status === 'paid' ? [notice.payment] : [])))
    expectThat(payments.size === 1, `Expected one payment. Found ${String(payments.size)}.`)
  }

  async #checkListedPayment(): Promise<void> {
    const { order } = await this.#payOrder()
    const [received] = await this.#waitForNotices(order, 1)
    const [listed] = (await this.#listOrders({ merchant, order: order.order })).orders
    const paidPayments = (listed?.payments ?? []).filter(({ status }) => status === 'paid')
    expectThat(
      paidPayments.length === 1 && paidPayments[0]?.payment === received?.notice.payment && paidPayments[0]?.amount === order.amount,
      `Expected the payment ${String(received?.notice.payment)} once. Found ${JSON.stringify(paidPayments)}.`,
    )
  }

  async #checkPaidOrder(): Promise<void> {
    const { order, payUrl } = await this.#payOrder()
    await this.#waitForNotices(order, 1)
    await this.options.pay?.(payUrl, 'paid').catch(() => undefined)
    await sleep(this.options.quietMilliseconds)
    const [listed] = (await this.#listOrders({ merchant, order: order.order })).orders
    const paidPayments = (listed?.payments ?? []).filter(({ status }) => status === 'paid')
    expectThat(paidPayments.length === 1, `Expected one successful payment. Found ${String(paidPayments.length)}.`)
  }

  async #checkFailedPayment(): Promise<void> {
    const { order } = await this.#payOrder('failed')
    await sleep(this.options.quietMilliseconds)
    expectThat(!this.#listNotices(order).some(({ notice }) => notice.status === 'paid'), 'Found a notice of a paid payment.')
    const [listed] = (await this.#listOrders({ merchant, order: order.order })).orders
    expectThat(!(listed?.payments ?? []).some(({ status }) => status === 'paid'), 'Found a paid payment in the list.')
  }
}
