import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Accessible name. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number
  /** Disables capitalisation and spell check, for usernames. */
  readonly disableAutocorrect?: boolean
}

/** A search input. */
export function SearchField({ label, placeholder, value, onChange, maxLength, disableAutocorrect = false }: SearchFieldProps): ReactNode {
  return (
    <label className={styles['search']}>
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(disableAutocorrect && { autoCapitalize: 'none', spellCheck: false })}
      />
    </label>
  )
}
