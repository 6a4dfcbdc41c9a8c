import type { ReactNode } from 'react'
import { lazyView, useConfig, useSite, type WidgetViewProps } from '../../engine/index.ts'
import { EdgeTabs } from './edge-tabs.tsx'

/** A separate chunk, since no first page has the cards. */
const Cards = lazyView('support-bar/cards', async () => (await import('./cards.tsx')).Cards)

/** The entries of `navigation.rightBar`, and the apps with QR codes. */
export function View({ props }: WidgetViewProps<'support-bar'>): ReactNode {
  const items = useSite((site) => site.navigation.rightBar)
  const apps = useSite((site) => site.resources.length > 0) && props.download !== false
  const downloadRoute = useConfig(({ routes }) => routes.download)
  if (items.length === 0 && !apps) return null
  const isDownload = ({ route }: { route?: string }): boolean => route !== undefined && route === downloadRoute
  const visible = apps ? items.filter((item) => !isDownload(item.action)) : items
  const download = items.find((item) => isDownload(item.action))?.name ?? 'in_download'
  return props.variant === 'cards' ? (
    <Cards items={visible} apps={apps} download={download} title={props.title} />
  ) : (
    <EdgeTabs items={visible} apps={apps} download={download} />
  )
}
