import type { ReactNode } from 'react'
import { ActionLink, type Problem, useConfig, useText } from '../../engine/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { FrameMessage } from '../../ui/media/frame-layout.tsx'
import type { GameTarget } from './find-target.ts'
import { Suggestions } from './suggestions.tsx'

export interface LaunchErrorProps {
  readonly problem: Problem
  readonly target: GameTarget
  readonly name: string
  onRetry(): void
}

/** The reason why a game did not start, with the action that helps: retry, play another game, or sign up. */
export function LaunchError({ problem, target, name, onRetry }: LaunchErrorProps): ReactNode {
  const text = useText()
  const registerOverlay = useConfig(({ overlays }) => overlays.register)
  const isInMaintenance = problem.code === 'game_maintenance'
  const isUnavailable = isInMaintenance || problem.code === 'game_unavailable'
  return (
    <FrameMessage
      title={text('frame_trouble', { name })}
      text={isInMaintenance ? text('games_maintenance_text', { name }) : text(problem.detail.messageKey)}
      footer={isUnavailable && target.category && <Suggestions category={target.category} unavailableGameId={target.gameId} />}
    >
      {problem.code === 'real_account_required' && registerOverlay !== undefined ? (
        <ActionLink action={{ overlay: registerOverlay }} className={getButtonClass({ tone: 'primary' })}>
          {text('in_register')}
        </ActionLink>
      ) : (
        <Button {...(!isUnavailable && { tone: 'primary' as const })} onClick={onRetry}>
          {text('engine_retry')}
        </Button>
      )}
    </FrameMessage>
  )
}
