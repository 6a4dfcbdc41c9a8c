/** A currency as far as a ceiling needs it: its code and how many digits its minor unit stands behind the point. */
export interface CurrencyUnit {
  readonly currency: string
  readonly exponent: number
}

/** Currencies whose unit is worth so little that twelve digits could be a real jackpot. */
const lowUnitCurrencies: ReadonlySet<string> = new Set(
  'BIF COP GNF IDR IRR KHR KRW LAK LBP MGA MMK MNT PYG RWF SLE SYP TZS UGX UZS VES VND ZMW'.split(' '),
)

/** Digits before the decimal point of the largest amount of a currency. */
const wholeDigits = (currency: string): number => (lowUnitCurrencies.has(currency) ? 15 : 12)

/**
 * The largest amount, in minor units, that one request, command, vendor call or gateway notice may carry. It leaves the
 * database's 38 digits room for the sum of a quadrillion such amounts.
 */
export const amountCeiling = ({ currency, exponent }: CurrencyUnit): bigint => 10n ** BigInt(wholeDigits(currency) + exponent) - 1n

/** The largest number of points that one command or setting may carry. */
export const pointsCeiling = 1_000_000_000
