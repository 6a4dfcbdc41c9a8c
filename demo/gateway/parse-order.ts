import { gatewayMethods, type Order } from '../../server/integrations/gateway-contract.ts'

const stringFields = ['merchant', 'order', 'currency', 'reference', 'language'] as const
const methods: readonly string[] = gatewayMethods
const isHttpUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)

/** Parses an order; `undefined` if it is invalid. */
export function parseOrder(body: string): Order | undefined {
  const order = parseObject(body)
  const hasStringFields = stringFields.every((name) => {
    const value = order[name]
    return typeof value === 'string' && value !== '' && value.length <= 100
  })
  const isValid =
    hasStringFields &&
    methods.includes(String(order['method'])) &&
    /^[1-9]\d{0,37}$/.test(String(order['amount'])) &&
    Number.isInteger(order['exponent']) &&
    isHttpUrl(order['returnUrl']) &&
    isHttpUrl(order['notifyUrl']) &&
    !Number.isNaN(Date.parse(String(order['expiresAt'])))
  return isValid ? (order as unknown as Order) : undefined
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
