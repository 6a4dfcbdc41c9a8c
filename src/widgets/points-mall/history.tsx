import type { ReactNode } from 'react'
import type { PointsRedemption } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { CopyValue, StateDot, useFormatAmount, useFormatPoints } from '../../features/money/index.ts'
import { RecordFrame, RecordList, useRecordPages, useFormatTime } from '../../features/records/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** Redemptions and conversions, newest first, with state and reference number. */
export function History({ revision }: { readonly revision: string }): ReactNode {
  const text = useText()
  const pages = useRecordPages(`points history ${revision}`, ({ points }, pageQuery) => points.redemptions(pageQuery))
  return (
    <RecordFrame firstPageQuery={pages.firstPageQuery}>
      {() => (
        <RecordList
          records={pages.pages.flatMap(({ redemptions }) => redemptions)}
          pages={pages}
          level={3}
          getId={({ id }) => id}
          getTimestamp={({ requestedAt }) => requestedAt}
          empty={<Empty icon="history" title={text('points_history_none')} text={text('points_history_none_text')} />}
        >
          {(redemption) => <Redemption redemption={redemption} />}
        </RecordList>
      )}
    </RecordFrame>
  )
}

const tones = { process: 'pending', approved: 'good', rejected: 'bad' } as const

function Redemption({ redemption }: { readonly redemption: PointsRedemption }): ReactNode {
  const { kind, title, redeemQuantity: quantity, points, amount, status, reason, referenceNumber, requestedAt } = redemption
  const { time } = useFormatTime()
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  const name = title ?? text('points_converted_record')
  const explanation =
    status === 'process' ? text('points_status_process_text') : status === 'rejected' ? text('points_status_rejected_text') : ''
  return (
    <div className={styles['record']}>
      <span className={styles['recordIcon']}>
        <Icon name={kind === 'convert' ? 'transfer' : 'reward'} size={20} />
      </span>
      <div className={styles['recordText']}>
        <span className={styles['name']}>{quantity > 1 ? `${text('points_quantity', { quantity: String(quantity) })} ${name}` : name}</span>
        <span className={styles['detail']}>
          <span className="figures">{time(requestedAt)}</span>
          <span className="figures">{text('points_worth_of', { amount: formatAmount.plain(amount) })}</span>
        </span>
      </div>
      <div className={styles['recordAmount']}>
        <bdi className="figures">{`\u2212${text('points_price', { count: points, points: formatPoints(points) })}`}</bdi>
        <StateDot tone={tones[status]}>{text(`points_status_${status}`)}</StateDot>
      </div>
      <div className={styles['recordFooter']}>
        {explanation !== '' && <p>{reason === undefined ? explanation : `${reason} ${explanation}`}</p>}
        <CopyValue value={referenceNumber} label={text('points_reference')} />
      </div>
    </div>
  )
}
