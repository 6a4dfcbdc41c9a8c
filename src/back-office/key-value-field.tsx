import { type ReactNode, useId, useState } from 'react'
import type { Parameters } from './commands.ts'
import { Button } from './controls.tsx'

interface KeyValueFieldProps {
  readonly label: string
  /** Example of names and values. */
  readonly placeholder: string | undefined
  /** Current names and values of the object that is edited. */
  readonly current: Readonly<Record<string, unknown>>
  readonly onChange: (pairs: Parameters) => void
}

interface Pair {
  readonly name: string
  readonly value: string
}

/** Input for an object parameter: pairs of names and values, such as `min` and `50.00`. */
export function KeyValueField({ label, placeholder, current, onChange }: KeyValueFieldProps): ReactNode {
  const id = useId()
  const [pairs, setPairs] = useState<readonly Pair[]>([{ name: '', value: '' }])
  const update = (next: readonly Pair[]): void => {
    setPairs(next)
    onChange(Object.fromEntries(next.filter(({ name }) => name !== '').map(({ name, value }) => [name, value])))
  }
  const updatePair = (index: number, changes: Partial<Pair>): void =>
    update(pairs.map((pair, pairIndex) => (pairIndex === index ? { ...pair, ...changes } : pair)))
  return (
    <fieldset className="key-value-field">
      <legend>{label}</legend>
      {placeholder !== undefined && <div className="hint">{placeholder}</div>}
      <datalist id={id}>
        {Object.keys(current).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {pairs.map(({ name, value }, index) => (
        <div key={index} className="pair">
          <input
            aria-label={`Field name ${String(index + 1)}`}
            list={id}
            value={name}
            required={index === 0}
            spellCheck={false}
            autoComplete="off"
            placeholder="Field name"
            onChange={(event) => updatePair(index, { name: event.target.value })}
          />
          <input
            aria-label={`Value ${String(index + 1)}`}
            value={value}
            spellCheck={false}
            autoComplete="off"
            placeholder={formatPlaceholder(current[name])}
            onChange={(event) => updatePair(index, { value: event.target.value })}
          />
        </div>
      ))}
      <Button onClick={() => update([...pairs, { name: '', value: '' }])}>Add another</Button>
    </fieldset>
  )
}

/** Returns a placeholder with the current value, in the format in which it is entered, if it is a scalar. */
function formatPlaceholder(value: unknown): string {
  if (typeof value === 'boolean') return `Currently ${value ? 'on' : 'off'}`
  return typeof value === 'string' || typeof value === 'number' ? `Currently ${String(value)}` : 'Value'
}
