import type { ReactNode } from 'react'
import {
  QueryBoundary,
  isPageHeadingNode,
  useOverlayPage,
  useSearchParameter,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { useAnnouncements } from '../../features/content/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Board } from './board.tsx'
import styles from './style.module.css'

/**
 * The platform's notices. Initially selects the notice that the overlay was opened for or, on a page, the one with the
 * query parameter `id`.
 */
export function View({ props, node }: WidgetViewProps<'notice-board'>): ReactNode {
  const announcements = useAnnouncements()
  const overlay = useOverlayPage()
  const noticeId = useSearchParameter('id')
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  const requestedId = overlay ? overlay.page : noticeId
  return (
    // In an overlay, the overlay provides the accessible name.
    <section className={overlay ? undefined : 'wrap'} aria-label={overlay ? undefined : text('notices_label')}>
      {props.title !== undefined && <SectionHeading title={text(props.title)} level={isPageHeading ? 1 : 2} />}
      <QueryBoundary query={announcements} fallback={<Placeholder />}>
        {({ player }) =>
          player.length === 0 ? (
            <Empty icon="announcement" title={text('notices_none_title')} text={text('notices_none_text')} />
          ) : (
            <Board key={requestedId} notices={player} requestedId={requestedId} level={overlay ? 3 : 2} />
          )
        }
      </QueryBoundary>
    </section>
  )
}

function Placeholder(): ReactNode {
  return (
    <div className={styles['placeholder']}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className={styles['skeleton']} />
      ))}
    </div>
  )
}
