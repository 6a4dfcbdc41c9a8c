/** A currency code and its number of decimal places. */
export interface CurrencyExponent {
  readonly currency: string
  readonly exponent: number
}

/** Currencies with such a low value that a jackpot can have twelve digits. */
const lowValueCurrencies: ReadonlySet<string> = new Set(
  'BIF COP GNF IDR IRR KHR KRW LAK LBP MGA MMK MNT PYG RWF SLE SYP TZS UGX UZS VES VND ZMW'.split(' '),
)

/** Digits before the decimal point of the largest amount of a currency. */
const getMaxIntegerDigits = (currency: string): number => (lowValueCurrencies.has(currency) ? 15 : 12)

/**
 * The largest amount, in minor units, accepted in one request, command, vendor call or gateway notification. The sum of
 * a quadrillion such amounts fits in the 38 digits of the database columns.
 */
export const getMaxAmount = ({ currency, exponent }: CurrencyExponent): bigint =>
  10n ** BigInt(getMaxIntegerDigits(currency) + exponent) - 1n

/** The largest number of points accepted in one command or setting. */
export const maxPoints = 1_000_000_000
