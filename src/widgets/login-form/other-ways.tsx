import { useState, type ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useOtherWays } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { OneClickDialog } from './one-click-dialog.tsx'
import { SiteMark } from './site-marks.tsx'
import styles from './style.module.css'

/** Alternative logins: social login and one-click sign-up. Renders nothing if all are off. */
export function OtherWays({ remember }: { readonly remember: boolean }): ReactNode {
  const ways = useOtherWays()
  const text = useText()
  const [clicking, setClicking] = useState(false)
  if (ways.sites.length === 0 && !ways.oneClick) return null
  return (
    <div className={styles['others']}>
      <p className={styles['or']}>
        <span>{text('login_or')}</span>
      </p>
      {ways.refused !== undefined && <Notice tone="bad">{text(ways.refused)}</Notice>}
      {ways.sites.map((site) => (
        <Button key={site} wide busy={ways.leaving === site} onClick={() => void ways.redirect(site, remember)}>
          <SiteMark site={site} />
          {text(`login_by_${site}`)}
        </Button>
      ))}
      {ways.oneClick && (
        <Button wide onClick={() => setClicking(true)}>
          {text('login_one_click')}
        </Button>
      )}
      {clicking && <OneClickDialog register={ways.register} onClose={() => setClicking(false)} />}
    </div>
  )
}
