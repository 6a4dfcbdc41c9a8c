import { type ReactNode, useState } from 'react'
import type { Reward } from '../../generated/api.ts'
import { type Problem, toProblem, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatTimestamp, useFormatReward } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SuccessMessage } from '../../ui/controls/success-message.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Voucher } from '../../ui/controls/voucher.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { PlaySpinsButton } from './play-spins-button.tsx'
import { sourceIcons } from './past-reward.tsx'
import styles from './style.module.css'
import type { Claims } from './use-claims.ts'

interface RewardVoucherProps extends Pick<Claims, 'claim'> {
  readonly reward: Reward
}

/** A reward that can be claimed or played, or has just been claimed. */
export function RewardVoucher({ reward, claim }: RewardVoucherProps): ReactNode {
  const { id, source, title, kind, turnover, state, expiresAt, freeSpins } = reward
  const [problem, setProblem] = useState<Problem>()
  const { pending, run } = useSingleFlight()
  const formatReward = useFormatReward()
  const formatAmount = useFormatAmount()
  const formatTime = useFormatTimestamp()
  const text = useText()
  const submitClaim = async (): Promise<void> => {
    setProblem(undefined)
    await claim(id).catch((error: unknown) => setProblem(toProblem(error)))
  }
  return (
    <Voucher
      level={4}
      title={title}
      unavailable={state === 'claimed'}
      value={<Money text={formatReward(reward)} />}
      eyebrow={
        <p className={styles['source']}>
          <Icon name={sourceIcons[source]} size={16} />
          {text(`rewards_source_${source}`)}
        </p>
      }
      footer={
        state === 'claimed' ? (
          <SuccessMessage takesFocus>
            {text(turnover === 0 ? 'rewards_done' : 'rewards_done_bonus', { what: formatReward(reward) })}
          </SuccessMessage>
        ) : (
          <>
            <span className={styles['until']}>
              {expiresAt === undefined
                ? text('rewards_no_expiry')
                : text(freeSpins ? 'rewards_spins_until' : 'rewards_until', { time: preventLineBreaks(formatTime(expiresAt)) })}
            </span>
            {freeSpins ? (
              <PlaySpinsButton freeSpins={freeSpins} title={title} />
            ) : (
              <Button tone="primary" busy={pending} onClick={() => void run(submitClaim)}>
                {text('rewards_claim')}
                <span className="visually-hidden">: {title}</span>
              </Button>
            )}
          </>
        )
      }
    >
      {kind === 'money' && (
        <p className={styles['terms']}>{turnover === 0 ? text('rewards_free') : text('rewards_turnover', { times: turnover })}</p>
      )}
      {freeSpins && (
        <p className={styles['terms']}>
          {text('rewards_spins_game', { game: freeSpins.name, stake: formatAmount.plain(freeSpins.stake) })}
          <br />
          {turnover === 0 ? text('rewards_spins_free') : text('rewards_spins_turnover', { times: turnover })}
        </p>
      )}
      {problem && <Notice tone="bad">{text(problem.detail.messageKey)}</Notice>}
    </Voucher>
  )
}
