import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import { Problem, useAct, useConfig } from '../../engine/index.ts'
import { type LaunchWay, useGameLauncher } from '../../features/games/index.ts'
import { useSession } from '../../features/session/index.ts'
import type { Target } from './find-target.ts'

/** State of a launch. `late`: the vendor has not responded in time, but still may. */
export type Launch =
  | { readonly at: 'asking' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'loading' | 'late' | 'playing' | 'ended'; readonly address: string; readonly game: Game | undefined }

export interface GameLaunch {
  readonly launch: Launch
  /** Launches again; each launch can be opened only once. */
  relaunch(): void
  /** Called when the frame has loaded. */
  loaded(): void
  /** Keeps waiting for a late vendor. */
  wait(): void
}

const initialLaunch: Launch = { at: 'asking' }

/**
 * Launches a game and follows it until unmount: winnings and stakes update the balance, and a balance that is too low
 * opens a deposit. Does nothing without a target.
 */
export function useLaunch(target: Target | undefined, way: LaunchWay, deposit: Action | undefined): GameLaunch {
  const launcher = useGameLauncher()
  const seconds = useConfig((config) => config.settings.times.launchTimeoutSeconds)
  const act = useAct()
  const { refreshBalance } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [launch, setLaunch] = useState<Launch>(initialLaunch)
  const requested = target && JSON.stringify([target.vassalage, target.gameId, target.nodeId, target.accountTypeName, way])

  // A launch ends with its target: its frame is removed before the next one is requested.
  const startLaunch = useEffectEvent(() => target && launcher.launch(target, way))
  useEffect(() => {
    const begun = startLaunch()
    if (begun === undefined) return
    let cancelled = false
    begun.then(
      (launched) => cancelled || setLaunch({ at: 'loading', ...launched }),
      (error: unknown) => cancelled || setLaunch({ at: 'failed', problem: toProblem(error) }),
    )
    return () => {
      cancelled = true
      setLaunch(initialLaunch)
    }
  }, [launcher, requested, attempt])

  const waiting = launch.at === 'loading'
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLaunch((now) => (now.at === 'loading' ? { ...now, at: 'late' } : now)), seconds * 1000)
    return () => clearTimeout(timer)
  }, [waiting, seconds])

  const followBalance = useEffectEvent(() => void refreshBalance())
  const leadToDeposit = useEffectEvent(() => deposit && act(deposit))
  const framed = 'address' in launch
  useEffect(() => {
    if (!framed) return
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (!launcher.trusts(event.origin)) return
      const messageType = typeof event.data === 'object' && event.data !== null && 'type' in event.data ? event.data.type : undefined
      if (messageType === 'livery-game:ready') setLaunch((now) => ('address' in now ? { ...now, at: 'playing' } : now))
      if (messageType === 'livery-game:balance') followBalance()
      if (messageType === 'livery-game:deposit') leadToDeposit()
      if (messageType === 'livery-game:ended') setLaunch((now) => ('address' in now ? { ...now, at: 'ended' } : now))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [launcher, framed])

  return {
    launch,
    relaunch: () => {
      setLaunch(initialLaunch)
      setAttempt((n) => n + 1)
    },
    loaded: () => setLaunch((now) => (now.at === 'loading' || now.at === 'late' ? { ...now, at: 'playing' } : now)),
    wait: () => setLaunch((now) => (now.at === 'late' ? { ...now, at: 'loading' } : now)),
  }
}

const toProblem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('chunk', { messageKey: 'error_chunk' }))
