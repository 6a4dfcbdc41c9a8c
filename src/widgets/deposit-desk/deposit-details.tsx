import type { ReactNode } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { usePorts, useText } from '../../engine/index.ts'
import { CopyValue, Receipt, formatWithSign, type SummaryRow } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { getExplanationKey, isOpen, listSteps, stateTones } from './describe-state.ts'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'
import { usePolledDeposit } from './use-polled-deposit.ts'
import { type DepositFormat, useDepositFormat } from './use-deposit-format.ts'

interface DepositDetailsProps {
  readonly depositForm: DepositForm
  readonly deposit: Deposit
}

/** State of a deposit, updated by polling: explanation, actions and receipt. */
export function DepositDetails({ depositForm, deposit }: DepositDetailsProps): ReactNode {
  const text = useText()
  const format = useDepositFormat()
  usePolledDeposit(deposit, depositForm.updateDeposit)
  const { state, title, reference, netAmount, amount } = deposit
  const isPaid = state === 'paid'
  const displayAmount = formatWithSign(format.formatAmount(isPaid ? netAmount : amount), isPaid ? 'in' : undefined)
  const stateText = text(`deposit_state_${state}`)
  const rows = listSummaryRows(deposit, format, text)
  return (
    <Receipt
      title={title}
      amount={displayAmount}
      state={stateText}
      tone={stateTones[state]}
      rows={rows}
      steps={listSteps(deposit).map(({ state: stepState, time, status }) => ({
        label: text(`deposit_step_${stepState}`),
        time: time === undefined ? undefined : format.formatTime(time),
        status,
      }))}
      shareText={`${title}: ${displayAmount}, ${stateText}\n${text('deposit_reference')}: ${reference}\n${format.formatTime(deposit.createdAt)}`}
    >
      <NextSteps depositForm={depositForm} deposit={deposit} format={format} />
    </Receipt>
  )
}

function listSummaryRows(
  deposit: Deposit,
  { formatAmount, formatTime, formatPayment }: DepositFormat,
  text: ReturnType<typeof useText>,
): readonly SummaryRow[] {
  const { reference, amount, paid, fee, netAmount, bonus, createdAt } = deposit
  const amountDue = formatPayment(deposit)
  const label = text('deposit_reference')
  return [
    { label, value: <CopyValue value={reference} label={label} /> },
    { label: text('deposit_requested'), value: formatAmount(amount) },
    ...(amountDue === formatAmount(amount) ? [] : [{ label: text('deposit_to_pay'), value: amountDue }]),
    ...(paid === undefined || paid === amount ? [] : [{ label: text('deposit_was_paid'), value: formatAmount(paid) }]),
    { label: text('deposit_fee'), value: formatAmount(fee) },
    { label: text('deposit_arrives'), value: formatAmount(netAmount) },
    ...(bonus === undefined
      ? []
      : [
          { label: text('deposit_bonus'), value: `+${formatAmount(bonus.amount)}` },
          { label: text('deposit_turnover'), value: formatAmount(bonus.turnover) },
        ]),
    { label: text('deposit_time'), value: <time className="figures">{formatTime(createdAt)}</time> },
  ]
}

/** Explanation of the current state, with its deadline, and the actions of the player. */
function NextSteps({ depositForm, deposit, format }: DepositDetailsProps & { readonly format: DepositFormat }): ReactNode {
  const text = useText()
  const { deposit: depositPort } = usePorts()
  const { state, mark, reason, payTo, payUrl, id, expiresAt } = deposit
  return (
    <div className={styles['step']}>
      {mark !== undefined && <Notice tone="info">{text(`deposit_mark_${mark.replace('-', '_')}` as 'deposit_mark_late')}</Notice>}
      {reason !== undefined && <Notice tone="warn">{text('deposit_reason', { reason })}</Notice>}
      <p className={styles['message']}>{text(getExplanationKey(deposit), { time: preventLineBreaks(format.formatTime(expiresAt)) })}</p>
      {payTo !== undefined && <BankTransfer depositForm={depositForm} deposit={deposit} payTo={payTo} />}
      {depositForm.notice !== undefined && <Notice tone="bad">{depositForm.notice}</Notice>}
      {(state === 'awaiting' || state === 'requested') && (
        <div className={styles['buttons']}>
          {payUrl !== undefined && (
            <Button tone="primary" size="l" onClick={() => depositForm.openPaymentPage(deposit)}>
              {text('deposit_go_on')}
            </Button>
          )}
          <Button size="l" disabled={depositForm.pending} onClick={() => depositForm.runAction(() => depositPort.cancel({ id }))}>
            {text('deposit_cancel')}
          </Button>
        </div>
      )}
      {!isOpen(state) && (
        <div className={styles['buttons']}>
          <Button tone={state === 'paid' ? 'quiet' : 'primary'} size="l" onClick={() => depositForm.goTo('channels')}>
            {text(state === 'paid' ? 'deposit_another' : 'deposit_again')}
          </Button>
        </div>
      )}
    </div>
  )
}
