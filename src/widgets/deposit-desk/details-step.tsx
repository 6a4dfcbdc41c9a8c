import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { DepositChannel } from '../../generated/api.ts'
import { listDepositFields, useText } from '../../engine/index.ts'
import { FormFieldInput } from '../../features/account/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** The step for the channel's fields, which are validated by the channel's field rules. */
export function DetailsStep({ depositForm, channel }: { readonly depositForm: DepositForm; readonly channel: DepositChannel }): ReactNode {
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form)
  const fields = listDepositFields(channel.fields)
  const names = fields.map(({ name }) => name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (depositForm.submitStep(names, 'review')) return
    const invalid = names.find((name) => depositForm.validated?.errors[name])
    form.current?.querySelector<HTMLElement>(`[name="${invalid ?? ''}"]`)?.focus()
  }
  return (
    <form ref={form} className={styles['step']} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FormFieldInput
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          name={field.name}
          label={text(field.label)}
          optionalText={field.required ? undefined : text('field_optional')}
          value={depositForm.values[field.name] ?? ''}
          required={field.required}
          maxLength={field.max}
          autoComplete="off"
          error={depositForm.findError(field.name)}
          onChange={(value) => depositForm.change(field.name, value)}
        />
      ))}
      {depositForm.notice !== undefined && <Notice tone="bad">{depositForm.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide>
        {text('deposit_continue')}
      </Button>
    </form>
  )
}
