import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GivenReward } from '../../generated/api.ts'
import { type Problem, problemOf, useText } from '../../engine/index.ts'
import { useWriteMoment, useWriteReward } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { keepLine } from '../../ui/controls/keep-line.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { sourceIcons } from './source-icons.ts'
import styles from './style.module.css'
import type { Claims } from './use-claims.ts'

interface VoucherProps extends Pick<Claims, 'claim'> {
  readonly reward: GivenReward
}

/** A reward that can be claimed, or was a moment ago. */
export function Voucher({ reward, claim }: VoucherProps): ReactNode {
  const { id, source, title, kind, turnover, state, expiresAt } = reward
  const [problem, setProblem] = useState<Problem>()
  const { pending, run } = useSingleFlight()
  const writeReward = useWriteReward()
  const moment = useWriteMoment()
  const text = useText()
  const send = async (): Promise<void> => {
    setProblem(undefined)
    await claim(id).catch((error: unknown) => setProblem(problemOf(error)))
  }
  return (
    <li className={styles['voucher']} data-state={state}>
      <Money text={writeReward(reward)} className={styles['face']} />
      <div className={styles['about']}>
        <p className={styles['source']}>
          <Icon name={sourceIcons[source]} size={16} />
          {text(`rewards_source_${source}`)}
        </p>
        <h4 className={styles['title']}>{title}</h4>
        {kind === 'money' && (
          <p className={styles['terms']}>{turnover === 0 ? text('rewards_free') : text('rewards_turnover', { times: turnover })}</p>
        )}
        {problem && <Notice tone="bad">{text(problem.detail.messageKey)}</Notice>}
      </div>
      <div className={styles['foot']}>
        {state === 'claimed' ? (
          <Done reward={reward} />
        ) : (
          <>
            <span className={styles['until']}>
              {expiresAt === undefined ? text('rewards_lasts') : text('rewards_until', { time: keepLine(moment(expiresAt)) })}
            </span>
            <Button tone="primary" busy={pending} onClick={() => void run(send)}>
              {text('rewards_claim')}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

/** Stands in the place of the button that was pressed, and takes its focus. */
function Done({ reward }: { readonly reward: GivenReward }): ReactNode {
  const line = useRef<HTMLParagraphElement>(null)
  const writeReward = useWriteReward()
  const text = useText()
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={line} tabIndex={-1} className={styles['done']} role="status">
      <Icon name="success" size={20} />
      {text(reward.turnover === 0 ? 'rewards_done' : 'rewards_done_bonus', { what: writeReward(reward) })}
    </p>
  )
}
