import type { ReactNode } from 'react'
import type { Withdrawal, WithdrawalStep } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { ReceiptDialog, useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import { getStepStatus, stateTones, findDirection } from './describe-state.ts'

/** Receipt of a withdrawal: amount, fee and steps. */
export function WithdrawalReceipt({ withdrawal, onClose }: { readonly withdrawal: Withdrawal; readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { plain: formatAmount } = useFormatAmount()
  const formatTime = useFormatTimestamp()
  const listNotes = useStepNotes()
  const { state, amount, fee, netAmount, payee, reference, requestedAt, steps } = withdrawal
  const toRow = (label: string, value: string) => ({ label: text(label), value: <Money text={formatAmount(value)} /> })
  return (
    <ReceiptDialog
      title={text('withdrawal_one_receipt')}
      amount={formatAmount(amount)}
      direction={findDirection(state)}
      state={text(`withdrawal_state_${state}`)}
      tone={stateTones[state]}
      reference={reference}
      rows={[
        {
          label: text('withdrawal_to'),
          value: (
            <>
              {payee.name} <bdi className="figures">{payee.number}</bdi>
            </>
          ),
        },
        toRow('withdrawal_amount', amount),
        toRow('withdrawal_fee', fee),
        toRow('withdrawal_net', netAmount),
        { label: text('withdrawal_time'), value: <span className="figures">{formatTime(requestedAt)}</span> },
      ]}
      steps={steps.map((step, index) => ({
        label: text(`withdrawal_state_${step.state}`),
        time: formatTime(step.at),
        status: getStepStatus(step.state, index === steps.length - 1),
        notes: listNotes(step),
      }))}
      onClose={onClose}
    />
  )
}

/** Returns a function that lists the author and the notes of a step. */
function useStepNotes(): (step: WithdrawalStep) => readonly string[] {
  const text = useText()
  const { plain: formatAmount } = useFormatAmount()
  return ({ by, note, confirmation: { receivedAmount, remainingAmount, proofImage } = {} }) => [
    text(`withdrawal_by_${by}`),
    ...(remainingAmount !== undefined && receivedAmount !== undefined
      ? [text('withdrawal_step_partly', { received: formatAmount(receivedAmount), remaining: formatAmount(remainingAmount) })]
      : []),
    ...(proofImage === undefined ? [] : [text('withdrawal_step_proof')]),
    ...(note === undefined ? [] : [text('withdrawal_note', { note })]),
  ]
}
