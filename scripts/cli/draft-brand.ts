import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant, listMerchants, findNearestName } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { CommandError } from './command.ts'
import { createAmountFormatter } from './currency-scale.ts'
import { createNeutralOverrides } from './neutral-brand.ts'
import { getRelativeSchemaPath } from './schema-files.ts'
import { findCurrency, getDefaultDecimals } from '../../src/engine/rules/money/currencies.ts'

/** Options of a new brand. */
export interface BrandOptions {
  readonly extends: string
  readonly name?: string
  readonly domain?: string
  readonly currency?: string
  readonly timezone?: string
  /** Language codes, comma-separated, the default first. */
  readonly languages?: string
}

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Creates the contents of the files of a new brand, by path in its folder: the given options, and overrides that remove
 * the bonuses, accounts, promotions, banks and links of the merchant that it extends.
 * @throws CommandError if that merchant is not valid, or for an unknown language
 */
export async function draftBrand(root: string, id: string, options: BrandOptions): Promise<Files> {
  const { domain, currency, timezone, languages } = options
  const merchant = {
    extends: options.extends,
    name: options.name ?? toDisplayName(id),
    code: createUnusedCode(root, id),
    ...(domain === undefined ? {} : { domains: [domain.toLowerCase()] }),
    ...(currency === undefined ? {} : { currency: getCurrencySettings(currency.toUpperCase()) }),
    ...(timezone === undefined ? {} : { timeZone: timezone }),
  }
  const { config: parentConfig } = await compileMerchant(root, options.extends)
  if (!parentConfig) throw new CommandError(`${options.extends} is not valid. Run livery validate ${options.extends} for details.`)
  const ownCurrency =
    currency === undefined ? undefined : { ...parentConfig.merchant.currency, ...getCurrencySettings(currency.toUpperCase()) }
  const files = {
    'merchant.json': merchant,
    ...createNeutralOverrides(parentConfig, ownCurrency && createAmountFormatter(ownCurrency)),
    ...(languages === undefined ? {} : selectLanguages(parentConfig, languages)),
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      { $schema: getRelativeSchemaPath(join(root, id, path), getFileKind(path)), ...content },
    ]),
  )
}

/** Returns the kind of a file: `page` for `pages/home.json`, `theme` for `theme.json`. */
const getFileKind = (path: string): string => (path.startsWith('pages/') ? 'page' : path.replace(/\/.*|\.json$/g, ''))

const toDisplayName = (id: string): string =>
  id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase())

/**
 * Enables the requested languages and disables the other ones that the extended merchant has enabled; adds a file for
 * each requested language without texts.
 */
function selectLanguages(config: MerchantConfig, requested: string): Files {
  const codes = requested.split(',').map((code) => code.trim().toUpperCase())
  for (const code of codes) assertLanguage(code, config)
  const { catalogue } = config.languages
  const changes = Object.entries(catalogue).flatMap(([code, { enabled }]) =>
    enabled === codes.includes(code) ? [] : [[code, { enabled: !enabled }] as const],
  )
  const codesWithoutTexts = codes.filter((code) => !Object.hasOwn(config.messages, code))
  return {
    'languages.json': { default: codes[0], ...(changes.length === 0 ? {} : { catalogue: Object.fromEntries(changes) }) },
    ...Object.fromEntries(codesWithoutTexts.map((code) => [`messages/${code}.json`, {}])),
  }
}

function assertLanguage(code: string, { languages: { catalogue } }: MerchantConfig): void {
  if (Object.hasOwn(catalogue, code)) return
  const codeByTag = Object.entries(catalogue).find(([, { tag }]) => tag.toUpperCase().split('-').includes(code))?.[0]
  const suggestion = codeByTag ?? findNearestName(code, Object.keys(catalogue))
  const languageNames = Object.entries(catalogue).map(([languageCode, { name }]) => `${languageCode} ${name}`)
  throw new CommandError(
    `unknown language "${code}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}" (${catalogue[suggestion]?.name})?`} The languages are: ${languageNames.join(', ')}.`,
  )
}

/** Creates a merchant code from the id, with a number that makes it unique in the folder. */
function createUnusedCode(root: string, id: string): string {
  const usedCodes = new Set(listMerchants(root).map((merchantId) => findBrandCode(join(root, merchantId, 'merchant.json'))))
  const letters = id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 28)
  const stem = /^[A-Z]/.test(letters) ? letters : `M${letters}`
  for (let number = 1; ; number++) if (!usedCodes.has(`${stem}${number}`)) return `${stem}${number}`
}

function findBrandCode(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { code?: unknown }).code
  } catch {
    return undefined
  }
}

/**
 * Returns a currency as in `merchant.json`: its code, symbol, exponent and decimals. For an unknown code,
 * returns only the code, which `livery validate` then reports.
 */
function getCurrencySettings(code: string): Readonly<Record<string, string | number>> {
  const currency = findCurrency(code)
  return currency === undefined ? { code } : { code, ...currency, decimals: getDefaultDecimals(code, currency.exponent) }
}
