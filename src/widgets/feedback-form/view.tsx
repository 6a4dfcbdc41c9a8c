import { type ReactNode, useId, useRef, useState } from 'react'
import { validateFeedback, cleanFeedback, sortEntries, useConfig, usePorts, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useForm, useInvalidFocus } from '../../features/forms/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import styles from './style.module.css'

const emptyValues = { questionType: '', content: '' }

/** A form for feedback to the operator. The input is kept if the request fails. */
export function View({ props: { text: intro = 'feedback_text' } }: WidgetViewProps<'feedback-form'>): ReactNode {
  const settings = useConfig((config) => config.settings.feedback)
  const { content } = usePorts()
  const text = useText()
  const id = useId()
  const form = useForm(emptyValues, { fields: ['questionType', 'content'] })
  const formElement = useRef<HTMLFormElement>(null)
  useFocusFirstField(formElement)
  useInvalidFocus(formElement, form)
  const [isSent, setIsSent] = useState(false)

  const send = async (): Promise<void> => {
    if (form.showErrors(validateFeedback(settings, form.values)) !== undefined) return
    await content.feedback(cleanFeedback(form.values))
    form.reset()
    setIsSent(true)
  }
  if (isSent)
    return (
      <div role="status">
        <Empty
          icon="success"
          title={text('feedback_sent_title')}
          text={text('feedback_sent_text')}
          level={3}
          action={<Button onClick={() => setIsSent(false)}>{text('feedback_more')}</Button>}
        />
      </div>
    )
  const fieldProps = (name: keyof typeof emptyValues) => ({
    id: `${id}-${name}`,
    name,
    label: text(`feedback_${name}`),
    value: form.values[name],
    required: true,
    error: form.findError(name),
    onChange: (value: string) => form.change(name, value),
  })
  const contentLength = [...cleanFeedback(form.values).content].length
  return (
    <form ref={formElement} className={styles['form']} noValidate onSubmit={form.onSubmit(send)}>
      <p className={styles['intro']}>{text(intro)}</p>
      <SelectField
        {...fieldProps('questionType')}
        emptyLabel={text('feedback_choose')}
        options={sortEntries(settings.types).map(([value, { label }]) => ({ value, label: text(label) }))}
      />
      <TextArea {...fieldProps('content')} rows={6} hint={text('feedback_count', { written: contentLength, count: settings.max })} />
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
        {text('feedback_send')}
      </Button>
    </form>
  )
}
