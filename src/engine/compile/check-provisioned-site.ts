import { fileStart, type Diagnostic, type Span } from '../contract/diagnostic.ts'
import type { CompiledMerchant } from './compile-merchant.ts'
import type { Origin } from './merge/provenance.ts'

/** Values of a brand that were fixed when the platform created it in its database with its initial data. */
export interface ProvisionedSite {
  /** The merchant's code, by which the platform finds its accounts. */
  readonly code: string
  /** The folder that last had the code; null once the code has been released. */
  readonly folder: string | null
  readonly currency: string
  readonly exponent: number
}

type CheckedMerchant = Pick<CompiledMerchant, 'id' | 'config' | 'provenance'>

/**
 * Reports values of a merchant that contradict those with which a platform has created the brand: the currency and
 * exponent of its accounts, and the code that identifies them. `codes` are the current codes of all merchants, because
 * a folder may be renamed.
 */
export function checkProvisionedSite(
  merchant: CheckedMerchant,
  provisionedSites: readonly ProvisionedSite[],
  codes: ReadonlySet<string>,
): readonly Diagnostic[] {
  if (!merchant.config) return []
  const { code, currency } = merchant.config.merchant
  const site = provisionedSites.find((provisionedSite) => provisionedSite.code === code)
  const formerSite = site
    ? undefined
    : provisionedSites.find((provisionedSite) => provisionedSite.folder === merchant.id && !codes.has(provisionedSite.code))
  return [
    ...(formerSite ? [createCodeChangeDiagnostic(merchant, code, formerSite)] : []),
    ...(site && site.currency !== currency.code ? [createCurrencyChangeDiagnostic(merchant, currency.code, site)] : []),
    ...(site && site.currency === currency.code && site.exponent !== currency.exponent
      ? [createExponentChangeDiagnostic(merchant, currency.exponent, site)]
      : []),
  ]
}

const createCodeChangeDiagnostic = (merchant: CheckedMerchant, code: string, { code: previousCode }: ProvisionedSite): Diagnostic => ({
  ...getDiagnosticLocation(merchant, '/merchant/code'),
  code: 'code-changed',
  message: `The platform stores the accounts of this brand under the code ${previousCode}: with ${code} the brand would have no accounts.`,
  found: code,
  expected: previousCode,
  suggestion: previousCode,
  remedy: `Change it back to "${previousCode}". To start again without those accounts, run: livery platform release ${previousCode}.`,
})

const createCurrencyChangeDiagnostic = (
  merchant: CheckedMerchant,
  currency: string,
  { code, currency: previousCurrency }: ProvisionedSite,
): Diagnostic => ({
  ...getDiagnosticLocation(merchant, '/merchant/currency/code'),
  code: 'currency-changed',
  message: `The accounts of ${code} on the platform are in ${previousCurrency} and cannot be changed to ${currency}.`,
  found: currency,
  expected: previousCurrency,
  suggestion: previousCurrency,
  remedy: `Write "${previousCurrency}". A brand in ${currency} needs another code.`,
})

const createExponentChangeDiagnostic = (
  merchant: CheckedMerchant,
  exponent: number,
  { code, currency, exponent: previousExponent }: ProvisionedSite,
): Diagnostic => ({
  ...getDiagnosticLocation(merchant, '/merchant/currency/exponent'),
  code: 'currency-changed',
  message: `The platform stores the ${currency} amounts of ${code} with ${previousExponent} decimals, which cannot be changed to ${exponent}.`,
  found: String(exponent),
  expected: String(previousExponent),
  suggestion: String(previousExponent),
  remedy: `Write ${previousExponent}. "decimals" sets how many of them are shown.`,
})

/** Returns the location of the merchant's own value, or of its merchant.json if it inherits the value. */
function getDiagnosticLocation(
  { id, provenance }: CheckedMerchant,
  pointer: string,
): Pick<Diagnostic, 'severity' | 'file' | 'pointer' | keyof Span> {
  const findOwnOrigin = (jsonPointer: string): Origin | undefined =>
    provenance.listOrigins(jsonPointer).findLast((origin) => origin.merchant === id)
  const { merchant: _, value: __, ...location } = findOwnOrigin(pointer) ?? findOwnOrigin('/merchant') ?? { ...unknownOrigin, file: id }
  return { severity: 'error', ...location }
}

const unknownOrigin = { ...fileStart, pointer: '', merchant: '', value: undefined }
