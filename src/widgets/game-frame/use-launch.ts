import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import { Problem, reportProblem, useAct, useConfig } from '../../engine/index.ts'
import { type LaunchMode, useGameLauncher } from '../../features/games/index.ts'
import { useSession } from '../../features/session/index.ts'
import type { GameTarget } from './find-target.ts'

/** State of a launch. `late`: the game has not loaded in time, but may still load. */
export type Launch =
  | { readonly status: 'requesting' }
  | { readonly status: 'failed'; readonly problem: Problem }
  | { readonly status: 'loading' | 'late' | 'playing' | 'ended'; readonly address: string; readonly game: Game | undefined }

export interface GameLaunch {
  readonly launch: Launch
  /** Launches the game again with a new address, because the address of a launch can be opened only once. */
  relaunch(): void
  /** Called when the frame has loaded. */
  handleLoad(): void
  /** Restarts the timeout for a game that has not loaded in time. */
  keepWaiting(): void
}

const initialLaunch: Launch = { status: 'requesting' }

/**
 * Launches a game and handles its messages until unmount: refetches the balance when the game reports a change, and
 * performs the deposit action when the game requests it. Does nothing without a target.
 */
export function useLaunch(target: GameTarget | undefined, mode: LaunchMode, depositAction: Action | undefined): GameLaunch {
  const launcher = useGameLauncher()
  const timeoutSeconds = useConfig((config) => config.settings.times.launchTimeoutSeconds)
  const act = useAct()
  const { refreshBalance } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [launch, setLaunch] = useState<Launch>(initialLaunch)
  const launchKey = target && JSON.stringify([target.vassalage, target.gameId, target.nodeId, target.accountTypeName, mode])

  // When the target changes, the cleanup resets the state, so that the frame is removed during the next launch request.
  const startLaunch = useEffectEvent(() => target && launcher.launch(target, mode))
  useEffect(() => {
    const launchPromise = startLaunch()
    if (launchPromise === undefined) return
    let isCancelled = false
    launchPromise.then(
      (result) => isCancelled || setLaunch({ status: 'loading', ...result }),
      (error: unknown) => isCancelled || setLaunch({ status: 'failed', problem: toLaunchProblem(error) }),
    )
    return () => {
      isCancelled = true
      setLaunch(initialLaunch)
    }
  }, [launcher, launchKey, attempt])

  const isLoading = launch.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(
      () => setLaunch((current) => (current.status === 'loading' ? { ...current, status: 'late' } : current)),
      timeoutSeconds * 1000,
    )
    return () => clearTimeout(timer)
  }, [isLoading, timeoutSeconds])

  const address = 'address' in launch ? launch.address : undefined
  useEffect(() => (address === undefined ? undefined : launcher.reloadIfBlocked(address)), [launcher, address])

  const handleBalanceChange = useEffectEvent(() => void refreshBalance())
  const openDeposit = useEffectEvent(() => depositAction && act(depositAction))
  const hasFrame = 'address' in launch
  useEffect(() => {
    if (!hasFrame) return
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (!launcher.isTrustedOrigin(event.origin)) return
      const messageType = typeof event.data === 'object' && event.data !== null && 'type' in event.data ? event.data.type : undefined
      if (messageType === 'livery-game:ready') setLaunch((current) => ('address' in current ? { ...current, status: 'playing' } : current))
      if (messageType === 'livery-game:balance') handleBalanceChange()
      if (messageType === 'livery-game:deposit') openDeposit()
      if (messageType === 'livery-game:ended') setLaunch((current) => ('address' in current ? { ...current, status: 'ended' } : current))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [launcher, hasFrame])

  return {
    launch,
    relaunch: () => {
      setLaunch(initialLaunch)
      setAttempt((n) => n + 1)
    },
    handleLoad: () =>
      setLaunch((current) => (current.status === 'loading' || current.status === 'late' ? { ...current, status: 'playing' } : current)),
    keepWaiting: () => setLaunch((current) => (current.status === 'late' ? { ...current, status: 'loading' } : current)),
  }
}

/** Any error other than a `Problem`, such as a chunk that did not load, is reported. */
function toLaunchProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportProblem(error)
  return new Problem('chunk', { messageKey: 'error_chunk' })
}
