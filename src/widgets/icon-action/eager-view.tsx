import type { ReactNode } from 'react'
import { ActionLink, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { iconButtonClass } from '../../ui/controls/icon-button.tsx'
import styles from './style.module.css'

/** An icon button that performs an action. */
export function View({ props: { icon, label, action } }: WidgetViewProps<'icon-action'>): ReactNode {
  const name = useText()(label)
  const isListedInSheet = useSite(({ overlays }) => action.overlay !== undefined && overlays[action.overlay]?.icon !== undefined)
  return (
    <ActionLink action={action} className={cx(iconButtonClass, isListedInSheet && styles['listedInSheet'])} aria-label={name} title={name}>
      <Icon name={icon} />
    </ActionLink>
  )
}
