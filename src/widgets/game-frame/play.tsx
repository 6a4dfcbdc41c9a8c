import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { useConfig, useGameName, useGamePicture, useText } from '../../engine/index.ts'
import { useGameRoom, type LaunchWay } from '../../engine/later.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Bar } from './bar.tsx'
import type { Target } from './find-target.ts'
import styles from './style.module.css'
import { Trouble } from './trouble.tsx'
import { useAbove } from './use-above.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLaunch, type Launch } from './use-launch.ts'

export interface PlayProps {
  readonly target: Target
  readonly way: LaunchWay
}

/** A game that is launched and played, with its bar. */
export function Play({ target, way }: PlayProps): ReactNode {
  const text = useText()
  const room = useGameRoom()
  const part = useRef<HTMLElement>(null)
  const screen = useFullScreen(part)
  const above = useAbove(part)
  const { launch, again, loaded, wait } = useLaunch(target, way)
  const game = target.game ?? ('game' in launch ? launch.game : undefined)
  const nameOf = useGameName()
  const name = game === undefined ? text('page_game_title') : nameOf(game)
  const playing = launch.at === 'playing'
  useEffect(
    () =>
      playing
        ? room.guard({ title: 'frame_leave_title', text: 'frame_leave_text', confirm: 'frame_leave_submit', cancel: 'frame_stay' })
        : undefined,
    [playing, room],
  )

  const inWindow = async (): Promise<void> => {
    const opened = room.openWindow()
    if (opened === undefined) return
    try {
      const { address } = await room.launch(target, way)
      opened.opener = null
      opened.location.replace(address)
    } catch {
      opened.close()
      again()
    }
  }

  return (
    <section
      ref={part}
      className={cx(styles['play'], screen.full && styles['full'])}
      style={{ '--above': `${String(above)}px` } as CSSProperties}
      aria-label={text('frame_of', { name })}
    >
      <Bar
        name={name}
        target={target}
        trial={way === 'trial'}
        full={screen.full}
        onFull={screen.toggle}
        onReload={again}
        onWindow={() => void inWindow()}
      />
      <div className={styles['stage']}>
        {'address' in launch && (
          <iframe
            key={launch.address}
            className={styles['frame']}
            src={launch.address}
            title={text('frame_of', { name })}
            sandbox="allow-scripts allow-same-origin"
            allow="fullscreen"
            referrerPolicy="origin"
            onLoad={loaded}
          />
        )}
        <Cover launch={launch} target={target} name={name} again={again} wait={wait} part={part} />
      </div>
    </section>
  )
}

interface CoverProps {
  readonly launch: Launch
  readonly target: Target
  readonly name: string
  readonly part: RefObject<HTMLElement | null>
  again(): void
  wait(): void
}

/** What lies over the frame until the game is there, and where something went wrong. */
function Cover({ launch, target, name, again, wait }: CoverProps): ReactNode {
  const text = useText()
  if (launch.at === 'playing') return null
  if (launch.at === 'failed') return <Trouble problem={launch.problem} target={target} name={name} onAgain={again} />
  if (launch.at === 'ended')
    return (
      <Sign title={text('frame_ended_title')} words={text('frame_ended_text')}>
        <Button tone="primary" onClick={again}>
          {text('frame_again')}
        </Button>
      </Sign>
    )
  if (launch.at === 'late')
    return (
      <Sign title={text('frame_late_title')} words={text('frame_late_text', { name })}>
        <Button tone="primary" onClick={again}>
          {text('engine_retry')}
        </Button>
        <Button onClick={wait}>{text('frame_wait')}</Button>
      </Sign>
    )
  return <Opening target={target} name={name} />
}

function Opening({ target, name }: Pick<CoverProps, 'target' | 'name'>): ReactNode {
  const text = useText()
  const picture = useGamePicture()
  const seconds = useConfig((config) => config.settings.times.launchTimeoutSeconds)
  return (
    <div className={styles['cover']} role="status">
      {target.game && <img className={styles['picture']} src={picture(target.game, 's')} alt="" width={180} height={240} />}
      <p className={styles['opening']}>{text('frame_opening_of', { name })}</p>
      <Spinner size={28} />
      <span className={styles['progress']} style={{ animationDuration: `${String(seconds)}s` }} aria-hidden="true" />
    </div>
  )
}

function Sign({ title, words, children }: { readonly title: string; readonly words: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['cover']} role="alert">
      <h2 className={styles['title']}>{title}</h2>
      <p>{words}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  )
}
