import type { ReactNode } from 'react'
import { ActionLink, useConfig, usePreferences, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Qr } from '../../ui/media/qr.tsx'
import { type Download, listDownloads } from './list-downloads.ts'
import styles from './style.module.css'

/** The apps, each with a QR code, a link for phones, and installation steps. */
export function View({ props }: WidgetViewProps<'app-download'>): ReactNode {
  const resources = useSite((site) => site.resources)
  const { size } = useConfig((config) => config.settings.qr)
  const { language, languages } = usePreferences()
  const text = useText()
  const apps = listDownloads(resources, languages.find((candidate) => candidate.code === language)?.tag ?? '')
  if (apps.length === 0) return <Empty icon="download" title={text('download_none_title')} text={text('download_none_text')} />
  return (
    <section className="wrap" aria-label={text('in_download')}>
      <ul className={styles['apps']}>
        {apps.map((app) => (
          <li key={app.type} className={getCardClass(styles['app'])}>
            <App app={app} size={props.size ?? size} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function App({ app, size }: { readonly app: Download; readonly size: number }): ReactNode {
  const { margin } = useConfig((config) => config.settings.qr)
  const brand = useConfig((config) => config.merchant.name)
  const text = useText()
  return (
    <>
      <h2 className={styles['name']}>{app.label}</h2>
      <div className={styles['qrCode']}>
        <Qr text={app.qrContent} size={size} margin={margin} label={text('download_qr', { name: app.label })} />
      </div>
      <ActionLink action={{ url: app.url }} className={getButtonClass({ tone: 'primary', wide: true })}>
        <Icon name="download" size={20} />
        {text('download_get_app', { name: app.label })}
      </ActionLink>
      <h3 className={styles['stepsHeading']}>{text('download_how')}</h3>
      <ol className={styles['steps']}>
        {app.stepKeys.map((step) => (
          <li key={step}>{text(step, { brand })}</li>
        ))}
      </ol>
    </>
  )
}
