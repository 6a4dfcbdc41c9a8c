import type { ReactNode } from 'react'
import { ActionLink, useConfig, useFactStates, useText } from '../../../engine/index.ts'
import { Button, getButtonClass } from '../../../ui/controls/button.tsx'
import { Empty } from '../../../ui/controls/empty.tsx'

export interface EmptyGamesProps {
  readonly failed: boolean
  readonly level: 2 | 3
  /** The filter without results: its name, and a function that clears it. */
  readonly filter?: { readonly name: string; readonly clear: () => void } | undefined
  /** Retries the request. If missing, the button refetches the site's status and menus, the member and the balance. */
  readonly onRetry?: () => void
}

/** Replaces games that are missing or failed to load. */
export function EmptyGames({ failed, level, filter, onRetry }: EmptyGamesProps): ReactNode {
  const { refresh, offline } = useFactStates()
  const home = useConfig((config) => config.routes.home)
  const text = useText()
  if (!failed && filter)
    return (
      <Empty
        icon="live"
        level={level}
        title={text('games_none_of_title', { type: filter.name })}
        text={text('games_none_of_text')}
        action={<Button onClick={filter.clear}>{text('games_none_of_action')}</Button>}
      />
    )
  if (!failed) {
    const action = (
      <ActionLink action={{ route: home }} className={getButtonClass()}>
        {text('games_none_action')}
      </ActionLink>
    )
    return <Empty icon="slots" level={level} title={text('games_none_title')} text={text('games_none_text')} action={action} />
  }
  return (
    <Empty
      icon="warning"
      level={level}
      title={text('games_failed_title')}
      text={text(offline ? 'engine_offline' : 'games_failed_text')}
      action={<Button onClick={onRetry ?? (() => void refresh())}>{text('engine_retry')}</Button>}
    />
  )
}
