import type { ReactNode } from 'react'
import type { ContractTerms } from '../../generated/api.ts'
import {
  type ContractKind,
  contractPeriods,
  contractTerms,
  formatMinor,
  parseMinor,
  type TermType,
  useConfig,
  useFormatPercent,
  usePreferences,
  useText,
} from '../../engine/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'

/** The terms of a contract. */
export function Terms({ kind, terms }: { readonly kind: ContractKind; readonly terms: ContractTerms }): ReactNode {
  const text = useText()
  const format = useTermFormat()
  const values: Readonly<Record<string, string | number>> = { ...terms[kind] }
  return (
    <dl className={styles['terms']}>
      {Object.entries<TermType>(contractTerms[kind]).map(([name, termType]) => {
        const value = String(values[name] ?? '')
        if (value === '') return null
        return (
          <div key={name} className={styles['term']}>
            <dt>{text(`contract_term_${name}`)}</dt>
            <dd>{termType === 'period' ? format.period(value) : <Money text={format[termType](value)} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Formats terms in the current language and the brand's number format. Amounts keep every digit. */
function useTermFormat(): Readonly<Record<TermType, (value: string) => string>> {
  const text = useText()
  const formatPercent = useFormatPercent()
  const currency = useConfig(({ merchant }) => merchant.currency)
  const { language, languages } = usePreferences()
  const languageTag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  const formatTermAmount = (value: string): string => {
    const minor = parseMinor(value, currency.exponent)
    const isWholeAmount = minor % 10n ** BigInt(currency.exponent) === 0n
    return formatMinor(minor, { ...currency, decimals: isWholeAmount ? currency.decimals : currency.exponent })
  }
  return {
    amount: formatTermAmount,
    period: (value) => text(contractPeriods[value as keyof typeof contractPeriods]),
    count: (value) => new Intl.NumberFormat(languageTag).format(Number(value)),
    rate: formatPercent,
  }
}
