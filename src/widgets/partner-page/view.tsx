import type { ReactNode } from 'react'
import { ActionLink, sortEntries, useConfig, useSearchParameter, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import styles from './style.module.css'

/**
 * The page of the partner whose id is in the query parameter `page`, or of the first partner without that parameter.
 * Shows an empty state if the brand has no such partner.
 */
export function View({ props: { links = true } }: WidgetViewProps<'partner-page'>): ReactNode {
  const text = useText()
  const requestedId = useSearchParameter('page')
  const partners = sortEntries(useConfig(({ settings }) => settings.partners) ?? {})
  const [id, partner] = partners.find(([partnerId]) => requestedId === undefined || partnerId === requestedId) ?? []
  if (id === undefined || partner === undefined) return <NoPartner />
  return (
    <>
      {links && partners.length > 1 && (
        <nav className={styles['links']} aria-label={text('partner_pages')}>
          {partners.map(([partnerId, { title }]) => (
            <ActionLink key={partnerId} action={{ partner: partnerId }} current={partnerId === id} className={styles['link']}>
              {text(title)}
            </ActionLink>
          ))}
        </nav>
      )}
      <PartnerFrame key={id} partner={partner} />
    </>
  )
}

function NoPartner(): ReactNode {
  const text = useText()
  const home = useConfig((config) => config.routes.home)
  return (
    <div className={styles['none']}>
      <Empty
        icon="globe"
        level={1}
        title={text('partner_none_title')}
        text={text('partner_none_text')}
        action={
          <ActionLink action={{ route: home }} className={getButtonClass({ tone: 'primary' })}>
            {text('back_home')}
          </ActionLink>
        }
      />
    </div>
  )
}
