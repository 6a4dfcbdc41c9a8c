import { useState } from 'react'
import type { PlayTerms, RegisterLinks } from '../../generated/api.ts'
import { validatePlayTerms, parsePlayTerms, toDecimal, useConfig } from '../../engine/index.ts'
import { type Form, useForm } from '../forms/index.ts'

/** Limits of the terms that an agent can grant. */
export type TermBounds = Pick<RegisterLinks, 'own' | 'minLevel' | 'types'>

/** Form for an account that an agent creates: its type and its play terms. */
export interface TermsForm extends Pick<
  Form,
  'values' | 'errorsShownCount' | 'pending' | 'notice' | 'findError' | 'change' | 'submit' | 'showErrors'
> {
  readonly bounds: TermBounds
  readonly type: number
  setType(type: number): void
  /** Returns the terms in the wire format. If they are invalid, shows their errors and returns `undefined`. */
  validate(): PlayTerms | undefined
}

/**
 * Returns the form for an account's play terms, with the fields `prizeLevel.<mode>` and `rebateRate.<category>`. Their
 * initial values are the agent's own terms.
 */
export function useTermsForm(bounds: TermBounds): TermsForm {
  const currency = useConfig(({ merchant }) => merchant.currency)
  const [type, setType] = useState(bounds.types[0] ?? 0)
  const localizeRate = (rate: string): string => rate.replace('.', currency.decimalSeparator)
  const form = useForm<Readonly<Record<string, string>>>(
    {
      ...Object.fromEntries(bounds.own.prizeLevels.map(({ mode, level }) => [`prizeLevel.${mode}`, level])),
      ...Object.fromEntries(bounds.own.rebateRates.map(({ category, rate }) => [`rebateRate.${category}`, localizeRate(rate)])),
    },
    {
      transformError: ({ key, values: { max, ...others } = {} }) => ({
        key,
        values: { ...others, ...(max !== undefined && { max: localizeRate(String(max)) }) },
      }),
    },
  )
  const { values } = form
  return {
    ...form,
    bounds,
    type,
    setType,
    validate: () => {
      const input = {
        prizeLevels: bounds.own.prizeLevels.map(({ mode }) => ({ mode, level: (values[`prizeLevel.${mode}`] ?? '').trim() })),
        rebateRates: bounds.own.rebateRates.map(({ category }) => ({
          category,
          rate: toDecimal(values[`rebateRate.${category}`] ?? '', currency),
        })),
      }
      const { errors } = validatePlayTerms(input, parsePlayTerms(bounds.own), bounds.minLevel)
      return form.showErrors(errors) === undefined ? input : undefined
    },
  }
}
