import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { longest } from '../../generated/longest.ts'
import {
  type FieldError,
  validateReceipt,
  parseMinor,
  problemOf,
  parseAmountInput,
  useConfig,
  useMoney,
  usePorts,
  useText,
  writeDecimal,
} from '../../engine/index.ts'
import { fitsAsProof, readAsBase64 } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FileField } from '../../ui/forms/file-field.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

interface ReportDialogProps {
  readonly id: string
  /** Amount due, as a decimal from the API. */
  readonly due: string
  readonly outcome: 'partly' | 'missing'
  readonly onClose: () => void
  readonly onMoved: () => void
}

const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/** Reports a partial payment with the missing amount, or a missing payment with a proof. */
export function ReportDialog({ id, due, outcome, onClose, onMoved }: ReportDialogProps): ReactNode {
  const text = useText()
  const { withdrawal } = usePorts()
  const money = useMoney()
  const { currency } = useConfig(({ merchant }) => merchant)
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  const [remaining, setRemaining] = useState('')
  const [proof, setProof] = useState<File>()
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [errorText, setErrorText] = useState<string>()
  const { pending, run } = useSingleFlight()
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors])
  const expected = parseMinor(due, currency.exponent)
  const values = remaining.trim() === '' ? undefined : parseAmountInput(remaining, currency)

  const send = async (): Promise<void> => {
    const invalid = validateReceipt({ outcome, remaining: values, proof: proof?.name }, expected, currency.exponent)
    const unfit = proof !== undefined && (!kinds.has(proof.type) || !fitsAsProof(proof))
    setErrors(unfit ? { proofImage: { key: 'withdrawal_proof_kind' } } : invalid)
    if (unfit || Object.keys(invalid).length > 0) return
    setErrorText(undefined)
    try {
      const more =
        proof === undefined
          ? { remainingAmount: writeDecimal(typeof values === 'bigint' ? values : 0n, currency.exponent) }
          : { proofImage: await readAsBase64(proof) }
      await withdrawal.confirm({ id, outcome, ...more })
      onMoved()
      onClose()
    } catch (error) {
      const { fields = {}, messageKey, retryAfterSeconds: seconds = 0 } = problemOf(error).detail
      setErrors(fields)
      if (Object.keys(fields).length === 0) setErrorText(text(messageKey, { seconds }))
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run(send)
  }
  const errorOf = (name: string) => {
    const fieldError = errors[name]
    return fieldError ? { error: text(fieldError.key, fieldError.values) } : {}
  }
  return (
    <Modal
      title={text(`withdrawal_${outcome}_title`)}
      closeLabel={text('engine_close')}
      onClose={onClose}
      kind="dialog"
      width={width}
      escapeCloses
    >
      <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
        {outcome === 'partly' ? (
          <TextField
            id={field}
            name="remainingAmount"
            label={text('withdrawal_remaining')}
            hint={text('withdrawal_remaining_hint', { due: money(expected) })}
            value={remaining}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={longest['withdrawal.confirm'].remainingAmount}
            {...errorOf('remainingAmount')}
            onChange={(value) => {
              setRemaining(value)
              setErrors({})
            }}
          />
        ) : (
          <>
            <p>{text('withdrawal_missing_text')}</p>
            <FileField
              id={field}
              name="proofImage"
              label={text('withdrawal_proof')}
              hint={text('withdrawal_proof_hint')}
              accept="image/png,image/jpeg"
              required
              {...errorOf('proofImage')}
              onChange={([file]) => {
                setProof(file)
                setErrors({})
              }}
            />
          </>
        )}
        {errorText !== undefined && <Notice tone="bad">{errorText}</Notice>}
        <Button type="submit" tone="primary" size="l" wide busy={pending}>
          {text('withdrawal_report')}
        </Button>
      </form>
    </Modal>
  )
}
