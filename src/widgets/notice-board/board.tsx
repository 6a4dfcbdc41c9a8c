import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import { formatTimestamp, ListPagination, useConfig, useText } from '../../engine/index.ts'
import { RichText } from '../../features/content/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { createInitialSelection, selectPage } from './notice-selection.ts'
import styles from './style.module.css'

interface BoardProps {
  readonly notices: readonly Announcement[]
  readonly requestedId: string | undefined
  /** Heading level of a notice's title. */
  readonly level: 2 | 3
}

/** The paginated list, with the selected notice beside it; on narrow screens, the notice replaces the list. */
export function Board({ notices, requestedId, level }: BoardProps): ReactNode {
  const pageSize = useConfig(({ settings }) => settings.pageSizes.notices)
  const ids = notices.map(({ id }) => id)
  const [selection, setSelection] = useState(() => createInitialSelection(ids, requestedId, pageSize))
  const text = useText()
  const visibleNotices = notices.slice((selection.page - 1) * pageSize, selection.page * pageSize)
  const selectedNotice = notices.find(({ id }) => id === selection.selected)
  return (
    <div className={styles['container']}>
      <div className={styles['board']} data-reading={selection.isReading}>
        <div className={styles['sidebar']}>
          <ol className={styles['list']} start={(selection.page - 1) * pageSize + 1}>
            {visibleNotices.map((notice) => (
              <li key={notice.id}>
                <Entry
                  notice={notice}
                  current={notice.id === selection.selected}
                  onChoose={() => setSelection({ ...selection, selected: notice.id, isReading: true })}
                />
              </li>
            ))}
          </ol>
          <ListPagination
            list={{ pageNum: selection.page, totalPages: Math.ceil(notices.length / pageSize) }}
            label="notices_pages"
            onPageChange={(page) => setSelection(selectPage(page))}
            className={styles['pagination']}
          />
        </div>
        <div className={styles['reader']}>
          {selectedNotice ? (
            <Reader
              notice={selectedNotice}
              level={level}
              isReading={selection.isReading}
              onBack={() => setSelection({ ...selection, isReading: false })}
            />
          ) : (
            <p className={styles['none']}>
              <Icon name="announcement" size={32} />
              {text('notices_choose')}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function Entry({
  notice,
  current,
  onChoose,
}: {
  readonly notice: Announcement
  readonly current: boolean
  readonly onChoose: () => void
}): ReactNode {
  const time = useFormattedTime(notice.timestamp)
  return (
    <button type="button" className={styles['entry']} aria-current={current ? 'true' : undefined} onClick={onChoose}>
      <span className={styles['name']}>{notice.title}</span>
      <time dateTime={notice.timestamp} className={`${styles['time']} figures`}>
        {time}
      </time>
    </button>
  )
}

interface ReaderProps {
  readonly notice: Announcement
  readonly level: 2 | 3
  readonly isReading: boolean
  readonly onBack: () => void
}

function Reader({ notice, level, isReading, onBack }: ReaderProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useText()
  const time = useFormattedTime(notice.timestamp)
  const Heading = `h${level}` as const
  useEffect(() => {
    const list = heading.current?.closest('[data-reading]')?.querySelector('ol')
    if (isReading && list?.offsetParent === null) heading.current?.focus()
  }, [isReading, notice.id])
  return (
    <article>
      <Button tone="plain" size="s" className={styles['back']} onClick={onBack}>
        <Icon name="previous" size={16} />
        {text('notices_all')}
      </Button>
      <Heading ref={heading} tabIndex={-1} className={styles['title']}>
        {notice.title}
      </Heading>
      <p className={styles['meta']}>
        <span>{text('role_admin')}</span>
        <time dateTime={notice.timestamp} className={`${styles['time']} figures`}>
          {time}
        </time>
      </p>
      <RichText html={notice.content} topHeadingLevel={level === 2 ? 3 : 4} className={styles['text']} />
    </article>
  )
}

function useFormattedTime(timestamp: string): string {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  return formatTimestamp(timestamp, timeZone)
}
