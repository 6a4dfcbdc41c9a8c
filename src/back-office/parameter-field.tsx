import type { ReactNode } from 'react'
import type { Command } from './commands.ts'
import { Field } from './controls.tsx'
import { formatBoolean, formatParameterLabel, formatValueLabel, isSwitch } from './labels.ts'

interface ParameterFieldProps {
  readonly command: Command
  readonly name: string
  readonly value: string
  readonly required: boolean
  /** For a row of filters: omits the "(optional)" label, and the multi-line inputs of `multilineParameters`. */
  readonly compact?: boolean
  readonly onChange: (value: string) => void
}

const multilineParameters: ReadonlySet<string> = new Set(['reason', 'note', 'text'])

/** The labelled input of one parameter. Its kind depends on the schema of the parameter. */
export function ParameterField({ command, name, value, required, compact = false, onChange }: ParameterFieldProps): ReactNode {
  const schema = command.parameters.properties[name]
  return (
    <Field label={formatParameterLabel(name)} optional={!required && !compact}>
      {renderInput()}
    </Field>
  )

  function renderInput() {
    const inputProps = { required, value, maxLength: schema?.maxLength }
    const options =
      schema?.type === 'boolean'
        ? [true, false].map((option) => ({ value: option ? 'on' : 'off', text: formatBoolean(option, isSwitch(name)) }))
        : schema?.enum?.map((option) => ({ value: option, text: formatValueLabel(option) }))
    if (options)
      return (
        <select required={required} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{required ? 'Choose…' : compact ? 'Any' : 'Default'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )
    if (schema?.contentMediaType !== undefined || (multilineParameters.has(name) && !compact))
      return <textarea {...inputProps} rows={2} onChange={(event) => onChange(event.target.value)} />
    if (schema?.type === 'integer')
      return (
        <input
          {...inputProps}
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          step={1}
          inputMode="numeric"
          onChange={(event) => onChange(event.target.value)}
        />
      )
    return (
      <input
        {...inputProps}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'new-password' : 'off'}
        placeholder={command.placeholders?.[name]}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
}
