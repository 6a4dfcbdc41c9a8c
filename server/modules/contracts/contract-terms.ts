import type { ContractTerms } from '../../../src/generated/api.ts'
import { type TermType, contractTerms, rateExponent } from '../../../src/engine/rules/contract-terms.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { ContractColumns } from './store/contracts.ts'
import type { ContractKind } from '../../database/columns.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

/** Database column of each term, by kind of contract. */
const columns: { readonly [K in ContractKind]: Readonly<Record<keyof (typeof contractTerms)[K], keyof ContractColumns>> } = {
  dividend: { period: 'period', validBet: 'bet', profitLoss: 'profit_loss', activeMembers: 'members', rate: 'rate' },
  dailySalary: { dailyBet: 'bet', rate: 'rate' },
  hourlySalary: { hourlyBet: 'bet' },
  realtimeSalary: { profitRate: 'rate', lossRate: 'loss_rate', singleBet: 'bet' },
}

const noTerms: ContractColumns = { period: null, bet: 0n, profit_loss: null, members: null, rate: null, loss_rate: null }

/**
 * Converts the validated terms of an offer to columns: amounts in minor units, rates in hundredths of a percent.
 */
export function parseTerms(kind: ContractKind, texts: Readonly<Record<string, string>>, exponent: number): ContractColumns {
  const parsers: Readonly<Record<TermType, (text: string) => unknown>> = {
    period: (text) => text,
    amount: (text) => parseMinor(text, exponent),
    count: Number,
    rate: (text) => Number(parseMinor(text, rateExponent)),
  }
  const terms = listTermColumns(kind).map(([name, type, column]) => [column, parsers[type]((texts[name] ?? '').trim())])
  return { ...noTerms, ...Object.fromEntries(terms) } as ContractColumns
}

/** Converts columns to the terms in the format of the API. */
export function toTermsDto(kind: ContractKind, terms: ContractColumns, exponent: number): ContractTerms {
  const formatters = { period: String, count: Number, amount: (minor: bigint) => formatDecimal(minor, exponent), rate: formatRate }
  const entries = listTermColumns(kind).map(([name, type, column]) => [
    name,
    (formatters[type] as (value: unknown) => unknown)(terms[column]),
  ])
  return { [kind]: Object.fromEntries(entries) } as ContractTerms
}

export const formatRate = (hundredths: number): string => formatDecimal(BigInt(hundredths), rateExponent)

/** Lists the terms whose rate is above the rate of `limit`, each with that maximum in hundredths of a percent. */
export const listRatesAbove = (
  kind: ContractKind,
  offered: ContractColumns,
  limit: ContractColumns,
): readonly (readonly [name: string, max: number])[] =>
  listTermColumns(kind).flatMap(([name, type, column]) =>
    type === 'rate' && Number(offered[column]) > Number(limit[column]) ? [[name, Number(limit[column])] as const] : [],
  )

const listTermColumns = (kind: ContractKind): readonly (readonly [name: string, type: TermType, column: keyof ContractColumns])[] =>
  Object.entries<keyof ContractColumns>(columns[kind]).map(([name, column]) => [
    name,
    (contractTerms[kind] as Readonly<Record<string, TermType>>)[name] ?? 'amount',
    column,
  ])
