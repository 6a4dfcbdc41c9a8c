import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { ActionLink, QueryBoundary, useConfig, useFormatMoney, usePreferences, useText } from '../../engine/index.ts'
import { FormFrame, SecretField, useMemberDetails } from '../account/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './transfer.module.css'
import { SummaryRows } from '../money/index.ts'
import { useTransferableAmount } from './use-funds.ts'
import { type Transfer, useTransfer } from './use-transfer.ts'

interface TransferFormProps {
  /** Username of a direct downline member; `undefined` for a transfer to the upline. */
  readonly account?: string
}

/** A transfer in steps: amount, confirmation, result. */
export function TransferForm(props: TransferFormProps): ReactNode {
  const query = useMemberDetails()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ paymentPassword }) => (paymentPassword ? <TransferSteps {...props} /> : <MissingPaymentPassword />)}
    </QueryBoundary>
  )
}

/**
 * Replaces the form if no payment password is set. Links to the overlay that sets it, or to customer service if the
 * brand has no such overlay.
 */
function MissingPaymentPassword(): ReactNode {
  const text = useText()
  const overlay = useConfig(({ overlays }) => overlays.paymentPassword)
  const action = (
    <ActionLink action={overlay === undefined ? { support: 'AUTO' } : { overlay }} className={getButtonClass({ tone: 'primary' })}>
      {text(overlay === undefined ? 'contact_support' : 'transfer_unset_way')}
    </ActionLink>
  )
  return <Empty icon="lock" level={3} title={text('transfer_unset_title')} text={text('transfer_unset_text')} action={action} />
}

function TransferSteps({ account }: TransferFormProps): ReactNode {
  const transfer = useTransfer(account)
  const text = useText()
  const receiver = account ?? text('transfer_upline')
  const Step = { form: TransferInputStep, confirm: TransferConfirmStep, done: TransferDoneStep }[transfer.step]
  return (
    <div className={styles['transfer']}>
      <Step transfer={transfer} receiver={receiver} />
    </div>
  )
}

interface StepProps {
  readonly transfer: Transfer
  readonly receiver: string
}

function TransferInputStep({ transfer: { form, isUnconfirmed, amount, notice }, receiver }: StepProps): ReactNode {
  const text = useText()
  const hint = useAvailableHint()
  const { symbol, placement } = useConfig(({ merchant }) => merchant.currency)
  const stepRef = useRef<HTMLDivElement>(null)
  useEffect(() => stepRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [])
  const symbolElement = <span className={styles['symbol']}>{symbol}</span>
  return (
    <div ref={stepRef} className={styles['step']}>
      {isUnconfirmed && <Notice tone="warn">{text('transfer_in_doubt')}</Notice>}
      <Summary receiver={receiver} amount={isUnconfirmed ? amount : undefined} />
      <FormFrame form={form} submitLabel="transfer_continue" send={async () => undefined}>
        {(fieldProps) => (
          <>
            {!isUnconfirmed && (
              <TextField
                {...fieldProps('amount', 'transfer_amount')}
                hint={hint}
                maxLength={maxLengths['wallet.transfer'].amount}
                inputMode="decimal"
                autoComplete="off"
                {...(placement === 'before' ? { start: symbolElement } : { end: symbolElement })}
              />
            )}
            <SecretField {...fieldProps('paymentPassword', 'payment_password')} autoComplete="off" inputMode="numeric" />
          </>
        )}
      </FormFrame>
      {notice === undefined && !isUnconfirmed && <p className={styles['note']}>{text('transfer_bonus_stays')}</p>}
    </div>
  )
}

function TransferConfirmStep({ transfer: { form, isUnconfirmed, amount, notice, send, editInput }, receiver }: StepProps): ReactNode {
  const text = useText()
  const stepRef = useFocusOnMount()
  /** Ignores the second click of a double click, which may have begun on the previous step's button. */
  const handleClick = ({ detail }: MouseEvent): void => void (detail < 2 && send())
  return (
    <div ref={stepRef} tabIndex={-1} role="group" aria-label={text('transfer_check')} className={styles['step']}>
      {isUnconfirmed ? (
        <Notice tone="warn">
          {notice !== undefined && <>{notice} </>}
          {text('transfer_in_doubt')}
        </Notice>
      ) : (
        <p className={styles['instruction']}>{text('transfer_check')}</p>
      )}
      <Summary receiver={receiver} amount={amount} />
      <div className={styles['buttons']}>
        <Button tone="primary" size="l" busy={form.pending} onClick={handleClick}>
          {text(isUnconfirmed ? 'transfer_again' : 'transfer_send')}
        </Button>
        {!isUnconfirmed && (
          <Button size="l" disabled={form.pending} onClick={editInput}>
            {text('transfer_change')}
          </Button>
        )}
      </div>
    </div>
  )
}

function TransferDoneStep({ transfer: { amount, balance, reset }, receiver }: StepProps): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  const stepRef = useFocusOnMount()
  const { balanceHidden } = usePreferences()
  return (
    <div ref={stepRef} tabIndex={-1} className={styles['step']}>
      <Notice tone="good">{text('transfer_done')}</Notice>
      <Summary receiver={receiver} amount={amount} remaining={balanceHidden ? '***' : formatMoney(balance)} />
      <div className={styles['buttons']}>
        <Button size="l" onClick={reset}>
          {text('transfer_another')}
        </Button>
      </div>
    </div>
  )
}

interface SummaryProps {
  readonly receiver: string
  readonly amount?: bigint | undefined
  /** Formatted remaining balance. */
  readonly remaining?: string
}

function Summary({ receiver, amount, remaining }: SummaryProps): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  const rows = [
    { label: text('transfer_receiver'), value: <bdi>{receiver}</bdi> },
    ...(amount === undefined
      ? []
      : [{ label: text('transfer_amount'), value: <Money text={formatMoney(amount)} className={styles['amount']} /> }]),
    ...(remaining === undefined ? [] : [{ label: text('transfer_left'), value: <Money text={remaining} /> }]),
  ]
  return <SummaryRows rows={rows} />
}

/** Returns a hint with the transferable amount, masked if the balance is hidden; empty until the amount has loaded. */
function useAvailableHint(): string {
  const available = useTransferableAmount()
  const { balanceHidden } = usePreferences()
  const formatMoney = useFormatMoney()
  const text = useText()
  if (available === undefined) return ''
  return text('transfer_free', { amount: balanceHidden ? '***' : formatMoney(available) })
}

/** Focuses a step on mount, so that it is announced and a key press meant for the previous step does not confirm it. */
function useFocusOnMount() {
  const stepRef = useRef<HTMLDivElement>(null)
  useEffect(() => stepRef.current?.focus({ preventScroll: true }), [])
  return stepRef
}
