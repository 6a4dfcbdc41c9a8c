import { type ReactNode, useId, useRef, useState } from 'react'
import type { Payee, PayeeList } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { validatePayee, useConfig, usePorts, useText } from '../../engine/index.ts'
import { SecretField } from '../account/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForm, useInvalidFocus } from '../forms/index.ts'
import styles from './payout.module.css'

interface PayeeDialogProps {
  readonly list: PayeeList
  /** The payout account to confirm; if absent, the dialog adds a new one. */
  readonly pending?: Payee | undefined
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Dialog that adds a payout account in two steps: its details, and a confirmation code. */
export function PayeeDialog({ list, pending, onClose, onChanged }: PayeeDialogProps): ReactNode {
  const text = useText()
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const [pendingId, setPendingId] = useState(pending?.id)
  const handleAdded = (id: string): void => {
    setPendingId(id)
    onChanged()
  }
  const handleConfirmed = (): void => {
    onChanged()
    onClose()
  }
  return (
    <Modal title={text('payee_add_title')} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={width} closeOnEscape>
      {pendingId === undefined ? (
        <PayeeForm list={list} onAdded={handleAdded} />
      ) : (
        <PayeeCodeForm id={pendingId} onConfirmed={handleConfirmed} />
      )}
    </Modal>
  )
}

function PayeeForm({
  list: { channels, holder, coolDownHours },
  onAdded,
}: {
  readonly list: PayeeList
  readonly onAdded: (id: string) => void
}): ReactNode {
  const text = useText()
  const { payee } = usePorts()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({ channel: '', number: '', holder: holder ?? '', paymentPassword: '' })
  useInvalidFocus(formRef, form)
  const { values: input } = form
  const id = useId()
  const channel = channels.find((payeeChannel) => payeeChannel.id === input.channel)
  const createChangeHandler = (name: keyof typeof input) => (value: string) => form.change(name, value)
  const handleSubmit = form.onSubmit(async () => {
    const { errors, values } = validatePayee({ channels, holder }, input)
    const fieldErrors = { ...errors, ...(input.paymentPassword === '' && { paymentPassword: { key: 'reg_required' } }) }
    if (form.showErrors(fieldErrors) !== undefined) return
    const { channel: channelId, paymentPassword } = input
    const addedPayee = await payee.add({
      channel: channelId,
      paymentPassword,
      number: values.number,
      ...(channel?.kind === 'bank' && { holder: values.holder }),
    })
    onAdded(addedPayee.id)
  })
  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={handleSubmit}>
      <SelectField
        id={`${id}-channel`}
        name="channel"
        label={text('payee_channel')}
        emptyLabel={text('payee_channel_none')}
        value={input.channel}
        required
        options={channels.map((payeeChannel) => ({ value: payeeChannel.id, label: payeeChannel.name }))}
        error={form.findError('channel')}
        onChange={createChangeHandler('channel')}
      />
      <TextField
        id={`${id}-number`}
        name="number"
        label={text(channel?.kind === 'wallet' ? 'payee_number_wallet' : 'payee_number_bank')}
        value={input.number}
        required
        maxLength={maxLengths['payee.add'].number}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.findError('number')}
        onChange={createChangeHandler('number')}
      />
      {channel?.kind === 'bank' && (
        <TextField
          id={`${id}-holder`}
          name="holder"
          label={text('payee_holder')}
          hint={text('payee_holder_hint')}
          value={input.holder}
          required
          maxLength={maxLengths['payee.add'].holder}
          autoComplete="name"
          error={form.findError('holder')}
          onChange={createChangeHandler('holder')}
        />
      )}
      <SecretField
        id={`${id}-password`}
        name="paymentPassword"
        label={text('withdrawal_before_password')}
        value={input.paymentPassword}
        required
        maxLength={maxLengths['payee.add'].paymentPassword}
        inputMode="numeric"
        autoComplete="off"
        error={form.findError('paymentPassword')}
        onChange={createChangeHandler('paymentPassword')}
      />
      {coolDownHours > 0 && <p className={styles['note']}>{text('payee_cool_text', { count: coolDownHours })}</p>}
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
        {text('payee_continue')}
      </Button>
    </form>
  )
}

function PayeeCodeForm({ id, onConfirmed }: { readonly id: string; readonly onConfirmed: () => void }): ReactNode {
  const text = useText()
  const { payee } = usePorts()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm({ verificationCode: '' })
  useInvalidFocus(formRef, form)
  const fieldId = useId()
  const [isCodeSent, setIsCodeSent] = useState(false)
  const handleSubmit = form.onSubmit(async () => {
    const verificationCode = form.values.verificationCode.trim()
    if (form.showErrors(verificationCode === '' ? { verificationCode: { key: 'reg_required' } } : {}) !== undefined) return
    await payee.confirm({ id, verificationCode })
    onConfirmed()
  })
  const resend = () =>
    form.submit(async () => {
      setIsCodeSent(false)
      await payee.sendCode({ id })
      setIsCodeSent(true)
    })
  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={handleSubmit}>
      <p>{text('payee_code_text')}</p>
      <TextField
        id={fieldId}
        name="verificationCode"
        label={text('payee_code')}
        value={form.values.verificationCode}
        required
        maxLength={maxLengths['payee.confirm'].verificationCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.findError('verificationCode')}
        onChange={(value) => form.change('verificationCode', value)}
      />
      <div role="status">{isCodeSent && <p className={styles['note']}>{text('payee_code_sent')}</p>}</div>
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
        {text('payee_confirm')}
      </Button>
      <Button tone="link" onClick={() => void resend()}>
        {text('payee_code_again')}
      </Button>
    </form>
  )
}
