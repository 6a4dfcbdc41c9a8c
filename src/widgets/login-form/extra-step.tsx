import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ExtraMethod } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { QueryBoundary, toProblem, useQuery, usePorts, useText } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import { CodeField, useVerificationCode } from '../../features/verification/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

/** A login with a correct password that needs extra verification. */
export interface PendingLogin {
  /** Distinguishes this login from earlier ones. */
  readonly attempt: number
  readonly password: string
}

interface ExtraVerificationStepProps {
  readonly pendingLogin: PendingLogin
  readonly onBack: () => void
}

/** Second step of a login from an unknown network: a choice of the account's verification methods. */
export function ExtraVerificationStep({ pendingLogin, onBack }: ExtraVerificationStepProps): ReactNode {
  const query = useQuery(`session.extra ${String(pendingLogin.attempt)}`, ({ session }) => session.extra())
  const text = useText()
  const panelId = useId()
  const [chosenMethod, setChosenMethod] = useState<string>()
  return (
    <div className={styles['stack']}>
      <Notice>{text('extra_text')}</Notice>
      <QueryBoundary query={query} fallback={<Skeleton style={{ blockSize: 160 }} />}>
        {({ methods }) => {
          const selectedMethod = methods.find(({ method }) => method === chosenMethod) ?? methods[0]
          if (selectedMethod === undefined) return <Notice tone="warn">{text('extra_none')}</Notice>
          const hasTabs = methods.length > 1
          return (
            <>
              {hasTabs && (
                <Tabs
                  label={text('extra_methods')}
                  tabs={methods.map(({ method }) => ({ id: method, label: text(`extra_${method}`) }))}
                  value={selectedMethod.method}
                  onChange={setChosenMethod}
                  panelId={panelId}
                />
              )}
              <div id={panelId} {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': getTabId(panelId, selectedMethod.method) })}>
                <VerificationForm key={selectedMethod.method} extraMethod={selectedMethod} password={pendingLogin.password} />
              </div>
            </>
          )
        }}
      </QueryBoundary>
      <Button tone="link" onClick={onBack}>
        {text('extra_back')}
      </Button>
    </div>
  )
}

function VerificationForm({
  extraMethod: { method, to },
  password,
}: {
  readonly extraMethod: ExtraMethod
  readonly password: string
}): ReactNode {
  const { session } = usePorts()
  const { signIn } = useSession()
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string>()
  const { pending, run } = useSingleFlight()
  const code = useVerificationCode({
    purpose: 'extra',
    validate: () => true,
    requestCode: () => session.extraSend({ method: method === 'email' ? 'email' : 'sms' }),
  })
  const sendAnswer = async (): Promise<void> => {
    if (answer.trim() === '') return setError(text('reg_required'))
    setError(undefined)
    try {
      await signIn(await session.extraCheck({ method, answer }), { method: 'username', password })
    } catch (problem) {
      const { messageKey, retryAfterSeconds } = toProblem(problem).detail
      setError(text(messageKey, retryAfterSeconds === undefined ? undefined : { seconds: retryAfterSeconds }))
      form.current?.querySelector('input')?.focus()
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(sendAnswer)
  }
  const sendsCode = method === 'sms' || method === 'email'
  const field = {
    id: `${id}-answer`,
    name: 'answer',
    label: text(method === 'accountHolderName' ? 'extra_name' : 'extra_code'),
    value: answer,
    required: true,
    maxLength: maxLengths['session.extraCheck'].answer,
    error,
    onChange: (input: string) => {
      setAnswer(input)
      setError(undefined)
    },
  }
  return (
    <form ref={form} className={styles['stack']} noValidate onSubmit={submit}>
      <p className={styles['intro']}>{sendsCode ? text('extra_sent_to', { to: to ?? '' }) : text(`extra_${method}_text`)}</p>
      {sendsCode ? (
        <CodeField {...field} code={code} />
      ) : (
        <TextField
          {...field}
          autoComplete={method === 'accountHolderName' ? 'name' : 'one-time-code'}
          {...(method !== 'accountHolderName' && { inputMode: 'numeric' })}
        />
      )}
      <Button type="submit" tone="primary" size="l" wide busy={pending}>
        {text('extra_submit')}
      </Button>
    </form>
  )
}
