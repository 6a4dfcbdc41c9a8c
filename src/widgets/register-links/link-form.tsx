import { type FormEvent, type ReactNode, useRef } from 'react'
import type { AgentAddRegisterLinkBody } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useInvalidFocus } from '../../features/forms/index.ts'
import { type TermBounds, TermsFields, useTermsForm } from '../../features/agent/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import styles from './style.module.css'

interface FormProps {
  readonly bounds: TermBounds
  /** Creates the link. Rejects with a `Problem` if the request fails. */
  readonly onSend: (link: AgentAddRegisterLinkBody) => Promise<void>
  readonly onCancel: () => void
}

/** Form for a new link. */
export function LinkForm({ bounds, onSend, onCancel }: FormProps): ReactNode {
  const text = useText()
  const form = useTermsForm(bounds)
  const formElement = useRef<HTMLFormElement>(null)
  useFocusFirstField(formElement)
  useInvalidFocus(formElement, form)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.submit(async () => {
      const terms = form.validate()
      if (terms) await onSend({ type: form.type, terms })
    })
  }
  return (
    <form ref={formElement} className={styles['form']} noValidate aria-label={text('links_new')} onSubmit={submit}>
      <TermsFields form={form} />
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" tone="primary" busy={form.pending}>
          {text('links_make')}
        </Button>
        <Button disabled={form.pending} onClick={onCancel}>
          {text('sign_out_cancel')}
        </Button>
      </div>
    </form>
  )
}
