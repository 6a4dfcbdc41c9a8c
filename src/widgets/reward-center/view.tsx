import { type ReactNode, useId, useState } from 'react'
import type { RewardPage, RewardState } from '../../generated/api.ts'
import { useText, type WidgetViewProps } from '../../engine/index.ts'
import { RecordFrame, RecordList, RecordsEnd, useRecordPages } from '../../features/records/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { getTabId, Tabs } from '../../ui/controls/tabs.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { PastReward } from './past-reward.tsx'
import styles from './style.module.css'
import { type Claims, useClaims } from './use-claims.ts'
import { RewardVoucher } from './reward-voucher.tsx'

const states: readonly RewardState[] = ['ready', 'claimed', 'expired']

/** Rewards of the player in three tabs: ready to claim or play, claimed, and expired. */
export function View(_: WidgetViewProps<'reward-center'>): ReactNode {
  const [state, setState] = useState<RewardState>('ready')
  const claims = useClaims()
  const text = useText()
  const id = useId()
  const revision = state === 'ready' ? '' : String(claims.claimed.size)
  const pages = useRecordPages(`rewards ${state} ${revision}`, ({ reward }, pageQuery) => reward.list({ state, ...pageQuery }))
  return (
    <div className={styles['page']}>
      <Tabs
        variant="segments"
        label={text('rewards_which')}
        tabs={states.map((rewardState) => ({ id: rewardState, label: text(`rewards_${rewardState}`) }))}
        value={state}
        onChange={(tab) => setState(states.find((rewardState) => rewardState === tab) ?? 'ready')}
        panelId={id}
      />
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, state)}>
        <RecordFrame firstPageQuery={pages.firstPageQuery}>
          {({ ready, rewards }) => (
            <>
              <ClaimableSummary
                readyCount={ready - rewards.filter((reward) => reward.state === 'ready' && claims.claimed.has(reward.id)).length}
              />
              <RewardList state={state} pages={pages} claims={claims} />
            </>
          )}
        </RecordFrame>
      </div>
    </div>
  )
}

/** Number of rewards that are ready to claim or play, and an explanation of where rewards are credited. */
function ClaimableSummary({ readyCount }: { readonly readyCount: number }): ReactNode {
  const text = useText()
  return (
    <div className={styles['head']}>
      <span className={styles['gift']}>
        <Icon name="bonus" size={28} />
      </span>
      <div className={styles['message']}>
        <p className={styles['count']} role="status">
          {readyCount === 0 ? text('rewards_ready_none') : text('rewards_ready_count', { count: readyCount })}
        </p>
        <p className={styles['explanation']}>{text('rewards_how')}</p>
      </div>
    </div>
  )
}

interface RewardListProps {
  readonly state: RewardState
  readonly pages: ReturnType<typeof useRecordPages<RewardPage>>
  readonly claims: Claims
}

function RewardList({ state, pages, claims }: RewardListProps): ReactNode {
  const text = useText()
  const rewards = pages.pages.flatMap((page) => page.rewards)
  if (rewards.length === 0)
    return <Empty icon="reward" level={3} title={text(`rewards_none_${state}_title`)} text={text(`rewards_none_${state}_text`)} />
  if (state !== 'ready')
    return (
      <RecordList records={rewards} pages={pages} getId={({ id }) => id} getTimestamp={({ grantedAt }) => grantedAt}>
        {(reward) => <PastReward reward={reward} />}
      </RecordList>
    )
  return (
    <>
      <ul className={styles['vouchers']}>
        {rewards.map((reward) => (
          <RewardVoucher key={reward.id} reward={claims.claimed.get(reward.id) ?? reward} claim={claims.claim} />
        ))}
      </ul>
      <RecordsEnd pages={pages} recordCount={rewards.length} />
    </>
  )
}
