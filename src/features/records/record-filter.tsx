import { type ReactNode, useId } from 'react'
import { useText } from '../../engine/index.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'

interface RecordFilterProps<V extends string> {
  readonly name: 'kind' | 'category' | 'vendor' | 'state'
  /** `undefined` if no filter is set. */
  readonly value: V | undefined
  readonly options: readonly (readonly [value: V, label: string])[]
  readonly onChange: (value: V | undefined) => void
}

/** A select that filters the records by one value. Its empty option removes the filter. */
export function RecordFilter<V extends string>({ name, value = '' as V, options, onChange }: RecordFilterProps<V>): ReactNode {
  const text = useText()
  const id = useId()
  return (
    <SelectField
      id={id}
      name={name}
      label={text(`record_${name}`)}
      emptyLabel={text(`record_${name}_all`)}
      required={false}
      value={value}
      options={options.map(([optionValue, label]) => ({ value: optionValue, label }))}
      onChange={(chosen) => onChange(options.find(([optionValue]) => optionValue === chosen)?.[0])}
    />
  )
}
