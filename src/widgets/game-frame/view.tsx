import { useEffect, useState, type ReactNode } from 'react'
import {
  ActionLink,
  useConfig,
  useFactStates,
  usePorts,
  useSearchParameter,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { type LaunchMode, useGameLauncher } from '../../features/games/index.ts'
import { LoginActions } from '../../features/session/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { findGameTarget, findLotteryTarget, type GameTarget, toGameTarget } from './find-target.ts'
import { RunningGame } from './running-game.tsx'
import styles from './style.module.css'

/** The page of a game: visitors are asked to log in, and players see the game in a frame. */
export function View({ props: { lottery, deposit } }: WidgetViewProps<'game-frame'>): ReactNode {
  const code = useSearchParameter('gameCode')
  const playType = useSearchParameter('playType')
  const isTrial = useSearchParameter('mode') === 'trial'
  const launcher = useGameLauncher()
  const { target, isLoading } = useGameTarget(lottery?.category, code)
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  if (isVisitor) return <LoginPrompt />
  if (isLoading) return <LoadingGame />
  if (target === undefined) return <NoGame />
  const backUrl = launcher.getReturnUrl(`${window.location.pathname}`)
  const mode: LaunchMode = lottery === undefined ? (isTrial ? 'trial' : 'real') : { area: lottery.area, gameCode: code, playType, backUrl }
  return <RunningGame key={`${target.vassalage}/${target.gameId}`} target={target} mode={mode} depositAction={deposit} />
}

/** Returns the game that the URL names. A lottery that is not among the loaded games of its category is fetched. */
function useGameTarget(category: string | undefined, code: string | undefined): { target: GameTarget | undefined; isLoading: boolean } {
  const gameId = useSearchParameter('game')
  const vendor = useSearchParameter('vendor')
  const categories = useSite((site) => site.categories)
  const merchant = useConfig((config) => config.merchant.code)
  const hasLoadedMenus = useFactStates().gameMenus !== 'pending' || categories.length > 0
  const { game: gamePort } = usePorts()
  const lotteryCategory = categories.find(({ id }) => id === category)
  const listedTarget = category === undefined ? findGameTarget(categories, gameId, vendor) : findLotteryTarget(lotteryCategory, code)
  const [fetchedLottery, setFetchedLottery] = useState<{ readonly code: string; readonly target: GameTarget | undefined }>()
  const shouldFetch =
    category !== undefined && code !== undefined && hasLoadedMenus && listedTarget === undefined && fetchedLottery?.code !== code
  useEffect(() => {
    if (!shouldFetch) return
    gamePort.list({ merchant, gameType: code, pageSize: 20 }).then(
      ({ games }) =>
        setFetchedLottery({
          code,
          target:
            findLotteryTarget(lotteryCategory && { ...lotteryCategory, games }, code) ??
            (games[0] && toGameTarget(games[0], lotteryCategory)),
        }),
      () => setFetchedLottery({ code, target: undefined }),
    )
  }, [shouldFetch, gamePort, merchant, code, lotteryCategory])
  return {
    target: listedTarget ?? (fetchedLottery?.code === code ? fetchedLottery?.target : undefined),
    isLoading: !hasLoadedMenus || shouldFetch,
  }
}

function LoginPrompt(): ReactNode {
  const text = useText()
  const launcher = useGameLauncher()
  useEffect(() => launcher.promptLogin(), [launcher])
  return (
    <div className={styles['page']}>
      <Empty icon="lock" level={1} title={text('frame_login_title')} text={text('frame_login_text')} action={<LoginActions />} />
    </div>
  )
}

function LoadingGame(): ReactNode {
  const text = useText()
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{text('page_game_title')}</h1>
      <Spinner size={40} label={text('frame_opening')} />
    </div>
  )
}

function NoGame(): ReactNode {
  const text = useText()
  const homeRoute = useConfig((config) => config.routes.home)
  return (
    <div className={styles['page']}>
      <Empty
        icon="play"
        level={1}
        title={text('frame_none_title')}
        text={text('frame_none_text')}
        action={
          <ActionLink action={{ route: homeRoute }} className={getButtonClass({ tone: 'primary' })}>
            {text('choose_game')}
          </ActionLink>
        }
      />
    </div>
  )
}
