import { type ReactNode, useId, useRef, useState } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import {
  validateReceiptReport,
  parseMinor,
  parseAmountInput,
  useConfig,
  useFormatMoney,
  usePorts,
  useText,
  formatDecimal,
} from '../../engine/index.ts'
import { useForm, useInvalidFocus } from '../../features/forms/index.ts'
import { isWithinProofSizeLimit, maxProofMegabytes, readAsBase64 } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FileField } from '../../ui/forms/file-field.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './style.module.css'

interface ReportDialogProps {
  readonly id: string
  /** Amount due, as a decimal from the API. */
  readonly due: string
  readonly outcome: 'partly' | 'missing'
  readonly onClose: () => void
  readonly onUpdated: () => void
}

const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/** Reports a partial payment with the missing amount, or a missing payment with an image as proof. */
export function ReportDialog({ id, due, outcome, onClose, onUpdated }: ReportDialogProps): ReactNode {
  const text = useText()
  const { withdrawal } = usePorts()
  const formatMoney = useFormatMoney()
  const { currency } = useConfig(({ merchant }) => merchant)
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const fieldId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const form = useForm({ remainingAmount: '' })
  useInvalidFocus(formElement, form)
  const remainingInput = form.values.remainingAmount
  const [proofFile, setProofFile] = useState<File>()
  const dueAmount = parseMinor(due, currency.exponent)
  const parsedAmount = remainingInput.trim() === '' ? undefined : parseAmountInput(remainingInput, currency)

  const send = async (): Promise<void> => {
    const errors = validateReceiptReport({ outcome, remaining: parsedAmount, proof: proofFile?.name }, dueAmount, currency.exponent)
    const isProofInvalid = proofFile !== undefined && (!imageTypes.has(proofFile.type) || !isWithinProofSizeLimit(proofFile))
    if (
      form.showErrors(
        isProofInvalid ? { proofImage: { key: 'withdrawal_proof_kind', values: { megabytes: maxProofMegabytes } } } : errors,
      ) !== undefined
    )
      return
    const details =
      proofFile === undefined
        ? { remainingAmount: formatDecimal(typeof parsedAmount === 'bigint' ? parsedAmount : 0n, currency.exponent) }
        : { proofImage: await readAsBase64(proofFile) }
    await withdrawal.confirm({ id, outcome, ...details })
    onUpdated()
    onClose()
  }
  return (
    <Modal
      title={text(`withdrawal_${outcome}_title`)}
      closeLabel={text('engine_close')}
      onClose={onClose}
      kind="dialog"
      width={width}
      closeOnEscape
    >
      <form ref={formElement} className={styles['form']} noValidate onSubmit={form.onSubmit(send)}>
        {outcome === 'partly' ? (
          <TextField
            id={fieldId}
            name="remainingAmount"
            label={text('withdrawal_remaining')}
            hint={text('withdrawal_remaining_hint', { due: formatMoney(dueAmount) })}
            value={remainingInput}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxLengths['withdrawal.confirm'].remainingAmount}
            error={form.findError('remainingAmount')}
            onChange={(value) => form.change('remainingAmount', value)}
          />
        ) : (
          <>
            <p>{text('withdrawal_missing_text')}</p>
            <FileField
              id={fieldId}
              name="proofImage"
              label={text('withdrawal_proof')}
              hint={text('withdrawal_proof_hint', { megabytes: maxProofMegabytes })}
              accept="image/png,image/jpeg"
              required
              error={form.findError('proofImage')}
              onChange={([file]) => {
                setProofFile(file)
                form.clearError('proofImage')
              }}
            />
          </>
        )}
        {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
        <Button type="submit" tone="primary" size="l" wide busy={form.pending}>
          {text('withdrawal_report')}
        </Button>
      </form>
    </Modal>
  )
}
