import type { MouseEvent, ReactNode } from 'react'
import type { DepositChannel, DepositOffer } from '../../generated/api.ts'
import { listDepositFields, useText } from '../../engine/index.ts'
import { SummaryRows } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'
import { useSummaryRows } from './use-summary-rows.ts'
import { useDepositFormat } from './use-deposit-format.ts'

interface StepProps {
  readonly depositForm: DepositForm
  readonly channel: DepositChannel
  readonly offer: DepositOffer
}

/** Summary of the deposit before it is sent. */
export function ReviewStep({ depositForm, channel, offer }: StepProps): ReactNode {
  const text = useText()
  const { formatMoney } = useDepositFormat()
  const [, ...rowsWithoutLimits] = useSummaryRows(depositForm, channel, offer)
  const details = listDepositFields(channel.fields).flatMap(({ name, label }) => {
    const value = depositForm.validated?.values[name]
    return value === undefined ? [] : [{ label: text(label), value: <bdi>{value}</bdi> }]
  })
  const canSend = depositForm.validated !== undefined && Object.keys(depositForm.validated.errors).length === 0
  /** Ignores the second click of a double click, whose first click may have been on the previous screen's button. */
  const handleClick = ({ detail }: MouseEvent): void => void (detail < 2 && depositForm.send())
  return (
    <div className={styles['step']}>
      <p className={styles['total']}>
        <span className={styles['note']}>{channel.title}</span>
        <Money text={formatMoney(depositForm.validated?.amount ?? 0n)} className={styles['totalAmount']} />
      </p>
      <SummaryRows rows={[...rowsWithoutLimits, ...details]} />
      {depositForm.notice !== undefined && <Notice tone="bad">{depositForm.notice}</Notice>}
      {channel.gateway && <p className={styles['note']}>{text('deposit_leads_away')}</p>}
      <Button tone="primary" size="l" wide busy={depositForm.pending} disabled={!canSend} onClick={handleClick}>
        {text(channel.gateway ? 'deposit_pay' : 'deposit_request')}
      </Button>
    </div>
  )
}
