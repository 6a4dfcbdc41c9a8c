import { Suspense, type ReactNode } from 'react'
import { ActionLink, lazyView, type SiteItem, useText } from '../../engine/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { PopoverPanel } from '../../ui/overlay/popover-panel.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { usePopover } from '../../ui/overlay/use-popover.ts'
import styles from './edge-tabs.module.css'

const AppQrCodes = lazyView('support-bar/codes', async () => (await import('./app-qr-codes.tsx')).AppQrCodes)

export interface SupportBarProps {
  readonly items: readonly SiteItem[]
  /** Whether the QR codes of the apps are shown. */
  readonly showsApps: boolean
  /** Message key of the label above the apps. */
  readonly downloadLabelKey: string
}

/** Tabs at the edge of the window. The labels of the links slide out on hover or focus. */
export function EdgeTabs({ items, showsApps, downloadLabelKey }: SupportBarProps): ReactNode {
  const text = useText()
  return (
    <nav aria-label={text('support_label')} className={styles['bar']}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ActionLink action={item.action} className={styles['tab']} aria-label={text(item.name)}>
              <Icon name={item.icon ?? 'chat'} size={20} />
              <span className={styles['label']} aria-hidden="true">
                {text(item.name)}
              </span>
            </ActionLink>
          </li>
        ))}
        {showsApps && (
          <li>
            <DownloadTab label={text(downloadLabelKey)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function DownloadTab({ label }: { readonly label: string }): ReactNode {
  const popover = usePopover({ hover: true, align: 'end', beside: true })
  const { anchor, container, trigger } = popover
  return (
    <div {...container}>
      <button type="button" ref={anchor} {...trigger} aria-label={label} className={styles['tab']}>
        <Icon name="qr" size={20} />
      </button>
      <PopoverPanel popover={popover} label={label} className={styles['flyout']}>
        <p className={styles['title']}>{label}</p>
        <Suspense fallback={<Spinner />}>
          <AppQrCodes />
        </Suspense>
      </PopoverPanel>
    </div>
  )
}
