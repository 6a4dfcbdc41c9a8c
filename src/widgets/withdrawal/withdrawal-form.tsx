import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import {
  parseMinor,
  useConfig,
  useFormatMoney,
  useFormatPercent,
  useText,
  ActionLink,
  type WidgetViewProps,
  formatDecimal,
  useFormatDuration,
} from '../../engine/index.ts'
import { SecretField } from '../../features/account/index.ts'
import { AmountField, type SummaryRow, SummaryRows, useFormatTimestamp } from '../../features/money/index.ts'
import { getPayeeIcon } from '../../features/payout/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { toLimitsAndFee, listSuggestedAmounts, getWithdrawalAvailability, type WithdrawalAvailability } from './limits.ts'
import styles from './style.module.css'
import { useWithdrawal, type WithdrawalForm as Form } from './use-withdrawal.ts'

interface FormProps {
  /** Actions of the links to the bonuses that block a withdrawal and to the payout accounts. */
  readonly links: WidgetViewProps<'withdrawal'>['props']
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  readonly onDone: () => void
  readonly onChanged: () => void
}

/** Withdrawal in two steps: amount and payout account, then confirmation. */
export function WithdrawalForm(props: FormProps): ReactNode {
  const form = useWithdrawal(props)
  const Step = form.step === 'amount' ? AmountStep : ConfirmationStep
  return <Step form={form} {...props} />
}

interface StepProps extends FormProps {
  readonly form: Form
}

function AmountStep({ form, terms, list, links }: StepProps): ReactNode {
  const formatDuration = useFormatDuration()
  const text = useText()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formElement = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.goToConfirmation()
  }
  const amountError = form.findError('amount')
  const payeeError = form.findError('payee')
  useEffect(() => {
    if (amountError !== undefined || payeeError !== undefined)
      formElement.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [amountError, payeeError])
  const availability = getWithdrawalAvailability(terms, exponent)
  return (
    <form ref={formElement} className={styles['form']} noValidate onSubmit={submit}>
      {availability.kind === 'wagering' && <WageringNotice left={availability.left} links={links} />}
      <UnavailableNotice availability={availability} />
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <AmountInput form={form} terms={terms} availability={availability} />
      <Payees form={form} list={list} links={links} />
      <Limits form={form} terms={terms} />
      <Button type="submit" tone="primary" size="l" wide disabled={availability.kind !== 'ready'}>
        {text('withdrawal_submit')}
      </Button>
      <p className={styles['muted']}>{text('withdrawal_usual', { time: formatDuration(terms.usualMinutes) })}</p>
    </form>
  )
}

/** The wagering left before a withdrawal is possible, with a link to the bonuses if the brand configures one. */
function WageringNotice({ left, links }: Pick<StepProps, 'links'> & { readonly left: bigint }): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  return (
    <Notice
      tone="warn"
      action={
        links.bonus && (
          <ActionLink action={links.bonus} className={getButtonClass({ size: 's' })}>
            {text('withdrawal_turnover_way')}
          </ActionLink>
        )
      }
    >
      <strong>{text('withdrawal_turnover_title')}</strong>
      <p>{text('withdrawal_turnover_text', { amount: formatMoney(left) })}</p>
    </Notice>
  )
}

/** The reason why nothing can be withdrawn now, other than wagering. */
function UnavailableNotice({ availability }: { readonly availability: WithdrawalAvailability }): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  if (availability.kind === 'daily-count-reached') return <Notice tone="info">{text('withdrawal_times_none')}</Notice>
  if (availability.kind === 'daily-limit-reached')
    return <Notice tone="info">{text('withdrawal_day_none', { limit: formatMoney(availability.limit) })}</Notice>
  if (availability.kind !== 'below-minimum') return null
  return (
    <Notice tone="info">
      {text('withdrawal_nothing', { free: formatMoney(availability.available), min: formatMoney(availability.minAmount) })}
    </Notice>
  )
}

/** Amount input, with buttons for round amounts and the maximum. */
function AmountInput({
  form,
  terms,
  availability,
}: Pick<StepProps, 'form' | 'terms'> & { readonly availability: WithdrawalAvailability }): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  const id = useId()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { limits } = toLimitsAndFee(terms, exponent)
  const readyAvailability = availability.kind === 'ready' ? availability : undefined
  return (
    <AmountField
      id={`${id}-amount`}
      label={text('withdrawal_amount')}
      value={form.amountText}
      error={form.findError('amount')}
      hint={
        readyAvailability && (
          <>
            {text('withdrawal_free')} <Money text={formatMoney(readyAvailability.amount)} />
          </>
        )
      }
      maxLength={maxLengths['withdrawal.request'].amount}
      suggestions={
        readyAvailability
          ? [
              ...listSuggestedAmounts(limits.minAmount, readyAvailability.amount).map((amount) => ({ amount })),
              { amount: readyAvailability.amount, label: text('withdrawal_all', { amount: formatMoney(readyAvailability.amount) }) },
            ]
          : []
      }
      amount={form.amount}
      onChange={form.changeAmount}
    />
  )
}

function Payees({ form, list: { payees }, links }: Pick<StepProps, 'form' | 'list' | 'links'>): ReactNode {
  const text = useText()
  const formatTime = useFormatTimestamp()
  const cards = payees
    .filter(({ confirmed }) => confirmed)
    .map(({ id, kind, name, number, usable, usableAt }) => {
      const isCoolingDown = !usable && usableAt !== undefined
      return {
        value: id,
        title: name,
        icon: getPayeeIcon(kind),
        disabled: isCoolingDown,
        notes: [
          <bdi key="number" className="figures">
            {number}
          </bdi>,
          ...(isCoolingDown ? [text('payee_cooling', { time: preventLineBreaks(formatTime(usableAt)) })] : []),
        ],
      }
    })
  return (
    <RadioCards legend={text('withdrawal_to')} cards={cards} value={form.payee} error={form.findError('payee')} onChange={form.choosePayee}>
      {links.manage && (
        <ActionLink action={links.manage} className={getButtonClass({ tone: 'link', size: 's' })}>
          {text('withdrawal_manage')}
        </ActionLink>
      )}
    </RadioCards>
  )
}

