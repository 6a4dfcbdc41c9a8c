import { useEffect, useState, type ReactNode } from 'react'
import { usePartnerAddress } from './use-partner-address.ts'
import type { Partner } from '../../generated/config.ts'
import { ActionLink, useConfig, useFactStates, useText } from '../../engine/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { FrameOverlay, FrameMessage, FrameLayout, frameBackClass, frameClass } from '../../ui/media/frame-layout.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'

/** A partner's page in a sandboxed frame: its scripts and forms run on its own origin, without access to the site. */
export function PartnerFrame({ partner: { title, address } }: { readonly partner: Partner }): ReactNode {
  const text = useText()
  const name = text(title)
  const home = useConfig((config) => config.routes.home)
  const partnerAddress = usePartnerAddress(address)
  const [reloadCount, setReloadCount] = useState(0)
  const reload = (): void => setReloadCount((count) => count + 1)
  return (
    <FrameLayout
      label={text('partner_of', { name })}
      title={name}
      back={
        <ActionLink action={{ route: home }} className={frameBackClass} aria-label={text('frame_back')}>
          <Icon name="previous" size={20} />
          <span>{text('frame_back')}</span>
        </ActionLink>
      }
      tools={
        partnerAddress.status === 'ready' && (
          <>
            <IconButton icon="refresh" label={text('partner_reload')} onClick={reload} />
            <IconButton
              icon="external"
              label={text('frame_window')}
              onClick={() => window.open(partnerAddress.url, '_blank', 'noopener')}
            />
          </>
        )
      }
      labels={{ enterFullScreen: text('frame_full'), exitFullScreen: text('frame_full_leave') }}
    >
      {partnerAddress.status === 'ready' && (
        <Frame key={`${partnerAddress.url} ${String(reloadCount)}`} url={partnerAddress.url} name={name} onRetry={reload} />
      )}
      {partnerAddress.status === 'loading' && <LoadingMessage name={name} />}
      {partnerAddress.status === 'none' && <NoAddress />}
    </FrameLayout>
  )
}

function Frame({ url, name, onRetry }: { readonly url: string; readonly name: string; onRetry(): void }): ReactNode {
  const text = useText()
  const timeoutSeconds = useConfig(({ settings }) => settings.times.launchTimeoutSeconds)
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('late'), timeoutSeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, timeoutSeconds])
  return (
    <>
      <iframe
        className={frameClass}
        src={url}
        title={text('partner_of', { name })}
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="fullscreen"
        referrerPolicy="origin"
        onLoad={() => setState('loaded')}
      />
      {state === 'loading' && <LoadingMessage name={name} />}
      {state === 'late' && (
        <FrameMessage title={text('partner_late_title')} text={text('frame_late_text', { name })}>
          <Button tone="primary" onClick={onRetry}>
            {text('engine_retry')}
          </Button>
          <Button onClick={() => setState('loading')}>{text('frame_wait')}</Button>
        </FrameMessage>
      )}
    </>
  )
}

function LoadingMessage({ name }: { readonly name: string }): ReactNode {
  const text = useText()
  return (
    <FrameOverlay role="status">
      <p>{text('frame_opening_of', { name })}</p>
      <Spinner size={28} />
    </FrameOverlay>
  )
}

/** Error message for a partner without an origin on the platform or with an address that is not allowed. */
function NoAddress(): ReactNode {
  const text = useText()
  const { refresh } = useFactStates()
  return (
    <FrameMessage title={text('partner_failed_title')} text={text('partner_failed_text')}>
      <Button tone="primary" onClick={() => void refresh()}>
        {text('engine_retry')}
      </Button>
      <ActionLink action={{ support: 'AUTO' }} className={getButtonClass()}>
        {text('contact_support')}
      </ActionLink>
    </FrameMessage>
  )
}
