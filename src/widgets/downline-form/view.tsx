import { useId, useState, type ReactNode } from 'react'
import { type FormField, useConfig, usePorts, useText } from '../../engine/index.ts'
import { ConsentText, FormFrame, PlainInput, SecretField, useAccountForm } from '../../features/account/index.ts'
import { NumberField } from '../../features/verification/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { TickBox } from '../../ui/forms/tick-box.tsx'
import styles from './style.module.css'

/** Registers a player below the agent who is logged in. */
export function View(): ReactNode {
  const text = useText()
  const { agent } = usePorts()
  const dialingCode = useConfig(({ registration }) => registration.phone.default)
  const form = useAccountForm('downline')
  const [made, setMade] = useState<string>()
  const consentId = useId()
  const inputOf = (field: FormField, wiring: Parameters<typeof FieldInput>[0]['wiring']): ReactNode =>
    field.name === 'mobileNum' ? (
      <NumberField
        key={field.name}
        {...wiring}
        dialingCode={form.values['countryDialingCode'] ?? dialingCode}
        onDialingCode={(chosen) => form.change('countryDialingCode', chosen)}
      />
    ) : (
      <FieldInput key={field.name} field={field} wiring={wiring} />
    )
  return (
    <Panel title={text('downline_form_title')}>
      <div className={styles['form']}>
        {made === undefined ? (
          <p className={styles['lead']}>{text('downline_form_text')}</p>
        ) : (
          <Notice tone="good">{text('downline_form_done', { account: made })}</Notice>
        )}
        <FormFrame
          form={form}
          submitLabel="downline_form_submit"
          send={async ({ username = '', password = '', ...rest }) => {
            setMade(undefined)
            const { account } = await agent.register({ ...rest, username, password, ageConsent: true })
            form.clear()
            setMade(account)
          }}
        >
          {(wire) => (
            <>
              {form.fields.map((field) => inputOf(field, wire(field.name, field.label)))}
              <TickBox
                id={consentId}
                checked={form.values['ageConsent'] === 'true'}
                required
                error={form.errorOf('ageConsent')}
                onChange={(ticked) => form.change('ageConsent', String(ticked))}
              >
                <ConsentText textKey="downline_form_consent" />
              </TickBox>
            </>
          )}
        </FormFrame>
      </div>
    </Panel>
  )
}

interface FieldProps {
  readonly field: FormField
  readonly wiring: Parameters<typeof SecretField>[0]
}

/** A field of somebody else's: the browser fills in nothing of the agent's own. */
function FieldInput({ field, wiring }: FieldProps): ReactNode {
  if (field.input === 'password') return <SecretField {...wiring} autoComplete="new-password" judged={field.name === 'password'} />
  return <PlainInput field={field} {...wiring} autoComplete="off" autoCapitalize="none" spellCheck={false} />
}