/** Fee, net amount and limits. */
function Limits({ form, terms }: Pick<StepProps, 'form' | 'terms'>): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  const formatPercent = useFormatPercent()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { limits, fee } = toLimitsAndFee(terms, exponent)
  const { amount } = form
  const feeText = describeFee(fee, formatMoney, formatPercent)
  const rows: readonly SummaryRow[] = [
    {
      label: text('withdrawal_fee'),
      value:
        amount === undefined || fee.freeWithdrawalsLeft > 0 ? text(feeText.key, feeText.values) : <Money text={formatMoney(form.fee)} />,
    },
    {
      label: text('withdrawal_arrives'),
      value: <Money text={amount !== undefined && amount > form.fee ? formatMoney(amount - form.fee) : '–'} />,
      strong: true,
    },
    {
      label: text('withdrawal_one'),
      value: text('withdrawal_range', { min: formatMoney(limits.minAmount), max: formatMoney(limits.maxAmount) }),
    },
    {
      label: text('withdrawal_day_left'),
      value: text('withdrawal_day_of', {
        left: formatMoney(limits.dailyAmountLeft),
        limit: formatMoney(parseMinor(terms.dayLimit, exponent)),
      }),
    },
    { label: text('withdrawal_times_left'), value: text('withdrawal_times_of', { left: terms.timesLeft, limit: terms.timesLimit }) },
  ]
  return <SummaryRows rows={rows} />
}

/** Returns the message key and values for a fee: none, fixed, a percentage, or both. */
function describeFee(
  { fixed, rate, freeWithdrawalsLeft }: { readonly fixed: bigint; readonly rate: number; readonly freeWithdrawalsLeft: number },
  formatMoney: (minor: bigint) => string,
  formatPercent: (rate: string) => string,
) {
  if (freeWithdrawalsLeft > 0 || (fixed === 0n && rate === 0)) return { key: 'withdrawal_fee_free', values: {} } as const
  const values = { fixed: formatMoney(fixed), rate: formatPercent(formatDecimal(BigInt(rate), 2)) }
  if (rate === 0) return { key: 'withdrawal_fee_fixed', values } as const
  return { key: fixed === 0n ? 'withdrawal_fee_rate' : 'withdrawal_fee_both', values } as const
}

function ConfirmationStep({ form, list, terms }: StepProps): ReactNode {
  const text = useText()
  const formatDuration = useFormatDuration()
  const formatMoney = useFormatMoney()
  const id = useId()
  const formElement = useRef<HTMLFormElement>(null)
  // Focuses the new step, so that it is announced and a key press meant for the previous step does not confirm it.
  useEffect(() => formElement.current?.focus({ preventScroll: true }), [])
  const passwordError = form.findError('paymentPassword')
  useEffect(() => {
    if (passwordError !== undefined) formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [passwordError])
  const payee = list.payees.find((candidate) => candidate.id === form.payee)
  const amount = form.amount ?? 0n
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.send()
  }
  /** Ignores the second click of a double click, whose first click may have been on the previous step's button. */
  const ignoreDoubleClick = (event: MouseEvent): void => void (event.detail > 1 && event.preventDefault())
  return (
    <form ref={formElement} tabIndex={-1} aria-label={text('withdrawal_check')} className={styles['form']} noValidate onSubmit={submit}>
      {form.isUnconfirmed ? (
        <Notice tone="warn">
          {form.notice !== undefined && <>{form.notice} </>}
          {text('withdrawal_in_doubt')}
        </Notice>
      ) : (
        <p>{text('withdrawal_check')}</p>
      )}
      <p className={styles['total']}>
        <Money text={formatMoney(amount)} />
      </p>
      <SummaryRows
        rows={[
          {
            label: text('withdrawal_to'),
            value: payee && (
              <>
                {payee.name} <bdi className="figures">{payee.number}</bdi>
              </>
            ),
          },
          { label: text('withdrawal_fee'), value: <Money text={formatMoney(form.fee)} /> },
          { label: text('withdrawal_arrives'), value: <Money text={formatMoney(amount - form.fee)} />, strong: true },
        ]}
      />
      {payee && (
        <p className={styles['muted']}>{text('withdrawal_receive_time', { time: formatDuration(terms.receiveMinutes[payee.kind]) })}</p>
      )}
      <SecretField
        id={id}
        name="paymentPassword"
        label={text('withdrawal_before_password')}
        value={form.password}
        required
        maxLength={maxLengths['withdrawal.request'].paymentPassword}
        inputMode="numeric"
        autoComplete="off"
        error={passwordError}
        onChange={form.changePassword}
      />
      {form.notice !== undefined && !form.isUnconfirmed && <Notice tone="bad">{form.notice}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" tone="primary" size="l" busy={form.pending} onClick={ignoreDoubleClick}>
          {form.isUnconfirmed ? text('withdrawal_again') : text('withdrawal_send', { amount: formatMoney(amount) })}
        </Button>
        {!form.isUnconfirmed && (
          <Button size="l" disabled={form.pending} onClick={form.goToAmount}>
            {text('withdrawal_change')}
          </Button>
        )}
      </div>
    </form>
  )
}
