import type { ReactNode } from 'react'
import type { PointsDetail } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useFormatPoints } from '../../features/money/index.ts'
import { RecordFrame, RecordList, useRecordPages, useFormatTime } from '../../features/records/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './style.module.css'

/** Changes of the points balance, newest first. */
export function Details({ revision }: { readonly revision: string }): ReactNode {
  const text = useText()
  const pages = useRecordPages(`points details ${revision}`, ({ points }, pageQuery) => points.details(pageQuery))
  return (
    <RecordFrame firstPageQuery={pages.firstPageQuery}>
      {() => (
        <RecordList
          records={pages.pages.flatMap(({ details }) => details)}
          pages={pages}
          level={3}
          getId={({ id }) => id}
          getTimestamp={({ at }) => at}
          empty={<Empty icon="points" title={text('points_none_details')} text={text('points_none_details_text')} />}
        >
          {(detail) => <Detail detail={detail} />}
        </RecordList>
      )}
    </RecordFrame>
  )
}

const icons: Readonly<Record<PointsDetail['kind'], IconName>> = {
  'points-earned': 'play',
  'points-granted': 'bonus',
  'points-rewarded': 'mission',
  'points-redeemed': 'reward',
  'points-returned': 'history',
  'points-converted': 'transfer',
}

function Detail({ detail: { kind, changedPoints, pointsBalance, at } }: { readonly detail: PointsDetail }): ReactNode {
  const { time } = useFormatTime()
  const formatPoints = useFormatPoints()
  const text = useText()
  const count = Math.abs(changedPoints)
  return (
    <div className={styles['record']}>
      <span className={styles['recordIcon']}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={styles['recordText']}>
        <span className={styles['name']}>{text(`money_${kind}`)}</span>
        <span className={styles['detail']}>
          <span className="figures">{time(at)}</span>
        </span>
      </div>
      <div className={styles['recordAmount']}>
        <bdi className={cx('figures', changedPoints > 0 && styles['positive'])}>
          {`${changedPoints > 0 ? '+' : '\u2212'}${text('points_price', { count, points: formatPoints(count) })}`}
        </bdi>
        <span className={cx('figures', styles['detail'])}>
          {text('points_balance_after', { count: pointsBalance, points: formatPoints(pointsBalance) })}
        </span>
      </div>
    </div>
  )
}
