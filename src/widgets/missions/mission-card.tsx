import { type ReactNode, useId, useState } from 'react'
import type { Mission } from '../../generated/api.ts'
import { parseMinor, type Problem, useConfig, useText } from '../../engine/index.ts'
import { RowIcon, useFormatAmount, useFormatTimestamp, useFormatPoints, useFormatReward } from '../../features/money/index.ts'
import { useCategoryDisplay } from '../../features/records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { SuccessMessage } from '../../ui/controls/success-message.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { ProgressBar, computePercentDone } from '../../ui/controls/progress-bar.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

const icons = { deposit: 'deposit', stake: 'trophy', bets: 'record', logins: 'schedule' } as const

interface MissionCardProps {
  readonly mission: Mission
  readonly problem: Problem | undefined
  claim(id: string): Promise<void>
}

/** A mission: goal, progress and reward, with a button to claim the reward once the goal is reached. */
export function MissionCard({ mission, problem, claim }: MissionCardProps): ReactNode {
  const { id, title, measure, target, done, state, turnover, kind, endsAt, score } = mission
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const [justClaimed, setJustClaimed] = useState(false)
  const { pending, run } = useSingleFlight()
  const formatReward = useFormatReward()
  const formatPoints = useFormatPoints()
  const formatTime = useFormatTimestamp()
  const formatAmount = useFormatAmount()
  const text = useText()
  const titleId = useId()
  const isMoney = measure === 'deposit' || measure === 'stake'
  const formatMeasure = (value: string): string => (isMoney ? formatAmount.plain(value) : formatPoints(Number(value)))
  const percent = isMoney
    ? computePercentDone(parseMinor(done, exponent), parseMinor(target, exponent))
    : computePercentDone(BigInt(done), BigInt(target))
  const progress = text('missions_progress', { done: formatMeasure(done), target: formatMeasure(target) })
  return (
    <li className={cx(styles['card'], styles[state])}>
      <RowIcon icon={icons[measure]} />
      <div className={styles['description']}>
        <h5 id={titleId} className={styles['title']}>
          {title}
        </h5>
        <p className={styles['details']}>
          <span>{text(`missions_measure_${measure}`)}</span>
          <Categories mission={mission} />
        </p>
      </div>
      <div className={styles['rewardColumn']}>
        <Money text={formatReward(mission)} className={styles['reward']} />
        {kind === 'money' && turnover > 0 && <span className={styles['details']}>{text('missions_turnover', { times: turnover })}</span>}
      </div>
      <div className={styles['progress']}>
        <ProgressBar percent={percent} label={`${title}: ${progress}`} />
        <p className={styles['progressText']}>
          <span className="figures">{progress}</span>
          <span>{text('missions_score', { count: score })}</span>
          {endsAt !== undefined && state !== 'claimed' && (
            <span>{text('missions_until', { time: preventLineBreaks(formatTime(endsAt)) })}</span>
          )}
        </p>
      </div>
      {state === 'reached' && (
        <Button
          tone="primary"
          className={styles['claim']}
          busy={pending}
          aria-describedby={titleId}
          onClick={() => {
            setJustClaimed(true)
            void run(() => claim(id))
          }}
        >
          {text('rewards_claim')}
        </Button>
      )}
      {state === 'claimed' && (
        <div className={styles['success']}>
          <SuccessMessage takesFocus={justClaimed}>{text('missions_claimed')}</SuccessMessage>
        </div>
      )}
      {problem && (
        <div className={styles['problem']}>
          <Notice tone="bad">{text(problem.detail.messageKey)}</Notice>
        </div>
      )}
    </li>
  )
}

/** The game categories that count towards the mission. Renders nothing if all categories do. */
function Categories({ mission: { categories } }: Pick<MissionCardProps, 'mission'>): ReactNode {
  const getCategoryDisplay = useCategoryDisplay()
  if (categories.length === 0) return null
  return <span>{categories.map((category) => getCategoryDisplay(category).name).join(', ')}</span>
}
