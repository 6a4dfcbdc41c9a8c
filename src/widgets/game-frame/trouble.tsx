import type { ReactNode } from 'react'
import { ActionLink, useText, type Problem } from '../../engine/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Target } from './find-target.ts'
import styles from './style.module.css'
import { Suggestions } from './suggestions.tsx'

export interface TroubleProps {
  readonly problem: Problem
  readonly target: Target
  readonly name: string
  onAgain(): void
}

/** Why a game does not start, and what can be done: another try, another game, an account. */
export function Trouble({ problem, target, name, onAgain }: TroubleProps): ReactNode {
  const text = useText()
  const closed = problem.code === 'game_maintenance'
  const hopeless = closed || problem.code === 'game_unavailable'
  return (
    <div className={styles['cover']} role="alert">
      <h2 className={styles['title']}>{text('frame_trouble', { name })}</h2>
      <p>{closed ? text('games_maintenance_text', { name }) : text(problem.detail.messageKey)}</p>
      <div className={styles['ways']}>
        {problem.code === 'true_account_required' ? (
          <ActionLink action={{ overlay: 'register' }} className={buttonClass({ tone: 'primary' })}>
            {text('in_increase_submit')}
          </ActionLink>
        ) : (
          <Button {...(!hopeless && { tone: 'primary' as const })} onClick={onAgain}>
            {text('engine_retry')}
          </Button>
        )}
      </div>
      {hopeless && target.category && <Suggestions category={target.category} closed={target.gameId} />}
    </div>
  )
}
