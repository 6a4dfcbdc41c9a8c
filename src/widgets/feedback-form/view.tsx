import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import {
  checkFeedback,
  cleanFeedback,
  type FieldError,
  fillBounds,
  placeEntries,
  problemOf,
  useConfig,
  usePorts,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useFirstFocus } from '../../ui/hooks/use-first-focus.ts'
import styles from './style.module.css'

const emptyValues = { questionType: '', content: '' }
type FieldErrors = Readonly<Partial<Record<string, FieldError>>>

/** Feedback to the operator. The input stays until it is sent. */
export function View({ props: { text: lead = 'feedback_text' } }: WidgetViewProps<'feedback-form'>): ReactNode {
  const settings = useConfig((config) => config.settings.feedback)
  const { content } = usePorts()
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form)
  const [values, setValues] = useState(emptyValues)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  const showErrors = (fieldErrors: FieldErrors): void => {
    setErrors(fieldErrors)
    const name = (['questionType', 'content'] as const).find((one) => fieldErrors[one])
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (state === 'sending') return
    const found = checkFeedback(settings, values)
    setNotice(undefined)
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setState('sending')
    try {
      await content.feedback(cleanFeedback(values))
      setValues(emptyValues)
      setState('sent')
    } catch (error) {
      setState('open')
      const { fields = {}, messageKey, retryAfterSeconds = 0 } = problemOf(error).detail
      showErrors(fields)
      if (Object.keys(fields).length === 0) setNotice(text(messageKey, { seconds: retryAfterSeconds }))
    }
  }
  if (state === 'sent')
    return (
      <div role="status">
        <Empty
          icon="success"
          title={text('feedback_sent_title')}
          text={text('feedback_sent_text')}
          level={3}
          action={<Button onClick={() => setState('open')}>{text('feedback_more')}</Button>}
        />
      </div>
    )
  const fieldProps = (name: keyof typeof emptyValues) => ({
    id: `${id}-${name}`,
    name,
    label: text(`feedback_${name}`),
    value: values[name],
    required: true,
    error: errors[name] && fillBounds(text(errors[name].key, errors[name].values), errors[name].values ?? {}),
    onChange: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  })
  const length = [...cleanFeedback(values).content].length
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles['lead']}>{text(lead)}</p>
      <ChoiceField
        {...fieldProps('questionType')}
        none={text('feedback_choose')}
        choices={placeEntries(settings.types).map(([value, { label }]) => ({ value, label: text(label) }))}
      />
      <TextArea {...fieldProps('content')} rows={6} hint={text('feedback_count', { written: length, count: settings.max })} />
      {notice !== undefined && <Notice tone="bad">{notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={state === 'sending'}>
        {text('feedback_send')}
      </Button>
    </form>
  )
}
