import type { ReactNode } from 'react'
import { useConfig, useFormatMoney, useText } from '../../engine/index.ts'
import { FieldError } from '../../ui/controls/notice.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './amount.module.css'

interface AmountFieldProps {
  readonly id: string
  readonly label: string
  /** Input in the brand's format. */
  readonly value: string
  /** Validation error. */
  readonly error?: string | undefined
  /** Rendered below the input, such as the limits. */
  readonly hint?: ReactNode
  readonly maxLength: number
  /** Suggested amounts in minor units. A `label` replaces the formatted amount. */
  readonly suggestions?: readonly { readonly amount: bigint; readonly label?: string }[]
  /** Input in minor units; `undefined` if it is not an amount. */
  readonly amount: bigint | undefined
  readonly onChange: (input: string) => void
}

/** A large amount input with buttons for suggested amounts. */
export function AmountField({ id, label, value, error, hint, maxLength, suggestions = [], amount, onChange }: AmountFieldProps): ReactNode {
  const { symbol, placement, exponent, decimalSeparator } = useConfig(({ merchant }) => merchant.currency)
  const formatMoney = useFormatMoney()
  const text = useText()
  const symbolElement = <span className={styles['symbol']}>{symbol}</span>
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx(styles['field'], error !== undefined && styles['invalid'])}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['line']}>
        {placement === 'before' && symbolElement}
        <input
          id={id}
          name="amount"
          className={cx('figures', styles['input'])}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          placeholder="0"
          size={Math.max(value.length, 4)}
          value={value}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {placement === 'after' && symbolElement}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {suggestions.length > 0 && (
        <div role="group" aria-label={text('amount_offered')} className={styles['suggestions']}>
          {suggestions.map(({ amount: suggested, label: buttonLabel }) => (
            <button
              key={String(suggested)}
              type="button"
              className={styles['suggestion']}
              aria-pressed={suggested === amount}
              onClick={() => onChange(toInputValue(suggested, exponent, decimalSeparator))}
            >
              {buttonLabel ?? <Money text={formatMoney(suggested)} />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Formats an amount as input, without trailing zeros in the fraction. */
function toInputValue(minor: bigint, exponent: number, separator: string): string {
  const digits = minor.toString().padStart(exponent + 1, '0')
  const [integerPart, fraction] = [digits.slice(0, digits.length - exponent), digits.slice(digits.length - exponent).replace(/0+$/, '')]
  return fraction === '' ? integerPart : `${integerPart}${separator}${fraction}`
}
