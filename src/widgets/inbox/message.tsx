import { type ReactNode, useState } from 'react'
import type { InboxMessage } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useFormatTime } from '../../features/records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Disclosure } from '../../ui/controls/disclosure.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'
import type { MessageChanges } from './use-message-changes.ts'

/** A message with its subject. Opening it shows its content and marks it as read. */
export function Message({ message, changes }: { readonly message: InboxMessage; readonly changes: MessageChanges }): ReactNode {
  const { id, title, content, sentAt } = message
  const [confirmingRemoval, setConfirmingRemoval] = useState(false)
  const { time } = useFormatTime()
  const text = useText()
  const isRead = message.read || changes.readIds.has(id)
  return (
    <Disclosure
      className={isRead ? undefined : styles['unread']}
      onOpen={() => !isRead && changes.markRead(id)}
      summary={
        <>
          <span className={styles['icon']}>
            <Icon name="message" size={20} />
          </span>
          <span className={styles['heading']}>
            <span className={styles['title']}>{title}</span>
            <span className={styles['meta']}>
              {!isRead && <span className={styles['new']}>{text('inbox_new')}</span>}
              <time className={`figures ${styles['time'] ?? ''}`}>{time(sentAt)}</time>
            </span>
          </span>
        </>
      }
    >
      <div className={styles['body']}>
        <p className={styles['content']}>{content}</p>
        <div className={styles['actions']}>
          {confirmingRemoval ? (
            <>
              <span>{text('inbox_remove_confirm')}</span>
              <Button size="s" tone="danger" onClick={() => changes.remove(id)}>
                {text('inbox_remove')}
              </Button>
              <Button size="s" onClick={() => setConfirmingRemoval(false)}>
                {text('inbox_keep')}
              </Button>
            </>
          ) : (
            <Button size="s" onClick={() => setConfirmingRemoval(true)}>
              {text('inbox_remove')}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  )
}
