import { afterAll, describe, expect, it } from 'vitest'
import { type ProgramFault, testProgramFaults } from '../../../tests/platform/guide-program-faults.ts'
import { ProgramFolder, readProgram } from '../../../tests/platform/guide-programs.ts'
import { checkGateway, type GatewayCheckOptions } from './check-gateway.ts'

const folder = new ProgramFolder()
afterAll(() => folder.remove())

const program = readProgram('connect-a-payment-gateway.md', 'gateway.mjs')
const secret = 'a-secret-of-the-conformance-kit-of-32'

/** Pays as `pay.mjs` of the guide does. */
const pay = async (payUrl: string, outcome: 'paid' | 'failed'): Promise<void> =>
  void (await fetch(`${payUrl}?outcome=${outcome}`, { method: 'POST' }))

/** Checks a gateway that runs this code. */
async function check(code: string, overrides: Partial<GatewayCheckOptions> = {}) {
  const gateway = await folder.start(folder.write('gateway.mjs', code), { SECRET: secret, PORT: '0' })
  try {
    const url = `http://127.0.0.1:${String(gateway.port)}`
    const options = {
      key: Buffer.from(secret),
      port: 0,
      method: 'qr',
      currency: 'EUR',
      waitMilliseconds: 4_000,
      quietMilliseconds: 300,
    } as const
    return await checkGateway({ ...options, url, pay, ...overrides })
  } finally {
    gateway.stop()
  }
}

/** Faults of a gateway: effect, id of the case that detects it, and the edit that causes it. */
const faults: readonly ProgramFault[] = [
  ['accepts any signature', 'order-signature', 'return isRecent && actual', 'return true || actual'],
  ['does not sign the body', 'order-body', 'timingSafeEqual(Buffer.from(actual), Buffer.from(expected))', 'true'],
  ['accepts old orders', 'order-old', 'Math.abs(Date.now() - Number(time)) <= 300_000', 'Date.now() - Number(time) < 1e9'],
  ['accepts orders from the future', 'order-future', 'Math.abs(Date.now() - Number(time))', '(Date.now() - Number(time))'],
  ['rejects a clock skew of four minutes', 'order-skew', '<= 300_000', '<= 10_000'],
  ['opens a new order for a repeated order id', 'order-repeat', 'const opened = known ?? {', 'const opened = {'],
  [
    'changes the amount of an order',
    'order-conflict',
    "if (known !== undefined && (known.amount !== order.amount || known.currency !== order.currency)) return [409, { error: 'other_order' }]",
    'if (known) known.amount = order.amount',
  ],
  [
    'accepts orders without a positive amount',
    'order-invalid',
    "if (!/^[1-9]\\d*$/.test(order.amount)) return [400, { error: 'bad_request' }]",
    '',
  ],
  ['lists the orders of other merchants', 'list-merchant', "merchant === query.get('merchant') && ", ''],
  ['ignores "since" in a list', 'list-since', ' && openedAt >= since', ''],
  [
    'lists amounts as numbers',
    'list-order',
    '({ order, amount, currency, exponent, payments }))\n}',
    '({ order, amount: Number(amount), currency, exponent, payments }))\n}',
  ],
  ['does not sign notices', 'notice', "sign(time, 'POST', new URL(notifyUrl).pathname, body)", "'0'.repeat(64)"],
  ['reports a wrong amount', 'notice', 'amount: order.amount, currency: order.currency, at', "amount: '1', currency: order.currency, at"],
  ['does not retry a notice', 'notice-retry', 'if (response?.status === 200) return', 'return'],
  ['accepts an error as an acknowledgement', 'notice-retry', 'if (response?.status === 200) return', 'if (response) return'],
  [
    'gives each repeated notice another payment id',
    'notice-retry',
    'const time = String(Date.now())\n    const headers',
    'const time = String(Date.now())\n    const body = JSON.stringify({ merchant, order, ...payment, payment: randomUUID() })\n    const headers',
  ],
  ['accepts two payments for one order', 'paid-once', "if (order.payments.some((payment) => payment.status === 'paid')) return", ''],
  [
    'reports failed payments as paid',
    'failed',
    'const payment = { payment: randomUUID(), status,',
    "const payment = { payment: randomUUID(), status: 'paid',",
  ],
  ['does not list payments', 'payment-listed', '  order.payments.push(payment)\n', ''],
]

describe('livery gateway check', () => {
  it('passes the gateway of the guide in every case', async () => {
    const { cases } = await check(program)
    expect(cases.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(cases.length).toBeGreaterThan(15)
  })

  testProgramFaults(program, faults, (code, caseId) => check(code, { only: [caseId] }))

  it('skips the cases that need a payment if no pay command is given', async () => {
    const { cases } = await check(program, { pay: undefined, only: ['order', 'notice'] })
    expect(cases.map(({ id, status }) => [id, status])).toEqual([
      ['order', 'passed'],
      ['notice', 'skipped'],
    ])
  })
})
