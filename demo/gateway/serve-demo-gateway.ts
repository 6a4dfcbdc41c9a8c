import { createHash, createHmac } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ListedOrder, OpenedOrder } from '../../server/integrations/gateway-contract.ts'
import { isValidSignature } from '../../server/integrations/sign-message.ts'
import { type Outcome, outcomes, planPayment } from './plan-payment.ts'
import { parseOrder } from './parse-order.ts'
import { startNoticeSender } from './notice-sender.ts'
import { type OrderRecord, createOrderStore } from './store/orders.ts'
import type { GatewayStore } from './store/tables.ts'
import { createContentSecurityPolicy, renderOrderPage, renderMessagePage } from './render-page.ts'

export interface DemoGatewayDeps {
  /** Host of the gateway. */
  readonly host: string
  readonly store: GatewayStore
  /** Key that the gateway shares with its merchants. */
  readonly key: Buffer
  /** Returns the visitor's network, to which the rate limit applies. */
  readonly getVisitorNetwork: (request: { readonly ip: string | undefined }) => string
}

const requestsPerMinute = 600

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
}

/**
 * Serves, on its own host, a payment gateway that moves no money: the payer chooses the outcome. The gateway has no
 * merchant configuration, because each order contains everything it needs, and reports payments with signed notices.
 */
export async function serveDemoGateway(app: FastifyInstance, { host, store, key, getVisitorNetwork }: DemoGatewayDeps): Promise<void> {
  const hostConstraint = { constraints: { host: new RegExp(`^${host.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') } }
  const orders = createOrderStore(store)
  const noticeSender = startNoticeSender(store, key)
  app.addHook('preClose', () => noticeSender.stop())
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': createContentSecurityPolicy(undefined) })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
    return reply.code(status).send({ error: status === 429 ? 'too_many' : status < 500 ? 'bad_request' : 'internal' })
  })
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `gateway ${getVisitorNetwork(request)}`,
  })

  const isSigned = (request: FastifyRequest): boolean =>
    isValidSignature(key, request.headers, { method: request.method, path: request.url, body: toText(request.body) })

  app.post('/orders', hostConstraint, async (request, reply) => {
    if (!isSigned(request)) return reply.code(401).send({ error: 'signature' })
    const order = parseOrder(toText(request.body))
    if (!order) return reply.code(400).send({ error: 'bad_request' })
    const { merchant, order: id, method, currency, exponent, reference } = order
    const token = derivePageToken(key, merchant, id)
    const input = { merchant, id, method, currency, exponent, reference, amount: BigInt(order.amount), token_hash: hashToken(token) }
    const storedOrder = await orders.findOrCreate({
      ...input,
      return_url: order.returnUrl,
      notify_url: order.notifyUrl,
      expires_at: new Date(order.expiresAt),
    })
    if (storedOrder.amount !== input.amount || storedOrder.currency !== currency) return reply.code(409).send({ error: 'other_order' })
    return reply.send({ payUrl: `/pay/${token}?language=${encodeURIComponent(order.language)}` } satisfies OpenedOrder)
  })

  app.get<{ Querystring: { merchant?: unknown; order?: unknown; since?: unknown } }>('/orders', hostConstraint, async (request, reply) => {
    if (!isSigned(request)) return reply.code(401).send({ error: 'signature' })
    const { merchant, order, since } = request.query
    const sinceDate = typeof since === 'string' ? new Date(since) : undefined
    if (sinceDate && Number.isNaN(sinceDate.getTime())) return reply.code(400).send({ error: 'bad_request' })
    const listedOrders = await orders.list(String(merchant), { order: typeof order === 'string' ? order : undefined, since: sinceDate })
    return reply.send(listedOrders.map(toListedOrder))
  })

  interface PageRequest {
    Params: { token: string }
    Querystring: { language?: unknown }
  }
  const parseLanguage = ({ language }: PageRequest['Querystring']): string => (typeof language === 'string' ? language.slice(0, 35) : 'en')
  const findOrder = (token: string): Promise<OrderRecord | undefined> => orders.findByToken(hashToken(token))

  app.get<PageRequest>('/pay/:token', hostConstraint, async ({ params, query }, reply) => {
    const order = await findOrder(params.token)
    const language = parseLanguage(query)
    if (!order) return sendPage(reply.code(404), renderMessagePage(language, 'gone', undefined), undefined)
    const closedMessage = isPaid(order) ? 'done' : isExpired(order) ? 'gone' : undefined
    return sendPage(
      reply,
      closedMessage ? renderMessagePage(language, closedMessage, order.return_url) : renderOrderPage(order, language),
      order,
    )
  })

  app.post<PageRequest>('/pay/:token', hostConstraint, async ({ params, query, body }, reply) => {
    const order = await findOrder(params.token)
    if (order && isPaid(order)) return reply.redirect(order.return_url, 303)
    const payment = parsePaymentForm(toText(body), order)
    if (!order || !payment || isExpired(order))
      return sendPage(reply.code(410), renderMessagePage(parseLanguage(query), 'gone', order?.return_url), order)
    const now = new Date()
    const plan = planPayment(payment.outcome, { ...order, order: order.id }, payment.amount, now)
    await orders.addPayments(
      order,
      plan.payments,
      plan.notices.map(({ notice, delayMilliseconds }) => ({
        body: JSON.stringify(notice),
        dueAt: new Date(now.getTime() + delayMilliseconds),
      })),
    )
    void noticeSender.send().catch(() => undefined)
    return reply.redirect(order.return_url, 303)
  })

  app.all('/*', hostConstraint, (_request, reply) => reply.code(404).send({ error: 'not_found' }))
}

const toText = (body: unknown): string => (typeof body === 'string' ? body : '')
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
/** Derives the token of an order's payment page from its id, so that a repeated order has the same page. */
const derivePageToken = (key: Buffer, merchant: string, order: string): string =>
  createHmac('sha256', key).update(`page ${merchant} ${order}`).digest('base64url')

const isPaid = ({ payments }: OrderRecord): boolean => payments.some(({ status }) => status === 'paid')
const isExpired = ({ expires_at: expiresAt }: OrderRecord): boolean => expiresAt.getTime() < Date.now()

const toListedOrder = ({ id, amount, currency, exponent, payments }: OrderRecord): ListedOrder => ({
  order: id,
  amount: amount.toString(),
  currency,
  exponent,
  payments,
})

const sendPage = (reply: FastifyReply, page: string, order: OrderRecord | undefined): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', createContentSecurityPolicy(order)).send(page)

/**
 * Parses the outcome and the amount, in minor units, from the page's form; `undefined` if there is no order, if the
 * outcome is unknown, or if the outcome is `differentAmount` and the amount is 0.
 */
function parsePaymentForm(
  body: string,
  order: OrderRecord | undefined,
): { readonly outcome: Outcome; readonly amount: bigint } | undefined {
  const form = new URLSearchParams(body)
  const outcome = outcomes.find((candidate) => candidate === form.get('outcome'))
  if (!order || !outcome) return undefined
  const [, integerPart = '', fraction = ''] = /^(\d{1,18})(?:\.(\d*))?$/.exec(form.get('amount') ?? '') ?? []
  const amount = BigInt(integerPart + fraction.slice(0, order.exponent).padEnd(order.exponent, '0') || '0')
  return outcome === 'differentAmount' && amount === 0n ? undefined : { outcome, amount }
}
