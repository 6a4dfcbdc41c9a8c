import { useEffect, useState, type ReactNode } from 'react'
import { usePartnerAddress } from './use-partner-address.ts'
import type { Partner } from '../../generated/config.ts'
import { ActionLink, useConfig, useFacts, useText } from '../../engine/index.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { FrameCover, FrameSign, FrameStage, frameBackClass, frameClass } from '../../ui/media/frame-stage.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'

/** A partner's page in a sandboxed frame: scripts and forms work on its own origin, without access to the site. */
export function PartnerFrame({ partner: { title, address } }: { readonly partner: Partner }): ReactNode {
  const text = useText()
  const name = text(title)
  const home = useConfig((config) => config.routes.home)
  const found = usePartnerAddress(address)
  const [attempt, setAttempt] = useState(0)
  const reload = (): void => setAttempt((n) => n + 1)
  return (
    <FrameStage
      label={text('partner_of', { name })}
      title={name}
      back={
        <ActionLink action={{ route: home }} className={frameBackClass} aria-label={text('frame_back')}>
          <Icon name="previous" size={20} />
          <span>{text('frame_back')}</span>
        </ActionLink>
      }
      tools={
        found.at === 'known' && (
          <>
            <IconButton icon="refresh" label={text('partner_reload')} onClick={reload} />
            <IconButton icon="external" label={text('frame_window')} onClick={() => window.open(found.url, '_blank', 'noopener')} />
          </>
        )
      }
      words={{ full: text('frame_full'), leave: text('frame_full_leave') }}
    >
      {found.at === 'known' && <Frame key={`${found.url} ${String(attempt)}`} url={found.url} name={name} onRetry={reload} />}
      {found.at === 'waiting' && <Opening name={name} />}
      {found.at === 'none' && <NoAddress />}
    </FrameStage>
  )
}

function Frame({ url, name, onRetry }: { readonly url: string; readonly name: string; onRetry(): void }): ReactNode {
  const text = useText()
  const seconds = useConfig(({ settings }) => settings.times.launchTimeoutSeconds)
  const [state, setState] = useState<'opening' | 'late' | 'there'>('opening')
  useEffect(() => {
    if (state !== 'opening') return undefined
    const timer = setTimeout(() => setState('late'), seconds * 1000)
    return () => clearTimeout(timer)
  }, [state, seconds])
  return (
    <>
      <iframe
        className={frameClass}
        src={url}
        title={text('partner_of', { name })}
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="fullscreen"
        referrerPolicy="origin"
        onLoad={() => setState('there')}
      />
      {state === 'opening' && <Opening name={name} />}
      {state === 'late' && (
        <FrameSign title={text('partner_late_title')} words={text('frame_late_text', { name })}>
          <Button tone="primary" onClick={onRetry}>
            {text('engine_retry')}
          </Button>
          <Button onClick={() => setState('opening')}>{text('frame_wait')}</Button>
        </FrameSign>
      )}
    </>
  )
}

function Opening({ name }: { readonly name: string }): ReactNode {
  const text = useText()
  return (
    <FrameCover role="status">
      <p>{text('frame_opening_of', { name })}</p>
      <Spinner size={28} />
    </FrameCover>
  )
}

/** Shown if the platform configures no address for partners, or one that is not allowed. */
function NoAddress(): ReactNode {
  const text = useText()
  const { refresh } = useFacts()
  return (
    <FrameSign title={text('partner_failed_title')} words={text('partner_failed_text')}>
      <Button tone="primary" onClick={() => void refresh()}>
        {text('engine_retry')}
      </Button>
      <ActionLink action={{ support: 'AUTO' }} className={buttonClass()}>
        {text('contact_support')}
      </ActionLink>
    </FrameSign>
  )
}
