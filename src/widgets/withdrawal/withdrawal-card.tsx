import { Suspense, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Withdrawal, WithdrawalStep } from '../../generated/api.ts'
import {
  formatTimestamp,
  lazyView,
  parseMinor,
  problemOf,
  useConfig,
  useMoney,
  useOverlays,
  usePorts,
  useText,
} from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

const ReportDialog = lazyView('withdrawal/report', async () => (await import('./report-dialog.tsx')).ReportDialog)

const tones: Readonly<Record<Withdrawal['state'], 'wait' | 'act' | 'good' | 'bad' | 'quiet'>> = {
  requested: 'wait',
  'in-review': 'wait',
  approved: 'wait',
  'paid-out': 'act',
  received: 'good',
  'partly-received': 'wait',
  'not-received': 'wait',
  refused: 'bad',
  cancelled: 'quiet',
}

/** The money of these is back where it was. */
const returned: ReadonlySet<Withdrawal['state']> = new Set(['refused', 'cancelled'])

interface CardProps {
  readonly withdrawal: Withdrawal
  readonly onMoved: () => void
}

/** One withdrawal: how it stands, what it waits for, what can be done, and on demand the steps that it went through. */
export function WithdrawalCard({ withdrawal, onMoved }: CardProps): ReactNode {
  const text = useText()
  const money = useMinor()
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const [open, setOpen] = useState(false)
  const id = useId()
  const { state, amount, payee, requestedAt } = withdrawal
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <span className={styles['sign']}>
          <Icon name="withdraw" size={20} />
        </span>
        <p className={styles['what']}>
          <strong>{payee.name}</strong>
          <span className="figures">
            <bdi>{payee.number}</bdi>
          </span>
          <time dateTime={requestedAt}>{formatTimestamp(requestedAt, timeZone).slice(0, 16)}</time>
        </p>
        <p className={styles['sum']}>
          <Money text={`−${money(amount)}`} className={styles[returned.has(state) ? 'returned' : 'minus']} />
          <span className={styles['state']} data-tone={tones[state]}>
            {text(`withdrawal_state_${state}`)}
          </span>
        </p>
      </div>
      <Now withdrawal={withdrawal} onMoved={onMoved} />
      <Actions withdrawal={withdrawal} onMoved={onMoved} />
      <div className={styles['ways']}>
        <Button tone="link" size="s" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {text('withdrawal_details')}
          <span className="visually-hidden">{`: ${withdrawal.reference}`}</span>
        </Button>
      </div>
      <div id={id}>{open && <Details withdrawal={withdrawal} />}</div>
    </li>
  )
}

/** What it waits for, or how it ended and where the money is. */
function Now({ withdrawal, onMoved }: CardProps): ReactNode {
  const text = useText()
  const money = useMinor()
  const { state, receipt, due, steps, receiveBy } = withdrawal
  const again = ['in-review', 'approved'].includes(state) && steps.some((step) => step.state === 'paid-out')
  const note = steps.at(-1)?.note
  const said = state === 'received' ? undefined : text(again ? 'withdrawal_now_again' : `withdrawal_now_${state}`, { due: money(due) })
  return (
    <div className={styles['now']}>
      {receipt === 'forced' ? (
        <Notice tone="warn">{text('withdrawal_receipt_forced')}</Notice>
      ) : (
        <p>{said ?? (receipt !== undefined && text(`withdrawal_receipt_${receipt}`))}</p>
      )}
      {note !== undefined && <p>{text('withdrawal_note', { note })}</p>}
      {receiveBy !== undefined && <Countdown until={receiveBy} onOver={onMoved} />}
    </div>
  )
}

/** How long it is until it counts as received by itself. It goes by the clock, also where the tab slept. */
function Countdown({ until, onOver }: { readonly until: string; readonly onOver: () => void }): ReactNode {
  const text = useText()
  const end = Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  const over = now >= end
  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over])
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return (
    <p className={styles['countdown']} role="timer" aria-live="off">
      <Icon name="clock" size={16} />
      {over ? text('withdrawal_countdown_over') : text('withdrawal_countdown', { time: clock(end - now) })}
    </p>
  )
}

