import { type ReactNode, useId, useState } from 'react'
import type { MissionLeader } from '../../generated/api.ts'
import { useFormatDate, usePagedQuery, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useFormatPoints } from '../../features/money/index.ts'
import { RecordFrame } from '../../features/records/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { getTabId, Tabs } from '../../ui/controls/tabs.tsx'
import styles from './style.module.css'

const weeks = ['this', 'last'] as const

/** The highest mission scores of this week or the last, and the player's own position. */
export function View(_: WidgetViewProps<'mission-leaderboard'>): ReactNode {
  const [week, setWeek] = useState<(typeof weeks)[number]>('this')
  const text = useText()
  const formatDate = useFormatDate()
  const id = useId()
  const leaderboardQuery = usePagedQuery(`leaderboard ${week}`, ({ mission }) => mission.leaderboard({ week }))
  return (
    <section className={styles['board']} aria-label={text('leaderboard_title')}>
      <h4 className={styles['heading']}>{text('leaderboard_title')}</h4>
      <Tabs
        variant="segments"
        label={text('leaderboard_week')}
        tabs={weeks.map((weekOption) => ({ id: weekOption, label: text(`leaderboard_${weekOption}`) }))}
        value={week}
        onChange={(tab) => setWeek(weeks.find((weekOption) => weekOption === tab) ?? 'this')}
        panelId={id}
      />
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, week)}>
        <RecordFrame firstPageQuery={leaderboardQuery}>
          {({ leaders, own, firstDay, lastDay }) => (
            <>
              <p className={styles['period']}>
                {text('leaderboard_days', { from: preventLineBreaks(formatDate(firstDay)), to: preventLineBreaks(formatDate(lastDay)) })}
              </p>
              {leaders.length === 0 ? (
                <Empty icon="trophy" level={3} title={text('leaderboard_none_title')} text={text('leaderboard_none_text')} />
              ) : (
                <ol className={styles['leaders']}>
                  {leaders.map((leader, index) => (
                    <Leader key={`${String(index)} ${leader.name}`} leader={leader} />
                  ))}
                  {own && !leaders.some((leader) => leader.own) && <Leader leader={own} />}
                </ol>
              )}
            </>
          )}
        </RecordFrame>
      </div>
    </section>
  )
}

function Leader({ leader: { position, name, score, own } }: { readonly leader: MissionLeader }): ReactNode {
  const formatPoints = useFormatPoints()
  const text = useText()
  return (
    <li
      className={cx(styles['leader'], own && styles['own'], position <= 3 && styles['topThree'])}
      {...(own && { 'aria-current': 'true' as const })}
    >
      <span className={cx(styles['position'], 'figures')}>{position}</span>
      <span className={styles['name']}>
        <bdi>{name}</bdi>
        {own && <span className={styles['you']}>{text('leaderboard_you')}</span>}
      </span>
      <span className={cx(styles['score'], 'figures')}>{text('leaderboard_score', { count: score, score: formatPoints(score) })}</span>
    </li>
  )
}
