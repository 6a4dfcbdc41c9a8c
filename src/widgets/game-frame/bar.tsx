import type { ReactNode } from 'react'
import { ActionLink, useConfig, useText } from '../../engine/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Target } from './find-target.ts'
import styles from './style.module.css'

export interface BarProps {
  readonly name: string
  readonly target: Target
  readonly trial: boolean
  readonly full: boolean
  onFull(): void
  onReload(): void
  onWindow(): void
}

/** What stands above a game: the way back, what it is, and what can be done with its frame. */
export function Bar({ name, target: { category, vassalage }, trial, full, onFull, onReload, onWindow }: BarProps): ReactNode {
  const text = useText()
  const home = useConfig((config) => config.routes.home)
  const vendor = category?.vendors.find(({ code }) => code === vassalage)?.name
  return (
    <div className={styles['bar']}>
      <ActionLink action={{ route: category?.route ?? home }} className={styles['back']} aria-label={text('frame_back')}>
        <Icon name="previous" size={20} />
        <span>{text('frame_back')}</span>
      </ActionLink>
      <div className={styles['names']}>
        <h1 className={styles['name']}>{name}</h1>
        {vendor !== undefined && <span className={styles['vendor']}>{vendor}</span>}
        {trial && <Badge tone="accent">{text('frame_trial')}</Badge>}
      </div>
      <div className={styles['tools']}>
        <IconButton icon="refresh" label={text('frame_reload')} onClick={onReload} />
        <IconButton icon="external" label={text('frame_window')} onClick={onWindow} />
        <IconButton
          icon={full ? 'close' : 'expand'}
          label={text(full ? 'frame_full_leave' : 'frame_full')}
          onClick={onFull}
          aria-pressed={full}
        />
      </div>
    </div>
  )
}
