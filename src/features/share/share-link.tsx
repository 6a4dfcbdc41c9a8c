import { type ReactNode, useState } from 'react'
import { useEngine, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Qr } from '../../ui/media/qr.tsx'
import { CopyValue } from '../money/index.ts'
import styles from './share.module.css'

interface ShareLinkProps {
  readonly code: string
  /** Full address, as built by `useInviteLink`. */
  readonly link: string
}

/** A code and its link: to copy, to scan, and to share with another app if the device supports it. */
export function ShareLink({ code, link }: ShareLinkProps): ReactNode {
  const text = useText()
  return (
    <div className={styles['share']}>
      <Qr text={link} size={160} margin={12} label={text('share_qr', { code })} />
      <dl className={styles['values']}>
        <div>
          <dt>{text('share_code')}</dt>
          <dd className={styles['code']}>
            <CopyValue value={code} label={text('share_code')} />
          </dd>
        </div>
        <div>
          <dt>{text('share_link')}</dt>
          <dd className={styles['link']}>
            <CopyValue value={link} label={text('share_link')} />
          </dd>
        </div>
      </dl>
      <ShareButton link={link} />
    </div>
  )
}

/** Share button, if the device supports sharing. Dismissing the share sheet is not an error. */
function ShareButton({ link }: Pick<ShareLinkProps, 'link'>): ReactNode {
  const text = useText()
  const { navigator } = useEngine().window
  const [busy, setBusy] = useState(false)
  if (!('share' in navigator)) return null
  const share = async (): Promise<void> => {
    setBusy(true)
    await navigator.share({ url: link }).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Button className={styles['shareButton']} busy={busy} onClick={() => void share()}>
      <Icon name="invite" size={18} />
      {text('share_with_app')}
    </Button>
  )
}
