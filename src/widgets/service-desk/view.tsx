import type { ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, useConfig, useSearchParameter, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { listServices } from './list-services.ts'
import styles from './style.module.css'

const serviceIcons = { VIP: 'vip', LIVECHAT: 'chat', FACEBOOK: 'facebook' } as const

/** Contact channels, each with its purpose and a button that opens it in a new window. */
export function View({ props: { title, text: subtitle, help }, node }: WidgetViewProps<'service-desk'>): ReactNode {
  const support = useSite((site) => site.support)
  const rank = useSite((site) => site.visitor.member?.clubLabel?.rankLevel)
  const vipAboveRank = useConfig((config) => config.settings.customerService.vipAboveRank)
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const requestedKind = useSearchParameter('type')
  const text = useText()
  const kinds = listServices(support, rank, vipAboveRank, requestedKind)
  return (
    <section className="wrap" aria-label={text(title)}>
      <SectionHeading
        title={text(title)}
        subtitle={subtitle && kinds.length > 0 ? text(subtitle) : undefined}
        level={isPageHeading ? 1 : 2}
      />
      {kinds.length === 0 ? (
        <Empty icon="chat" title={text('service_none_title')} text={text('service_none_text')} level={isPageHeading ? 2 : 3} />
      ) : (
        <ul className={styles['channels']}>
          {kinds.map((kind, index) => (
            <li key={kind} className={getCardClass(styles['channel'])}>
              <span className={styles['icon']} aria-hidden="true">
                <Icon name={serviceIcons[kind]} size={28} />
              </span>
              <ContactChannel kind={kind} primary={index === 0} level={isPageHeading ? 2 : 3} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>
        {kinds.length > 0 && text('service_window')}{' '}
        {help !== undefined && (
          <ActionLink action={{ route: help }} className={getButtonClass({ tone: 'link' })}>
            {text('service_help')}
            <Icon name="onward" size={16} />
          </ActionLink>
        )}
      </p>
    </section>
  )
}

function ContactChannel({
  kind,
  primary,
  level,
}: {
  readonly kind: keyof typeof serviceIcons
  readonly primary: boolean
  readonly level: 2 | 3
}): ReactNode {
  const text = useText()
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={styles['name']}>{text(`service_${kind}_title`)}</Heading>
      <p className={styles['description']}>{text(`service_${kind}_text`)}</p>
      <ActionLink action={{ support: kind }} className={getButtonClass({ tone: primary ? 'primary' : 'quiet' }, styles['button'])}>
        {text(`service_${kind}_open`)}
      </ActionLink>
    </>
  )
}
