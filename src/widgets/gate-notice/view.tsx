import { useState, type ReactNode } from 'react'
import { ActionLink, useAsset, useConfig, useFactStates, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

const ICONS = { maintenance: 'maintenance', restricted: 'globe', unavailable: 'warning' } as const

/** The page of a closed site: the reason, a link to customer service, and a retry button if the site is unavailable. */
export function View({ props: { kind } }: WidgetViewProps<'gate-notice'>): ReactNode {
  const { name, marks } = useConfig((config) => config.merchant)
  const asset = useAsset()
  const text = useText()
  const isInvalid = useFactStates().permission === 'invalid'
  const reason = kind === 'unavailable' && isInvalid ? 'fault' : kind
  return (
    <div className={styles['gate']}>
      <img className={styles['mark']} src={asset(marks.mark) || undefined} alt={name} width={56} height={56} />
      <span className={styles['icon']}>
        <Icon name={ICONS[kind]} size={40} />
      </span>
      <h1 className={styles['title']}>{text(`gate_${reason}_title`)}</h1>
      {kind === 'maintenance' && <p className={styles['subtitle']}>{text('gate_maintenance_subtitle')}</p>}
      {kind === 'restricted' && <ClientAddress />}
      <p className={styles['text']}>{text(`gate_${reason}_text`)}</p>
      <div className={styles['actions']}>
        {kind === 'unavailable' && <Retry />}
        <Contact primary={kind !== 'unavailable'} />
      </div>
    </div>
  )
}

function ClientAddress(): ReactNode {
  const gate = useSite((site) => site.gate)
  const text = useText()
  if (gate.status !== 'restricted') return null
  return (
    <p className={styles['subtitle']}>
      {text('gate_restricted_ip')}: <span className="figures">{`${gate.ip} (${gate.country})`}</span>
    </p>
  )
}

function Contact({ primary }: { readonly primary: boolean }): ReactNode {
  const hasSupport = useSite((site) => site.support.length > 0)
  const text = useText()
  if (!hasSupport && !primary) return null
  return (
    <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: primary ? 'primary' : 'quiet', size: 'l' })}>
      {text('gate_contact')}
    </ActionLink>
  )
}

function Retry(): ReactNode {
  const { refresh } = useFactStates()
  const [busy, setBusy] = useState(false)
  const text = useText()
  const retry = (): void => {
    setBusy(true)
    void refresh().finally(() => setBusy(false))
  }
  return (
    <Button tone="primary" size="l" busy={busy} onClick={retry}>
      {text('engine_retry')}
    </Button>
  )
}
