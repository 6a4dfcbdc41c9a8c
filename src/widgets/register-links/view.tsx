import { type ReactNode, useState } from 'react'
import type { RegisterLinks } from '../../generated/api.ts'
import { QueryBoundary, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useDisclosure } from '../../features/agent/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { LinkCard } from './link-card.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './style.module.css'
import { type RegisterLinksQuery, useRegisterLinks } from './use-register-links.ts'

/** The agent's registration links. Anyone who signs up with one joins the agent's downline. */
export function View(_: WidgetViewProps<'register-links'>): ReactNode {
  const linksQuery = useRegisterLinks()
  const text = useText()
  return (
    <Panel title={text('links_title')}>
      <QueryBoundary query={linksQuery} fallback={<Skeleton className={styles['skeleton']} />}>
        {(registerLinks) => <LinkList linksQuery={linksQuery} registerLinks={registerLinks} />}
      </QueryBoundary>
    </Panel>
  )
}

/** The links, and a form to create one. */
function LinkList({
  linksQuery,
  registerLinks,
}: {
  readonly linksQuery: RegisterLinksQuery
  readonly registerLinks: RegisterLinks
}): ReactNode {
  const text = useText()
  const [newCode, setNewCode] = useState<string>()
  const [message, setMessage] = useState<string>()
  const { open, setOpen, containerRef } = useDisclosure()
  return (
    <>
      <div ref={containerRef} className={styles['header']}>
        <p className={styles['lead']}>{text('links_text')}</p>
        {open ? (
          <LinkForm
            bounds={registerLinks}
            onCancel={() => setOpen(false)}
            onSend={async (link) => {
              const code = await linksQuery.add(link)
              setNewCode(code)
              setMessage(text('links_made', { code }))
              setOpen(false)
            }}
          />
        ) : (
          <Button
            tone="primary"
            disabled={registerLinks.links.length >= registerLinks.maxLinks}
            onClick={() => {
              setMessage(undefined)
              setOpen(true)
            }}
          >
            <Icon name="invite" size={18} />
            {text('links_new')}
          </Button>
        )}
        <div role="status">{message !== undefined && <Notice tone="good">{message}</Notice>}</div>
      </div>
      {registerLinks.links.length === 0 ? (
        <Empty icon="invite" level={3} title={text('links_none_title')} text={text('links_none_text')} />
      ) : (
        <ul className={styles['links']}>
          {registerLinks.links.map((link) => (
            <LinkCard
              key={link.code}
              link={link}
              isNew={link.code === newCode}
              onAction={async (action) => {
                await linksQuery.change({ code: link.code, step: action })
                setMessage(text(`links_done_${action}`, { code: link.code }))
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}
