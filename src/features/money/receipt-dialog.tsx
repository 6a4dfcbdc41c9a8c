import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CopyValue } from './copy-value.tsx'
import { formatWithSign } from './movement-line.tsx'
import { Receipt } from './receipt.tsx'
import type { StateTone } from './state-dot.tsx'
import type { Step } from './steps.tsx'
import type { SummaryRow } from './summary-rows.tsx'

interface ReceiptDialogProps {
  readonly title: string
  /** Formatted amount without a sign. */
  readonly amount: string
  readonly direction: 'in' | 'out' | undefined
  readonly state: string
  readonly tone: StateTone
  /** Reference number for customer service. */
  readonly reference: string
  readonly rows: readonly SummaryRow[]
  /** `undefined` for movements that were completed immediately. */
  readonly steps?: readonly Step[]
  readonly onClose: () => void
}

/** The receipt of a movement as a dialog above its list. */
export function ReceiptDialog({
  title,
  amount,
  direction,
  state,
  tone,
  reference,
  rows,
  steps = [],
  onClose,
}: ReceiptDialogProps): ReactNode {
  const text = useText()
  const label = text('receipt_reference')
  const signedAmount = formatWithSign(amount, direction)
  return (
    <Modal title={text('receipt')} closeLabel={text('engine_close')} onClose={onClose} kind="dialog" width={480} closeOnEscape>
      <Receipt
        title={title}
        amount={signedAmount}
        state={state}
        tone={tone}
        rows={[...rows, { label, value: <CopyValue value={reference} label={label} /> }]}
        steps={steps}
        shareText={`${title} · ${signedAmount} · ${reference}`}
      />
    </Modal>
  )
}
