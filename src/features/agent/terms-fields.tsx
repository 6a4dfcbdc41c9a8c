import { type ReactNode, useId } from 'react'
import { useConfig, useText } from '../../engine/index.ts'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useCategoryDisplay } from '../records/index.ts'
import type { TermsForm } from './use-terms.ts'
import styles from './terms.module.css'

/** Maximum lengths of the inputs, in characters. */
const maxLengths = { level: 4, rate: 6 }

/** Fields for a new account: player or agent, and its terms, each with the range the agent may grant. */
export function TermsFields({ form }: { readonly form: TermsForm }): ReactNode {
  const { bounds, type, setType } = form
  const text = useText()
  return (
    <>
      <RadioCards
        legend={text('terms_type')}
        value={String(type)}
        onChange={(chosen) => setType(Number(chosen))}
        cards={bounds.types.map((accountType) => ({
          value: String(accountType),
          title: text(accountType === 0 ? 'role_player' : 'role_agent'),
          notes: [text(accountType === 0 ? 'terms_type_player' : 'terms_type_agent')],
        }))}
      />
      <Levels form={form} />
      <Rates form={form} />
    </>
  )
}

function Levels({ form }: { readonly form: TermsForm }): ReactNode {
  const { own, minLevel } = form.bounds
  const text = useText()
  const fieldProps = useFieldProps(form)
  return (
    <fieldset className={styles['terms']}>
      <legend>{text('terms_levels')}</legend>
      <div className={styles['fields']}>
        {own.prizeLevels.map(({ mode, level }) => (
          <TextField
            key={mode}
            {...fieldProps(`prizeLevel.${mode}`, text(`prize_mode_${mode}`))}
            hint={text('terms_range', { min: minLevel, max: level })}
            inputMode="numeric"
            maxLength={maxLengths.level}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Rates({ form }: { readonly form: TermsForm }): ReactNode {
  const { decimalSeparator } = useConfig(({ merchant }) => merchant.currency)
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  const fieldProps = useFieldProps(form)
  return (
    <fieldset className={styles['terms']}>
      <legend>{text('terms_rates')}</legend>
      <div className={styles['fields']}>
        {form.bounds.own.rebateRates.map(({ category, rate }) => (
          <TextField
            key={category}
            {...fieldProps(`rebateRate.${category}`, categoryDisplay(category).name)}
            hint={text('terms_range', { min: 0, max: rate.replace('.', decimalSeparator) })}
            inputMode="decimal"
            maxLength={maxLengths.rate}
            end={
              <span className={styles['unit']} aria-hidden="true">
                %
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function useFieldProps({ values, findError, change }: TermsForm) {
  const id = useId()
  return (name: string, label: string) => ({
    id: `${id}-${name}`,
    name,
    label,
    value: values[name] ?? '',
    required: true,
    autoComplete: 'off',
    error: findError(name),
    onChange: (value: string) => change(name, value),
  })
}
