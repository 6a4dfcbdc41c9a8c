import { useEffect, type ReactNode } from 'react'
import type { Action } from '../../generated/config.ts'
import { ActionLink, useConfig, useText } from '../../engine/index.ts'
import { type LaunchMode, useGameLauncher, useGameName, useGamePicture } from '../../features/games/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FrameOverlay, FrameMessage, FrameLayout, frameBackClass, frameClass } from '../../ui/media/frame-layout.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import type { GameTarget } from './find-target.ts'
import styles from './style.module.css'
import { LaunchError } from './launch-error.tsx'
import { useLaunch, type Launch } from './use-launch.ts'

export interface RunningGameProps {
  readonly target: GameTarget
  readonly mode: LaunchMode
  /** Action performed when the game asks for a deposit; if `undefined`, the game's message is ignored. */
  readonly depositAction: Action | undefined
}

/** A launched game with its toolbar. */
export function RunningGame({ target, mode, depositAction }: RunningGameProps): ReactNode {
  const text = useText()
  const launcher = useGameLauncher()
  const { launch, relaunch, handleLoad, keepWaiting } = useLaunch(target, mode, depositAction)
  const game = target.game ?? ('game' in launch ? launch.game : undefined)
  const getGameName = useGameName()
  const name = game && getGameName(game)
  const frameTitle = name === undefined ? text('page_game_title') : text('frame_of', { name })
  const isPlaying = launch.status === 'playing'
  useEffect(
    () =>
      isPlaying
        ? launcher.guard({ title: 'frame_leave_title', text: 'frame_leave_text', confirm: 'frame_leave_submit', cancel: 'frame_stay' })
        : undefined,
    [isPlaying, launcher],
  )

  const openInWindow = async (): Promise<void> => {
    const gameWindow = launcher.openWindow()
    if (gameWindow === undefined) return
    try {
      const { address } = await launcher.launch(target, mode)
      gameWindow.opener = null
      gameWindow.location.replace(address)
    } catch {
      gameWindow.close()
      relaunch()
    }
  }

  return (
    <FrameLayout
      label={frameTitle}
      title={name ?? text('page_game_title')}
      subtitle={target.category?.vendors.find(({ code }) => code === target.vassalage)?.name}
      badge={mode === 'trial' && <Badge tone="accent">{text('frame_trial')}</Badge>}
      back={<BackLink route={target.category?.route} />}
      tools={
        <>
          <IconButton icon="refresh" label={text('frame_reload')} onClick={relaunch} />
          <IconButton icon="external" label={text('frame_window')} onClick={() => void openInWindow()} />
        </>
      }
      labels={{ enterFullScreen: text('frame_full'), exitFullScreen: text('frame_full_leave') }}
    >
      {'address' in launch && (
        <iframe
          key={launch.address}
          className={frameClass}
          src={launch.address}
          title={frameTitle}
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen"
          referrerPolicy="origin"
          onLoad={handleLoad}
        />
      )}
      <LaunchOverlay launch={launch} target={target} name={name} relaunch={relaunch} keepWaiting={keepWaiting} />
    </FrameLayout>
  )
}

function BackLink({ route }: { readonly route: string | undefined }): ReactNode {
  const text = useText()
  const homeRoute = useConfig((config) => config.routes.home)
  return (
    <ActionLink action={{ route: route ?? homeRoute }} className={frameBackClass} aria-label={text('frame_back')}>
      <Icon name="previous" size={20} />
      <span>{text('frame_back')}</span>
    </ActionLink>
  )
}

interface LaunchOverlayProps {
  readonly launch: Launch
  readonly target: GameTarget
  /** `undefined` if the game is not among those that were loaded. */
  readonly name: string | undefined
  relaunch(): void
  keepWaiting(): void
}

/** The overlay over the frame until the game has loaded, and after a failed launch or the end of the game. */
function LaunchOverlay({ launch, target, name, relaunch, keepWaiting }: LaunchOverlayProps): ReactNode {
  const text = useText()
  if (launch.status === 'playing') return null
  const subject = name ?? text('frame_this_game')
  if (launch.status === 'failed') return <LaunchError problem={launch.problem} target={target} name={subject} onRetry={relaunch} />
  if (launch.status === 'ended')
    return (
      <FrameMessage title={text('frame_ended_title')} text={text('frame_ended_text')}>
        <Button tone="primary" onClick={relaunch}>
          {text('frame_again')}
        </Button>
      </FrameMessage>
    )
  if (launch.status === 'late')
    return (
      <FrameMessage title={text('frame_late_title')} text={text('frame_late_text', { name: subject })}>
        <Button tone="primary" onClick={relaunch}>
          {text('engine_retry')}
        </Button>
        <Button onClick={keepWaiting}>{text('frame_wait')}</Button>
      </FrameMessage>
    )
  return <LaunchProgress target={target} name={name} />
}

function LaunchProgress({ target, name }: Pick<LaunchOverlayProps, 'target' | 'name'>): ReactNode {
  const text = useText()
  const getPictureUrl = useGamePicture()
  const seconds = useConfig((config) => config.settings.times.launchTimeoutSeconds)
  return (
    <FrameOverlay role="status">
      {target.game && (
        <img className={styles['picture']} src={getPictureUrl(target.game, 's') || undefined} alt="" width={180} height={240} />
      )}
      <p className={styles['opening']}>{name === undefined ? text('frame_opening') : text('frame_opening_of', { name })}</p>
      <Spinner size={28} />
      <span className={styles['progress']} style={{ animationDuration: `${String(seconds)}s` }} aria-hidden="true" />
    </FrameOverlay>
  )
}
