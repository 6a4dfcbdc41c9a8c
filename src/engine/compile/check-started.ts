import { fileStart, type Diagnostic, type Span } from '../contract/diagnostic.ts'
import type { Compiled } from './compile-merchant.ts'
import type { Origin } from './merge/provenance.ts'

/** What a platform holds a brand to since it was started there. */
export interface StartedSite {
  /** The merchant's code, by which the platform knows its accounts. */
  readonly code: string
  /** The folder that had the code last; null where it has been released. */
  readonly folder: string | null
  readonly currency: string
  readonly exponent: number
}

type Checked = Pick<Compiled, 'id' | 'config' | 'provenance'>

/**
 * Says what of a merchant cannot be as it is written, because a platform has started the brand with something else: its
 * currency and how that is counted, in which its accounts are kept, and the code, by which they are found. `codes` are
 * those that merchants have now: a folder may be renamed.
 */
export function checkStarted(merchant: Checked, started: readonly StartedSite[], codes: ReadonlySet<string>): readonly Diagnostic[] {
  if (!merchant.config) return []
  const { code, currency } = merchant.config.merchant
  const site = started.find((one) => one.code === code)
  const left = site ? undefined : started.find((one) => one.folder === merchant.id && !codes.has(one.code))
  return [
    ...(left ? [codeChanged(merchant, code, left)] : []),
    ...(site && site.currency !== currency.code ? [currencyChanged(merchant, currency.code, site)] : []),
    ...(site && site.currency === currency.code && site.exponent !== currency.exponent
      ? [exponentChanged(merchant, currency.exponent, site)]
      : []),
  ]
}

const codeChanged = (merchant: Checked, code: string, { code: before }: StartedSite): Diagnostic => ({
  ...diagnosticLocation(merchant, '/merchant/code'),
  code: 'code-fixed',
  message: `The platform has the accounts of this brand under the code ${before}: with ${code} the brand would be without them.`,
  found: code,
  expected: before,
  suggestion: before,
  remedy: `Write "${before}" again. To begin anew, without those accounts: livery platform release ${before}.`,
})

const currencyChanged = (merchant: Checked, currency: string, { code, currency: before }: StartedSite): Diagnostic => ({
  ...diagnosticLocation(merchant, '/merchant/currency/code'),
  code: 'currency-fixed',
  message: `The platform has the accounts of ${code} in ${before}: they cannot become ${currency}.`,
  found: currency,
  expected: before,
  suggestion: before,
  remedy: `Write "${before}". A brand in ${currency} needs a code of its own.`,
})

const exponentChanged = (merchant: Checked, exponent: number, { code, currency, exponent: before }: StartedSite): Diagnostic => ({
  ...diagnosticLocation(merchant, '/merchant/currency/exponent'),
  code: 'currency-fixed',
  message: `The platform counts the ${currency} of ${code} with ${before} digits behind the point: they cannot become ${exponent}.`,
  found: String(exponent),
  expected: String(before),
  suggestion: String(before),
  remedy: `Write ${before}. How many of the digits are shown is said by "decimals".`,
})

/** Where a merchant says something, or its own merchant.json where it says nothing of it any longer. */
function diagnosticLocation({ id, provenance }: Checked, pointer: string): Pick<Diagnostic, 'severity' | 'file' | 'pointer' | keyof Span> {
  const ownOf = (jsonPointer: string): Origin | undefined => provenance.originsOf(jsonPointer).findLast((origin) => origin.merchant === id)
  const { merchant: _, value: __, ...location } = ownOf(pointer) ?? ownOf('/merchant') ?? { ...unknownOrigin, file: id }
  return { severity: 'error', ...location }
}

const unknownOrigin = { ...fileStart, pointer: '', merchant: '', value: undefined }
