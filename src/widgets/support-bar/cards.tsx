import type { ReactNode } from 'react'
import { ActionLink, useText } from '../../engine/index.ts'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './cards.module.css'
import { AppQrCodes } from './app-qr-codes.tsx'
import type { SupportBarProps } from './edge-tabs.tsx'

/** Support channels as cards, followed by a card with the QR codes of the apps. */
export function Cards({ items, showsApps, downloadLabelKey, title }: SupportBarProps & { readonly title: string | undefined }): ReactNode {
  const text = useText()
  return (
    <section className="wrap">
      {title !== undefined && <SectionHeading title={text(title)} />}
      <ul aria-label={text(title ?? 'support_label')} className={styles['cards']}>
        {items.map((item) => (
          <li key={item.id}>
            <ActionLink action={item.action} className={getCardClass(styles['card'], true)}>
              <span className={styles['icon']}>
                <Icon name={item.icon ?? 'chat'} size={24} />
              </span>
              <span className={styles['name']}>{text(item.name)}</span>
              <Icon name="onward" size={18} className={styles['arrow']} />
            </ActionLink>
          </li>
        ))}
        {showsApps && (
          <li className={getCardClass(styles['apps'])}>
            <p className={styles['name']}>{text(downloadLabelKey)}</p>
            <AppQrCodes />
          </li>
        )}
      </ul>
    </section>
  )
}
