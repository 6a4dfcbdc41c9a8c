import type { ReactNode } from 'react'
import { ActionLink, useConfig, usePreferences, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cardClass } from '../../ui/card-class.ts'
import { Empty } from '../../ui/empty.tsx'
import { Qr } from '../../ui/qr.tsx'
import { listDownloads } from './list-downloads.ts'
import styles from './style.module.css'

/** The apps: each with its QR code, a link for those who are on their phone already, and how it is installed. */
export function View({ props }: WidgetViewProps<'app-download'>): ReactNode {
  const resources = useSite((site) => site.resources)
  const { size, margin } = useConfig((config) => config.settings.qr)
  const { language, languages } = usePreferences()
  const text = useText()
  const apps = listDownloads(resources, languages.find((one) => one.code === language)?.tag ?? '')
  if (apps.length === 0) return <Empty icon="download" title={text('download_none_title')} text={text('download_none_text')} />
  return (
    <section className="wrap" aria-label={text('in_download')}>
      <ul className={styles['apps']}>
        {apps.map((app) => (
          <li key={app.type} className={cardClass(styles['app'])}>
            <Qr text={app.code} size={props.size ?? size} margin={margin} label={text('download_qr', { name: app.label })} />
            <div className={styles['words']}>
              <h2 className={styles['name']}>{app.label}</h2>
              <p className={styles['how']}>{text(app.guide)}</p>
              <ActionLink action={{ url: app.url }} className={buttonClass({ tone: 'primary' }, styles['get'])}>
                {text('download_get')}
              </ActionLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
