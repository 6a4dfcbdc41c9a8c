import { Suspense, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Withdrawal } from '../../generated/api.ts'
import { lazyView, toProblem, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { MovementLine, useFormatAmount, useFormatTimestamp } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { stateTones, findDirection } from './describe-state.ts'
import styles from './style.module.css'

const ReportDialog = lazyView('withdrawal/report', async () => (await import('./report-dialog.tsx')).ReportDialog)
const WithdrawalReceipt = lazyView('withdrawal/receipt', async () => (await import('./withdrawal-receipt.tsx')).WithdrawalReceipt)

interface CardProps {
  readonly withdrawal: Withdrawal
  readonly onUpdated: () => void
}

/** A withdrawal: state, explanation, actions, and a link to its receipt. */
export function WithdrawalCard({ withdrawal, onUpdated }: CardProps): ReactNode {
  const text = useText()
  const { plain: formatAmount } = useFormatAmount()
  const formatTime = useFormatTimestamp()
  const [isReceiptOpen, setIsReceiptOpen] = useState(false)
  const { state, amount, payee, requestedAt, reference } = withdrawal
  return (
    <li className={styles['card']}>
      <MovementLine
        icon="withdraw"
        title={payee.name}
        time={formatTime(requestedAt)}
        amount={formatAmount(amount)}
        direction={findDirection(state)}
        state={text(`withdrawal_state_${state}`)}
        tone={stateTones[state]}
        note={payee.number}
      />
      <CurrentState withdrawal={withdrawal} onUpdated={onUpdated} />
      <Actions withdrawal={withdrawal} onUpdated={onUpdated} />
      <div className={styles['links']}>
        <Button tone="link" size="s" onClick={() => setIsReceiptOpen(true)}>
          {text('withdrawal_details')}
          <span className="visually-hidden">{`: ${reference}`}</span>
        </Button>
      </div>
      {isReceiptOpen && (
        <Suspense fallback={null}>
          <WithdrawalReceipt withdrawal={withdrawal} onClose={() => setIsReceiptOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}

/** The pending step or the outcome, the note of the last step, and the countdown to the automatic confirmation. */
function CurrentState({ withdrawal, onUpdated }: CardProps): ReactNode {
  const text = useText()
  const { plain: formatAmount } = useFormatAmount()
  const { state, receipt, due, steps, receiveBy } = withdrawal
  const isReopened = ['in-review', 'approved'].includes(state) && steps.some((step) => step.state === 'paid-out')
  const note = steps.at(-1)?.note
  const statusText =
    state === 'received' ? undefined : text(isReopened ? 'withdrawal_now_again' : `withdrawal_now_${state}`, { due: formatAmount(due) })
  return (
    <div className={styles['status']}>
      {receipt === 'forced' ? (
        <Notice tone="warn">{text('withdrawal_receipt_forced')}</Notice>
      ) : (
        <p>{statusText ?? (receipt !== undefined && text(`withdrawal_receipt_${receipt}`))}</p>
      )}
      {note !== undefined && <p>{text('withdrawal_note', { note })}</p>}
      {receiveBy !== undefined && <Countdown until={receiveBy} onExpire={onUpdated} />}
    </div>
  )
}

/**
 * Countdown to the automatic confirmation of receipt. Reads the clock every second, so it is correct even after the tab
 * was suspended.
 */
function Countdown({ until, onExpire }: { readonly until: string; readonly onExpire: () => void }): ReactNode {
  const text = useText()
  const endTime = Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  const isExpired = now >= endTime
  useEffect(() => {
    if (isExpired) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isExpired])
  const handleExpiry = useEffectEvent(onExpire)
  useEffect(() => {
    if (isExpired) handleExpiry()
  }, [isExpired])
  return (
    <p className={styles['countdown']} role="timer" aria-live="off">
      <Icon name="clock" size={16} />
      {isExpired ? text('withdrawal_countdown_over') : <RemainingTime milliseconds={endTime - now} />}
    </p>
  )
}

function RemainingTime({ milliseconds }: { readonly milliseconds: number }): ReactNode {
  const text = useText()
  const seconds = Math.ceil(milliseconds / 1000)
  const days = Math.floor(seconds / daySeconds)
  const time = formatClock(seconds % daySeconds)
  return <>{days > 0 ? text('withdrawal_countdown_days', { count: days, time }) : text('withdrawal_countdown', { time })}</>
}

const daySeconds = 86_400

/** Formats a duration as hours, minutes and seconds. */
function formatClock(seconds: number): string {
  const units = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return units.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

function Actions({ withdrawal: { id, actions, due }, onUpdated }: CardProps): ReactNode {
  const text = useText()
  const { withdrawal } = usePorts()
  const { confirm: requestConfirmation } = useOverlays()
  const [reportOutcome, setReportOutcome] = useState<'partly' | 'missing'>()
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useSingleFlight()
  if (actions.length === 0) return null
  const runAction = (request: () => Promise<unknown>): Promise<unknown> =>
    run(async () => {
      setProblem(undefined)
      try {
        await request()
      } catch (error) {
        setProblem(toProblem(error).detail.messageKey)
      }
      onUpdated()
    })
  const requestActionConfirmation = (name: 'confirm' | 'arrived' | 'cancel', cancelKey: string) =>
    requestConfirmation({
      title: `withdrawal_${name}_title`,
      text: `withdrawal_${name}_text`,
      confirm: `withdrawal_${name}`,
      cancel: cancelKey,
    })
  const confirmReceipt = async (name: 'confirm' | 'arrived'): Promise<void> => {
    if (await requestActionConfirmation(name, 'sign_out_cancel')) await runAction(() => withdrawal.confirm({ id, outcome: 'received' }))
  }
  const cancelWithdrawal = async (): Promise<void> => {
    if (await requestActionConfirmation('cancel', 'withdrawal_keep')) await runAction(() => withdrawal.cancel({ id }))
  }
  return (
    <>
      {problem !== undefined && <Notice tone="bad">{text(problem)}</Notice>}
      <div className={styles['buttons']}>
        {actions.includes('confirm') && (
          <Button tone="primary" busy={pending} onClick={() => void confirmReceipt('confirm')}>
            {text('withdrawal_confirm')}
          </Button>
        )}
        {actions.includes('reportPart') && <Button onClick={() => setReportOutcome('partly')}>{text('withdrawal_partly')}</Button>}
        {actions.includes('reportMissing') && <Button onClick={() => setReportOutcome('missing')}>{text('withdrawal_missing')}</Button>}
        {actions.includes('reportArrival') && (
          <Button busy={pending} onClick={() => void confirmReceipt('arrived')}>
            {text('withdrawal_arrived')}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button busy={pending} onClick={() => void cancelWithdrawal()}>
            {text('withdrawal_cancel')}
          </Button>
        )}
      </div>
      {reportOutcome !== undefined && (
        <Suspense fallback={null}>
          <ReportDialog id={id} due={due} outcome={reportOutcome} onClose={() => setReportOutcome(undefined)} onUpdated={onUpdated} />
        </Suspense>
      )}
    </>
  )
}
