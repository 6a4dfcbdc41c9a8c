import { useId, useRef, useState, type ReactNode } from 'react'
import { type FormField, toProblem, QueryBoundary, useConfig, usePagedQuery, usePorts, useText } from '../../engine/index.ts'
import { ConsentText, FormFrame, FormFieldInput, SecretField, useAccountForm } from '../../features/account/index.ts'
import { useInvalidFocus } from '../../features/forms/index.ts'
import { type TermBounds, TermsFields, useTermsForm } from '../../features/agent/index.ts'
import { PhoneNumberField } from '../../features/verification/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import styles from './style.module.css'

/** Registers a player or an agent in the downline, with terms that are at most the agent's own. */
export function View(): ReactNode {
  const text = useText()
  const query = usePagedQuery('register links', ({ agent }) => agent.registerLinks())
  return (
    <Panel title={text('downline_form_title')}>
      <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
        {(bounds) => <Form bounds={bounds} />}
      </QueryBoundary>
    </Panel>
  )
}

function Form({ bounds }: { readonly bounds: TermBounds }): ReactNode {
  const text = useText()
  const { agent } = usePorts()
  const dialingCode = useConfig(({ registration }) => registration.phone.default)
  const form = useAccountForm('downline')
  const terms = useTermsForm(bounds)
  const formElement = useRef<HTMLDivElement>(null)
  useInvalidFocus(formElement, terms)
  const [createdAccount, setCreatedAccount] = useState<string>()
  const consentId = useId()
  const renderInput = (field: FormField, fieldProps: Parameters<typeof FieldInput>[0]['fieldProps']): ReactNode =>
    field.name === 'mobileNum' ? (
      <PhoneNumberField
        key={field.name}
        {...fieldProps}
        dialingCode={form.values['countryDialingCode'] ?? dialingCode}
        onDialingCodeChange={(selectedCode) => form.change('countryDialingCode', selectedCode)}
      />
    ) : (
      <FieldInput key={field.name} field={field} fieldProps={fieldProps} />
    )
  return (
    <div ref={formElement} className={styles['form']}>
      {createdAccount === undefined ? (
        <p className={styles['intro']}>{text('downline_form_text')}</p>
      ) : (
        <Notice tone="good">{text('downline_form_done', { account: createdAccount })}</Notice>
      )}
      <FormFrame
        form={form}
        submitLabel="downline_form_submit"
        takesFocus={false}
        send={async ({ username = '', password = '', ...rest }) => {
          setCreatedAccount(undefined)
          const validTerms = terms.validate()
          if (!validTerms) return
          try {
            const { account } = await agent.register({ ...rest, username, password, ageConsent: true, type: terms.type, terms: validTerms })
            form.clear()
            setCreatedAccount(account)
          } catch (error) {
            terms.showErrors(toProblem(error).detail.fields ?? {})
            throw error
          }
        }}
      >
        {(getFieldProps) => (
          <>
            {form.fields.map((field) => renderInput(field, getFieldProps(field.name, field.label)))}
            <TermsFields form={terms} />
            <Checkbox
              id={consentId}
              checked={form.values['ageConsent'] === 'true'}
              required
              error={form.findError('ageConsent')}
              onChange={(checked) => form.change('ageConsent', String(checked))}
            >
              <ConsentText textKey="downline_form_consent" />
            </Checkbox>
          </>
        )}
      </FormFrame>
    </div>
  )
}

interface FieldProps {
  readonly field: FormField
  readonly fieldProps: Parameters<typeof SecretField>[0]
}

/** A field about another person, without the browser's autofill. */
function FieldInput({ field, fieldProps }: FieldProps): ReactNode {
  if (field.input === 'password')
    return <SecretField {...fieldProps} autoComplete="new-password" showStrength={field.name === 'password'} />
  return <FormFieldInput field={field} {...fieldProps} autoComplete="off" autoCapitalize="none" spellCheck={false} />
}
