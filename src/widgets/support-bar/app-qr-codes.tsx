import type { ReactNode } from 'react'
import { ActionLink, useConfig, usePreferences, useSite, useText } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Qr } from '../../ui/media/qr.tsx'
import { listApps } from './list-apps.ts'
import styles from './codes.module.css'

/** QR codes of the apps, and a link to the download page. */
export function AppQrCodes(): ReactNode {
  const resources = useSite((site) => site.resources)
  const size = useConfig((config) => config.settings.qr.bar)
  const route = useConfig((config) => config.routes.download)
  const { language, languages } = usePreferences()
  const text = useText()
  const apps = listApps(resources, languages.find((entry) => entry.code === language)?.tag ?? '')
  return (
    <div className={styles['codes']}>
      <ul className={styles['list']}>
        {apps.map((app) => (
          <li key={app.type} className={styles['app']}>
            <Qr text={app.qrContent} size={size} margin={8} label={text('download_qr', { name: app.label })} />
            <span>{app.label}</span>
          </li>
        ))}
      </ul>
      {route !== undefined && (
        <ActionLink action={{ route }} className={getButtonClass({ tone: 'link' })}>
          {text('download_more')}
          <Icon name="onward" size={16} />
        </ActionLink>
      )}
    </div>
  )
}
