import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { AgentAddRegisterLinkBody } from '../../generated/api.ts'
import { problemOf, useText } from '../../engine/index.ts'
import { type TermBounds, TermsFields, useTerms } from '../../features/agent/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useFirstFocus } from '../../ui/hooks/use-first-focus.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

interface FormProps {
  readonly bounds: TermBounds
  /** Rejects with a `Problem`. */
  readonly onSend: (link: AgentAddRegisterLinkBody) => Promise<void>
  readonly onCancel: () => void
}

/** Form for a new link. */
export function LinkForm({ bounds, onSend, onCancel }: FormProps): ReactNode {
  const text = useText()
  const element = useRef<HTMLFormElement>(null)
  useFirstFocus(element)
  const form = useTerms(bounds)
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()
  const focusWrong = (): void => {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const send = async (): Promise<void> => {
    setNotice(undefined)
    const terms = form.validate()
    if (!terms) return focusWrong()
    try {
      await onSend({ type: form.type, terms })
    } catch (error) {
      const { fields = {}, messageKey, retryAfterSeconds = 0 } = problemOf(error).detail
      if (form.showErrors(fields)) focusWrong()
      else setNotice(text(messageKey, { seconds: retryAfterSeconds }))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(send)
  }
  return (
    <form ref={element} className={styles['form']} noValidate aria-label={text('links_new')} onSubmit={submit}>
      <TermsFields form={form} />
      {notice !== undefined && <Notice tone="bad">{notice}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" tone="primary" busy={pending}>
          {text('links_make')}
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          {text('sign_out_cancel')}
        </Button>
      </div>
    </form>
  )
}
