import type { ReactNode } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { usePorts, useText } from '../../engine/index.ts'
import { CopyValue, Receipt, signed, type SummaryRow } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { keepLine } from '../../ui/controls/keep-line.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { aboutKey, isOpen, stepsOf, toneOf } from './describe-state.ts'
import styles from './style.module.css'
import type { Desk } from './use-desk.ts'
import { useFollowed } from './use-followed.ts'
import { type Telling, useTell } from './use-tell.ts'

interface ShownProps {
  readonly desk: Desk
  readonly deposit: Deposit
}

/** A deposit as it stands, which follows by itself: what it waits for, what can be done, and the receipt. */
export function DepositShown({ desk, deposit }: ShownProps): ReactNode {
  const text = useText()
  const tell = useTell()
  useFollowed(deposit, desk.learn)
  const { state, title, reference, arrives, amount } = deposit
  const paid = state === 'paid'
  const shownAmount = signed(tell.sum(paid ? arrives : amount), paid ? 'in' : undefined)
  const said = text(`deposit_state_${state}`)
  const rows = rowsOf(deposit, tell, text)
  return (
    <Receipt
      title={title}
      amount={shownAmount}
      state={said}
      tone={toneOf[state]}
      rows={rows}
      steps={stepsOf(deposit).map(({ state: of, time, at }) => ({
        label: text(`deposit_step_${of}`),
        time: time === undefined ? undefined : tell.time(time),
        at,
      }))}
      share={`${title}: ${shownAmount}, ${said}\n${text('deposit_reference')}: ${reference}\n${tell.time(deposit.createdAt)}`}
    >
      <Waiting desk={desk} deposit={deposit} tell={tell} />
    </Receipt>
  )
}

function rowsOf(deposit: Deposit, { sum, time, pay }: Telling, text: ReturnType<typeof useText>): readonly SummaryRow[] {
  const { reference, amount, paid, fee, arrives, bonus, createdAt, unitPaid } = { ...deposit, unitPaid: pay(deposit) }
  const label = text('deposit_reference')
  return [
    { label, value: <CopyValue value={reference} label={label} /> },
    { label: text('deposit_asked'), value: sum(amount) },
    ...(unitPaid === sum(amount) ? [] : [{ label: text('deposit_to_pay'), value: unitPaid }]),
    ...(paid === undefined || paid === amount ? [] : [{ label: text('deposit_was_paid'), value: sum(paid) }]),
    { label: text('deposit_fee'), value: sum(fee) },
    { label: text('deposit_arrives'), value: sum(arrives) },
    ...(bonus === undefined
      ? []
      : [
          { label: text('deposit_bonus'), value: `+${sum(bonus.amount)}` },
          { label: text('deposit_turnover'), value: sum(bonus.turnover) },
        ]),
    { label: text('deposit_time'), value: <time className="figures">{time(createdAt)}</time> },
  ]
}

/** What it waits for, how long that takes, and what the player can do; of what failed, where the money is. */
function Waiting({ desk, deposit, tell }: ShownProps & { readonly tell: Telling }): ReactNode {
  const text = useText()
  const { deposit: port } = usePorts()
  const { state, mark, reason, payTo, payUrl, id, expiresAt } = deposit
  return (
    <div className={styles['step']}>
      {mark !== undefined && <Notice tone="info">{text(`deposit_mark_${mark.replace('-', '_')}` as 'deposit_mark_late')}</Notice>}
      {reason !== undefined && <Notice tone="warn">{text('deposit_reason', { reason })}</Notice>}
      <p className={styles['said']}>{text(aboutKey(deposit), { time: keepLine(tell.time(expiresAt)) })}</p>
      {payTo !== undefined && <BankTransfer desk={desk} deposit={deposit} payTo={payTo} />}
      {desk.notice !== undefined && <Notice tone="bad">{desk.notice}</Notice>}
      {(state === 'awaiting' || state === 'requested') && (
        <div className={styles['buttons']}>
          {payUrl !== undefined && (
            <Button tone="primary" size="l" onClick={() => desk.pay(deposit)}>
              {text('deposit_go_on')}
            </Button>
          )}
          <Button size="l" disabled={desk.pending} onClick={() => desk.step(() => port.cancel({ id }))}>
            {text('deposit_cancel')}
          </Button>
        </div>
      )}
      {!isOpen(state) && (
        <div className={styles['buttons']}>
          <Button tone={state === 'paid' ? 'quiet' : 'primary'} size="l" onClick={() => desk.turnTo('channels')}>
            {text(state === 'paid' ? 'deposit_another' : 'deposit_again')}
          </Button>
        </div>
      )}
    </div>
  )
}
