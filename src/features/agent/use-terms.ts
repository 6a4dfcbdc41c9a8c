import { useState } from 'react'
import type { PlayTerms as WrittenTerms, RegisterLinks } from '../../generated/api.ts'
import { type FieldError, validatePlayTerms, parsePlayTerms, toDecimal, useConfig } from '../../engine/index.ts'

/** What an agent may give at most. */
export type TermBounds = Pick<RegisterLinks, 'own' | 'leastLevel' | 'types'>

/** The account that an agent is about to make: its type and what it plays by, as somebody types them. */
export interface TermsForm {
  readonly bounds: TermBounds
  readonly type: number
  setType(type: number): void
  /** By `prizeLevel.<mode>` and `rebateRate.<category>`. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, FieldError>>
  change(name: string, value: string): void
  /** The terms as they are sent; nothing where something is wrong, which is marked then. */
  validate(): WrittenTerms | undefined
  /** Marks what the platform says of them. Whether it says anything. */
  showErrors(errors: Readonly<Record<string, FieldError>>): boolean
}

/** Begins with a player and with the agent's own terms. */
export function useTerms(bounds: TermBounds): TermsForm {
  const currency = useConfig(({ merchant }) => merchant.currency)
  const [type, setType] = useState(bounds.types[0] ?? 0)
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
    ...Object.fromEntries(bounds.own.prizeLevels.map(({ mode, level }) => [`prizeLevel.${mode}`, level])),
    ...Object.fromEntries(
      bounds.own.rebateRates.map(({ category, rate }) => [`rebateRate.${category}`, rate.replace('.', currency.decimalSeparator)]),
    ),
  }))
  const [errors, setErrors] = useState<TermsForm['errors']>({})
  return {
    bounds,
    type,
    setType,
    values,
    errors,
    change: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
    validate: () => {
      const given = {
        prizeLevels: bounds.own.prizeLevels.map(({ mode }) => ({ mode, level: (values[`prizeLevel.${mode}`] ?? '').trim() })),
        rebateRates: bounds.own.rebateRates.map(({ category }) => ({
          category,
          rate: toDecimal(values[`rebateRate.${category}`] ?? '', currency),
        })),
      }
      const validated = validatePlayTerms(given, parsePlayTerms(bounds.own), bounds.leastLevel)
      setErrors(validated.errors)
      return Object.keys(validated.errors).length > 0 ? undefined : given
    },
    showErrors: (found) => {
      setErrors(found)
      return Object.keys(found).length > 0
    },
  }
}
