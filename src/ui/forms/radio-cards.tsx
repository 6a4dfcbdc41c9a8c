import { type ReactNode, useId } from 'react'
import { FieldError } from '../controls/notice.tsx'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'
import styles from './radio-cards.module.css'

interface RadioCard {
  readonly value: string
  readonly title: ReactNode
  /** Notes, one per line. */
  readonly notes?: readonly ReactNode[]
  readonly icon?: IconName
  readonly disabled?: boolean
}

interface RadioCardsProps {
  readonly legend: string
  readonly cards: readonly RadioCard[]
  readonly value: string | undefined
  readonly error?: string | undefined
  /** Rendered below the cards. */
  readonly children?: ReactNode
  readonly onChange: (value: string) => void
}

/** Radio buttons as cards, for options with details. */
export function RadioCards({ legend, cards, value, error, children, onChange }: RadioCardsProps): ReactNode {
  const id = useId()
  return (
    <fieldset
      className={styles['cards']}
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles['legend']}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className={styles['card']}>
          <input
            type="radio"
            name={id}
            value={card.value}
            checked={value === card.value}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
          />
          {card.icon && <Icon name={card.icon} size={20} />}
          <span className={styles['texts']}>
            <span className={styles['title']}>{card.title}</span>
            {card.notes?.map((note, index) => (
              <span key={index} className={styles['note']}>
                {note}
              </span>
            ))}
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
