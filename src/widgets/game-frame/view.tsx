import { useEffect, useState, type ReactNode } from 'react'
import {
  ActionLink,
  useConfig,
  useFacts,
  usePorts,
  useSearchParameter,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { type LaunchWay, useGameLauncher } from '../../features/games/index.ts'
import { VisitorEntry } from '../../features/session/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { findGame, findLottery, type Target, toTarget } from './find-target.ts'
import { Play } from './play.tsx'
import styles from './style.module.css'

/** The page of a game: log in first, then the game in its frame. */
export function View({ props: { lottery, deposit } }: WidgetViewProps<'game-frame'>): ReactNode {
  const code = useSearchParameter('gameCode')
  const playType = useSearchParameter('playType')
  const trial = useSearchParameter('mode') === 'trial'
  const launcher = useGameLauncher()
  const { target, waiting } = useTarget(lottery?.category, code)
  const visitor = useSite((site) => site.visitor.kind === 'visitor')
  if (visitor) return <LogIn />
  if (waiting) return <Waiting />
  if (target === undefined) return <NoGame />
  const backUrl = launcher.backAddress(`${window.location.pathname}`)
  const way: LaunchWay = lottery === undefined ? (trial ? 'trial' : 'real') : { area: lottery.area, gameCode: code, playType, backUrl }
  return <Play key={`${target.vassalage}/${target.gameId}`} target={target} way={way} deposit={deposit} />
}

/** The game of the address. A lottery that is not among the loaded games of its category is fetched. */
function useTarget(category: string | undefined, code: string | undefined): { target: Target | undefined; waiting: boolean } {
  const gameId = useSearchParameter('game')
  const vendor = useSearchParameter('vendor')
  const categories = useSite((site) => site.categories)
  const merchant = useConfig((config) => config.merchant.code)
  const known = useFacts().gameMenus !== 'waiting' || categories.length > 0
  const { game: port } = usePorts()
  const own = categories.find(({ id }) => id === category)
  const listed = category === undefined ? findGame(categories, gameId, vendor) : findLottery(own, code)
  const [fetched, setFetched] = useState<{ readonly code: string; readonly target: Target | undefined }>()
  const shouldFetch = category !== undefined && code !== undefined && known && listed === undefined && fetched?.code !== code
  useEffect(() => {
    if (!shouldFetch) return
    port.list({ merchant, gameType: code, pageSize: 20 }).then(
      ({ games }) => setFetched({ code, target: findLottery(own && { ...own, games }, code) ?? (games[0] && toTarget(games[0], own)) }),
      () => setFetched({ code, target: undefined }),
    )
  }, [shouldFetch, port, merchant, code, own])
  return { target: listed ?? (fetched?.code === code ? fetched?.target : undefined), waiting: !known || shouldFetch }
}

function LogIn(): ReactNode {
  const text = useText()
  const launcher = useGameLauncher()
  useEffect(() => launcher.promptLogin(), [launcher])
  return (
    <div className={styles['face']}>
      <Empty icon="lock" level={1} title={text('frame_login_title')} text={text('frame_login_text')} action={<VisitorEntry />} />
    </div>
  )
}

function Waiting(): ReactNode {
  const text = useText()
  return (
    <div className={styles['face']}>
      <h1 className="visually-hidden">{text('page_game_title')}</h1>
      <Spinner size={40} label={text('frame_opening')} />
    </div>
  )
}

function NoGame(): ReactNode {
  const text = useText()
  const home = useConfig((config) => config.routes.home)
  return (
    <div className={styles['face']}>
      <Empty
        icon="play"
        level={1}
        title={text('frame_none_title')}
        text={text('frame_none_text')}
        action={
          <ActionLink action={{ route: home }} className={buttonClass({ tone: 'primary' })}>
            {text('choose_game')}
          </ActionLink>
        }
      />
    </div>
  )
}
