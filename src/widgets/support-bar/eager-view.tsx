import type { ReactNode } from 'react'
import { lazyView, useConfig, useSite, type WidgetViewProps } from '../../engine/index.ts'
import { isApp } from './is-app.ts'
import { EdgeTabs } from './edge-tabs.tsx'

/** Loaded on demand, because only the `cards` variant needs it. */
const Cards = lazyView('support-bar/cards', async () => (await import('./cards.tsx')).Cards)

/** The entries of `navigation.rightBar`, and QR codes of the apps, which replace the entry of the download page. */
export function View({ props }: WidgetViewProps<'support-bar'>): ReactNode {
  const items = useSite((site) => site.navigation.rightBar)
  const showsApps = useSite((site) => site.resources.some(isApp)) && props.download !== false
  const downloadRoute = useConfig(({ routes }) => routes.download)
  if (items.length === 0 && !showsApps) return null
  const isDownload = ({ route }: { route?: string }): boolean => route !== undefined && route === downloadRoute
  const visibleItems = showsApps ? items.filter((item) => !isDownload(item.action)) : items
  const downloadLabelKey = items.find((item) => isDownload(item.action))?.name ?? 'in_download'
  return props.variant === 'cards' ? (
    <Cards items={visibleItems} showsApps={showsApps} downloadLabelKey={downloadLabelKey} title={props.title} />
  ) : (
    <EdgeTabs items={visibleItems} showsApps={showsApps} downloadLabelKey={downloadLabelKey} />
  )
}
