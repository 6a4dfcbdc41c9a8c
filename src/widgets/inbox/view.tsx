import { type ReactNode, useId, useState } from 'react'
import type { InboxPage } from '../../generated/api.ts'
import { useText, type WidgetViewProps } from '../../engine/index.ts'
import { RecordFrame, RecordList, useRecordPages } from '../../features/records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { getTabId, Tabs } from '../../ui/controls/tabs.tsx'
import { Message } from './message.tsx'
import styles from './style.module.css'
import { type MessageChanges, useMessageChanges } from './use-message-changes.ts'

const filters = ['all', 'unread', 'read'] as const
type Filter = (typeof filters)[number]

/** Messages from the operator, filtered by all, unread or read, and loaded page by page. */
export function View(_: WidgetViewProps<'inbox'>): ReactNode {
  const [filter, setFilter] = useState<Filter>('all')
  const text = useText()
  const id = useId()
  const pages = useRecordPages(`inbox ${filter}`, ({ inbox }, pageQuery) => inbox.list({ which: filter, ...pageQuery }))
  const changes = useMessageChanges(pages.firstPageQuery)
  return (
    <div className={styles['page']}>
      <Tabs
        variant="segments"
        label={text('inbox_which')}
        tabs={filters.map((kind) => ({ id: kind, label: text(`inbox_${kind}`) }))}
        value={filter}
        onChange={(kind) => setFilter(filters.find((candidate) => candidate === kind) ?? 'all')}
        panelId={id}
      />
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, filter)}>
        <RecordFrame firstPageQuery={pages.firstPageQuery}>
          {(first) => (
            <>
              <UnreadSummary unreadCount={changes.unreadCount ?? first.unread} changes={changes} />
              <List filter={filter} pages={pages} changes={changes} />
            </>
          )}
        </RecordFrame>
      </div>
    </div>
  )
}

function UnreadSummary({ unreadCount, changes }: { readonly unreadCount: number; readonly changes: MessageChanges }): ReactNode {
  const text = useText()
  return (
    <div className={styles['summary']}>
      <p className={styles['count']} role="status">
        {unreadCount === 0 ? text('inbox_none_unread') : text('inbox_unread_count', { count: unreadCount })}
      </p>
      {unreadCount > 0 && (
        <Button size="s" busy={changes.pending} onClick={() => changes.markRead()}>
          {text('inbox_read_all')}
        </Button>
      )}
    </div>
  )
}

interface ListProps {
  readonly filter: Filter
  readonly pages: ReturnType<typeof useRecordPages<InboxPage>>
  readonly changes: MessageChanges
}

function List({ filter, pages, changes }: ListProps): ReactNode {
  const text = useText()
  const messages = pages.pages.flatMap((page) => page.messages).filter(({ id }) => !changes.removedIds.has(id))
  if (messages.length === 0 && pages.nextPageState === undefined)
    return (
      <Empty
        icon="message"
        level={3}
        title={text(filter === 'all' ? 'inbox_none_title' : 'inbox_none_of')}
        text={text('inbox_none_text')}
      />
    )
  return (
    <RecordList records={messages} pages={pages} getId={({ id }) => id} getTimestamp={({ sentAt }) => sentAt}>
      {(message) => <Message message={message} changes={changes} />}
    </RecordList>
  )
}
