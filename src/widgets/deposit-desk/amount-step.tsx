import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { DepositChannel, DepositOffer } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useText } from '../../engine/index.ts'
import { AmountField, SummaryRows } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'
import { useSummaryRows } from './use-summary-rows.ts'
import { useDepositFormat } from './use-deposit-format.ts'

interface StepProps {
  readonly depositForm: DepositForm
  readonly channel: DepositChannel
  readonly offer: DepositOffer
}

/** The step for the amount and the bonus, with the fee and the amount to be credited. */
export function AmountStep({ depositForm, channel, offer }: StepProps): ReactNode {
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { toMinor } = useDepositFormat()
  const summaryRows = useSummaryRows(depositForm, channel, offer)
  const nextScreen = channel.fields.some(({ enabled }) => enabled) ? 'details' : 'review'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!depositForm.submitStep(['amount', 'bonus'], nextScreen)) form.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <form ref={form} className={styles['step']} noValidate onSubmit={submit}>
      <AmountField
        id={`${id}-amount`}
        label={channel.title}
        value={depositForm.values['amount'] ?? ''}
        error={depositForm.findError('amount')}
        maxLength={maxLengths['deposit.request'].amount}
        suggestions={channel.amounts.map((amount) => ({ amount: toMinor(amount) }))}
        amount={depositForm.validated?.amount}
        onChange={(input) => depositForm.change('amount', input)}
      />
      {offer.bonuses.length > 0 && <BonusChoice depositForm={depositForm} offer={offer} />}
      <div aria-live="polite">
        <SummaryRows rows={summaryRows} />
      </div>
      {depositForm.notice !== undefined && <Notice tone="bad">{depositForm.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide>
        {text('deposit_continue')}
      </Button>
    </form>
  )
}

/** Radio buttons for no bonus and for each bonus, with its terms. */
function BonusChoice({ depositForm, offer }: Omit<StepProps, 'channel'>): ReactNode {
  const text = useText()
  const { formatTerms } = useDepositFormat()
  return (
    <RadioCards
      legend={text('deposit_bonus_choice')}
      cards={[
        { value: '', title: text('deposit_bonus_none') },
        ...offer.bonuses.map((bonus) => ({ value: bonus.id, title: bonus.title, notes: [formatTerms(bonus)] })),
      ]}
      value={depositForm.values['bonus'] ?? ''}
      error={depositForm.findError('bonus')}
      onChange={(id) => depositForm.change('bonus', id)}
    />
  )
}
