import type { ReactNode } from 'react'
import type { ReferredFriend } from '../../generated/api.ts'
import { QueryBoundary, useText } from '../../engine/index.ts'
import { RowIcon, StateDot, useFormatAmount } from '../../features/money/index.ts'
import { RecordList, useRecordPages, useFormatTime } from '../../features/records/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** Friends who signed up with the code, newest first, each with the player's reward. `sums` is rendered above them. */
export function Friends({ sums }: { readonly sums: ReactNode }): ReactNode {
  const text = useText()
  const pages = useRecordPages('friends', ({ referral }, pageQuery) => referral.friends(pageQuery))
  return (
    <QueryBoundary query={pages.firstPageQuery} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ friends }) =>
        friends.length === 0 ? (
          <Empty icon="users" level={3} title={text('referral_nobody_title')} text={text('referral_nobody_text')} />
        ) : (
          <>
            {sums}
            <RecordList
              records={pages.pages.flatMap((page) => page.friends)}
              pages={pages}
              getId={({ id }) => id}
              getTimestamp={({ registeredAt }) => registeredAt}
            >
              {(friend) => <Friend friend={friend} />}
            </RecordList>
          </>
        )
      }
    </QueryBoundary>
  )
}

const states = {
  pending: { tone: 'pending', label: 'referral_pending' },
  rewarded: { tone: 'good', label: 'referral_rewarded' },
  expired: { tone: 'quiet', label: 'referral_expired' },
  'self-referral': { tone: 'quiet', label: 'referral_self' },
} as const

function Friend({ friend: { name, state, amount, registeredAt } }: { readonly friend: ReferredFriend }): ReactNode {
  const { time } = useFormatTime()
  const formatAmount = useFormatAmount()
  const text = useText()
  const { tone, label } = states[state]
  return (
    <div className={styles['friend']}>
      <RowIcon icon="user" />
      <div className={styles['details']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['meta']}>
          <span className="figures">{time(registeredAt)}</span>
          <StateDot tone={tone}>{text(label)}</StateDot>
        </p>
      </div>
      {amount !== undefined && <Money text={formatAmount.signed(amount)} />}
    </div>
  )
}
