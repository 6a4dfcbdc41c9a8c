import { getMaxAmount, type CurrencyExponent } from '../../../src/engine/rules/money/max-amount.ts'
import { hasUnstorableText } from '../api-context/index.ts'
import type { WalletCall, WalletCalls, WalletErrorCode } from '../../integrations/vendor-contract.ts'

/** A vendor's request that is refused. */
export class WalletCallError extends Error {
  override readonly name = 'WalletCallError'
  constructor(readonly code: WalletErrorCode) {
    super(code)
  }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idPattern = /^[\x21-\x7e]{1,128}$/
const amountPattern = /^(0|[1-9]\d{0,29})$/
/** Fields that carry minor units of the brand's currency. */
const amountFields: ReadonlySet<string> = new Set(['amount'])

/** Optional fields of a request. */
const optionalFields: ReadonlySet<string> = new Set(['grant'])

const fieldPatterns: { readonly [C in WalletCall]: { readonly [N in keyof WalletCalls[C]['request']]-?: RegExp } } = {
  open: { launch: idPattern, game: idPattern },
  balance: { session: uuidPattern },
  bet: { transaction: idPattern, session: uuidPattern, round: idPattern, amount: amountPattern, grant: uuidPattern },
  win: { transaction: idPattern, player: uuidPattern, round: idPattern, bet: idPattern, amount: amountPattern },
  resettle: {
    transaction: idPattern,
    player: uuidPattern,
    round: idPattern,
    bet: idPattern,
    amount: amountPattern,
    revision: /^[1-9]\d{0,8}$/,
  },
  rollback: { transaction: idPattern, player: uuidPattern, round: idPattern, bet: idPattern },
  close: { transaction: idPattern, player: uuidPattern, round: idPattern },
}

export const isWalletCall = (name: string): name is WalletCall => Object.hasOwn(fieldPatterns, name)

/**
 * Parses a vendor's request. Unknown fields are ignored, so that vendors may send more. Amounts are limited to the
 * maximum of the brand's currency.
 * @throws WalletCallError bad_request
 */
export function parseCall<C extends WalletCall>(call: C, body: string, currency: CurrencyExponent): WalletCalls[C]['request'] {
  const fields = parseObject(body)
  const entries = Object.entries<RegExp>(fieldPatterns[call]).flatMap(([name, pattern]) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value === undefined && optionalFields.has(name)) return []
    if (typeof value !== 'string' || !pattern.test(value) || hasUnstorableText(value)) throw new WalletCallError('bad_request')
    if (amountFields.has(name) && BigInt(value) > getMaxAmount(currency)) throw new WalletCallError('bad_request')
    return [[name, value]]
  })
  return Object.fromEntries(entries) as WalletCalls[C]['request']
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Readonly<Record<string, unknown>>
  } catch {
    // Invalid JSON.
  }
  throw new WalletCallError('bad_request')
}
