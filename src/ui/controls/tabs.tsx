import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'
import { useScrollCurrentIntoView } from '../hooks/use-scroll-current-into-view.ts'
import { findNextIndex } from './find-next-index.ts'
import styles from './tabs.module.css'

export interface Tab {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly count?: number
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** Id of the panel that the tabs control. It must have the role `tabpanel`. */
  readonly panelId: string
  readonly variant?: 'line' | 'pills' | 'segments'
  /**
   * Whether the tabs fill the width. They have equal widths in windows of 1024 px or more; in the variant `segments`,
   * in windows of any width.
   */
  readonly fillsWidth?: boolean
  /** Whether tabs wrap into several rows in windows of 640 px or more. */
  readonly wrap?: boolean
}

/** Returns the id of a tab, for the panel's `aria-labelledby`. */
export const getTabId = (panelId: string, id: string): string => `${panelId}-${id}`

/**
 * Tabs that control one panel. Arrow keys activate the next tab immediately; only the active tab is in the tab order.
 */
export function Tabs({ label, tabs, value, onChange, panelId, variant = 'line', fillsWidth = false, wrap = false }: TabsProps): ReactNode {
  const selectedIndex = tabs.findIndex((tab) => tab.id === value)
  const tabStopIndex = Math.max(0, selectedIndex)
  const tabListRef = useScrollCurrentIntoView<HTMLDivElement>(value)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = findNextIndex(event.key, selectedIndex, tabs.length, 'x', getComputedStyle(event.currentTarget).direction === 'rtl')
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    document.getElementById(getTabId(panelId, tab.id))?.focus()
  }
  return (
    <div
      ref={tabListRef}
      role="tablist"
      aria-label={label}
      className={cx(styles['tabs'], styles[variant], fillsWidth && styles['even'], wrap && styles['wrap'])}
      {...(fillsWidth && { style: { '--tabs': tabs.length } as CSSProperties })}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={getTabId(panelId, tab.id)}
          aria-selected={tab.id === value}
          aria-controls={panelId}
          tabIndex={index === tabStopIndex ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon && <Icon name={tab.icon} size={18} />}
          {tab.label}
          {tab.count !== undefined && <span className={cx(styles['count'], 'figures')}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
