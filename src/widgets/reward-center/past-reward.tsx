import type { ReactNode } from 'react'
import type { Reward } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { RowIcon, useFormatTimestamp, useFormatReward } from '../../features/money/index.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'
import type { IconName } from '../../ui/media/icons.ts'

/** Icons by source of the reward. */
export const sourceIcons: Readonly<Record<Reward['source'], IconName>> = {
  activity: 'promotions',
  mission: 'mission',
  referral: 'invite',
  rank: 'rank',
  operator: 'bonus',
}

/** A claimed or expired reward. */
export function PastReward({ reward }: { readonly reward: Reward }): ReactNode {
  const { source, title, claimedAt, expiresAt } = reward
  const formatReward = useFormatReward()
  const formatTime = useFormatTimestamp()
  const text = useText()
  return (
    <div className={styles['past']}>
      <RowIcon icon={sourceIcons[source]} />
      <div className={styles['message']}>
        <p className={styles['name']}>{title}</p>
        <p className={styles['meta']}>
          <span>{text(`rewards_source_${source}`)}</span>
          {claimedAt !== undefined && <span>{text('rewards_claimed_at', { time: preventLineBreaks(formatTime(claimedAt)) })}</span>}
          {claimedAt === undefined && expiresAt !== undefined && (
            <span>{text('rewards_expired_at', { time: preventLineBreaks(formatTime(expiresAt)) })}</span>
          )}
        </p>
      </div>
      <Money text={formatReward(reward)} className={claimedAt === undefined ? styles['expired'] : styles['amount']} />
    </div>
  )
}
