import type { ReactNode } from 'react'
import type { Activity } from '../../generated/api.ts'
import { parseMinor, useConfig, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatTimestamp } from '../money/index.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { ProgressBar, computePercentDone } from '../../ui/controls/progress-bar.tsx'
import { ActivityBadge } from './activity-badge.tsx'
import { ActivityButton } from './activity-button.tsx'
import { IneligibleNote } from './ineligible-note.tsx'
import { RafflePanel } from './raffle-panel.tsx'
import styles from './style.module.css'
import { useFormatActivityReward } from './use-activities.ts'

interface ActivityPanelProps {
  readonly activity: Activity
  readonly title: string
  readonly refetch: () => void
}

/** An activity as the current user sees it: state, reward, requirement and action. */
export function ActivityPanel({ activity, title, refetch }: ActivityPanelProps): ReactNode {
  const { kind, rewardKind, turnover } = activity
  const formatReward = useFormatActivityReward()
  const text = useText()
  return (
    <section className={styles['panel']} aria-label={text('activity_yours')}>
      <ActivityBadge activity={activity} />
      <div>
        <p className={styles['label']}>{text('activity_reward')}</p>
        <Money
          text={kind === 'raffle' ? text('activity_brings_up_to', { max: formatReward(activity) }) : formatReward(activity)}
          className={styles['reward']}
        />
        {rewardKind === 'money' && turnover > 0 && <p className={styles['note']}>{text('activity_turnover', { times: turnover })}</p>}
      </div>
      <Progress activity={activity} />
      <Notes activity={activity} />
      {kind === 'raffle' ? (
        <RafflePanel activity={activity} refetch={refetch} />
      ) : (
        <ActivityButton activity={activity} title={title} wide refetch={refetch} />
      )}
    </section>
  )
}

/** Wagering progress. Renders nothing if the activity has no requirement, or is claimed or closed. */
function Progress({ activity: { requiredStakes, staked = '0', state } }: { readonly activity: Activity }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatAmount = useFormatAmount()
  const text = useText()
  if (requiredStakes === undefined || state === 'claimed' || state === 'close') return null
  const label = text('activity_progress', { staked: formatAmount.plain(staked), needed: formatAmount.plain(requiredStakes) })
  return (
    <div>
      <ProgressBar percent={computePercentDone(parseMinor(staked, exponent), parseMinor(requiredStakes, exponent))} label={label} />
      <p className={`figures ${styles['note'] ?? ''}`}>{label}</p>
    </div>
  )
}

/** Opening and closing times, frequency, and notes about the state. */
function Notes({ activity }: { readonly activity: Activity }): ReactNode {
  const { state, kind, every, opensAt, closesAt, ineligibleReason, reason, referenceNumber } = activity
  const formatTime = useFormatTimestamp()
  const text = useText()
  const notes = [
    state === 'coming' && text('activity_opens', { time: preventLineBreaks(formatTime(opensAt)) }),
    closesAt !== undefined && state !== 'close' && text('activity_closes', { time: preventLineBreaks(formatTime(closesAt)) }),
    every !== 'once' && text(`activity_every_${every}`),
    state === 'applying' && text('activity_applying_text'),
    state === 'process' && kind === 'apply' && text('activity_process_text'),
    reason,
    referenceNumber !== undefined && text('activity_reference', { reference: referenceNumber }),
  ].filter((note): note is string => typeof note === 'string')
  if (notes.length === 0 && ineligibleReason === undefined) return null
  return (
    <ul className={styles['notes']}>
      {ineligibleReason !== undefined && (
        <li>
          <IneligibleNote activity={activity} />
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