/** Hours, minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

function Actions({ withdrawal: { id, actions, due }, onMoved }: CardProps): ReactNode {
  const text = useText()
  const { withdrawal } = usePorts()
  const { ask } = useOverlays()
  const [report, setReport] = useState<'partly' | 'missing'>()
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useSingleFlight()
  if (actions.length === 0) return null
  const act = (work: () => Promise<unknown>): Promise<unknown> =>
    run(async () => {
      setProblem(undefined)
      try {
        await work()
      } catch (error) {
        setProblem(problemOf(error).detail.messageKey)
      }
      onMoved()
    })
  const question = (name: 'confirm' | 'cancel', cancel: string) =>
    ask({ title: `withdrawal_${name}_title`, text: `withdrawal_${name}_text`, confirm: `withdrawal_${name}`, cancel })
  const confirm = async (): Promise<void> => {
    if (await question('confirm', 'sign_out_cancel')) await act(() => withdrawal.confirm({ id, outcome: 'received' }))
  }
  const cancel = async (): Promise<void> => {
    if (await question('cancel', 'withdrawal_keep')) await act(() => withdrawal.cancel({ id }))
  }
  return (
    <>
      {problem !== undefined && <Notice tone="bad">{text(problem)}</Notice>}
      <div className={styles['buttons']}>
        {actions.includes('confirm') && (
          <Button tone="primary" busy={pending} onClick={() => void confirm()}>
            {text('withdrawal_confirm')}
          </Button>
        )}
        {actions.includes('reportPart') && <Button onClick={() => setReport('partly')}>{text('withdrawal_partly')}</Button>}
        {actions.includes('reportMissing') && <Button onClick={() => setReport('missing')}>{text('withdrawal_missing')}</Button>}
        {actions.includes('cancel') && (
          <Button busy={pending} onClick={() => void cancel()}>
            {text('withdrawal_cancel')}
          </Button>
        )}
      </div>
      {report !== undefined && (
        <Suspense fallback={null}>
          <ReportDialog id={id} due={due} outcome={report} onClose={() => setReport(undefined)} onMoved={onMoved} />
        </Suspense>
      )}
    </>
  )
}

function Details({ withdrawal: { reference, amount, fee, arrives, steps } }: { readonly withdrawal: Withdrawal }): ReactNode {
  const text = useText()
  const money = useMinor()
  return (
    <div className={styles['details']}>
      <dl className={styles['rows']}>
        {(
          [
            ['withdrawal_amount', money(amount)],
            ['withdrawal_fee', money(fee)],
            ['withdrawal_net', money(arrives)],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className={styles['row']}>
            <dt>{text(label)}</dt>
            <dd>
              <Money text={value} />
            </dd>
          </div>
        ))}
        <div className={styles['row']}>
          <dt>{text('withdrawal_reference')}</dt>
          <dd>
            <span className="figures">{reference}</span> <Copy value={reference} />
          </dd>
        </div>
      </dl>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <Step key={`${step.at} ${step.state}`} step={step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step: { state, at, by, note, confirmation } }: { readonly step: WithdrawalStep }): ReactNode {
  const text = useText()
  const money = useMinor()
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const { receivedAmount, remainingAmount, proofImage } = confirmation ?? {}
  return (
    <li className={styles['step']}>
      <strong>{text(`withdrawal_state_${state}`)}</strong>
      <span>
        <time dateTime={at}>{formatTimestamp(at, timeZone)}</time> · {text(`withdrawal_by_${by}`)}
      </span>
      {remainingAmount !== undefined && receivedAmount !== undefined && (
        <span>{text('withdrawal_step_partly', { received: money(receivedAmount), remaining: money(remainingAmount) })}</span>
      )}
      {proofImage !== undefined && <span>{text('withdrawal_step_proof')}</span>}
      {note !== undefined && <span>{text('withdrawal_note', { note })}</span>}
    </li>
  )
}

function Copy({ value }: { readonly value: string }): ReactNode {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button size="s" onClick={() => void copy()}>
      <span role="status">{text(copied ? 'withdrawal_copied' : 'withdrawal_copy')}</span>
    </Button>
  )
}

/** Money of the platform's answers as the brand writes it. */
function useMinor(): (amount: string) => string {
  const money = useMoney()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  return (amount) => money(parseMinor(amount, exponent))
}
