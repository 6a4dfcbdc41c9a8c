import { useEffect, useState, type ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import { useConfig, useEngine, usePorts, usePreferences, useText } from '../../engine/index.ts'
import { GameRows, SkeletonRows } from './game-rows.tsx'
import styles from './style.module.css'

interface PopularProps {
  readonly count: number
  /** Whether results that replace these games are loading: skeletons are then shown even if there are no games. */
  readonly isSearching: boolean
}

/** The most played games of the brand. Renders nothing if there are none or they fail to load. */
export function Popular({ count, isSearching }: PopularProps): ReactNode {
  const { game } = usePorts()
  const supported = useEngine().supports('game.popular')
  const device = useConfig((config) => config.merchant.device)
  const { language, languages } = usePreferences()
  const languageTag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  const [games, setGames] = useState<readonly Game[] | undefined>(supported ? undefined : [])
  const text = useText()
  useEffect(() => {
    if (!supported) return undefined
    let cancelled = false
    game.popular({ count, device, language: languageTag }).then(
      ({ list }) => {
        if (!cancelled) setGames(list)
      },
      () => {
        if (!cancelled) setGames([])
      },
    )
    return () => void (cancelled = true)
  }, [game, supported, count, device, languageTag])
  if (games === undefined || (isSearching && games.length === 0)) return <SkeletonRows count={6} />
  if (games.length === 0) return null
  return (
    <>
      <h3 className={styles['heading']}>{text('search_popular')}</h3>
      <GameRows games={games} label={text('search_popular')} />
    </>
  )
}
