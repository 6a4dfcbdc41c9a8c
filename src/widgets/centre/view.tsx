import { useId, type ReactNode } from 'react'
import { Nodes, useCentre, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { CountBadge } from '../../ui/controls/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useScrollCurrentIntoView } from '../../ui/hooks/use-scroll-current-into-view.ts'
import styles from './style.module.css'

/** The member or agent centre: its menu and the current page. */
export function View({ props: { panel } }: WidgetViewProps<'centre'>): ReactNode {
  const menu = useSite((site) => site.menus[panel])
  const { page, setPage } = useCentre(panel)
  const text = useText()
  const headingId = useId()
  const list = useScrollCurrentIntoView<HTMLUListElement>(page)
  const currentItem = menu.items.find((item) => item.id === page)
  return (
    <div className={styles['centre']}>
      <nav aria-label={text(`centre_${panel}_menu`)} className={styles['menu']}>
        <ul ref={list} className={styles['list']}>
          {menu.items
            .filter((item) => item.listed)
            .map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles['item']}
                  aria-current={item.id === page ? 'page' : undefined}
                  onClick={() => setPage(item.id)}
                >
                  <Icon name={item.icon ?? 'info'} size={18} />
                  <span className={styles['label']}>{text(item.name)}</span>
                  <CountBadge count={item.badge} />
                </button>
              </li>
            ))}
        </ul>
      </nav>
      {currentItem && (
        <section aria-labelledby={headingId} className={styles['page']}>
          <h3 id={headingId} className={styles['title']}>
            {text(currentItem.name)}
          </h3>
          <Nodes key={page} nodes={currentItem.nodes} />
        </section>
      )}
    </div>
  )
}
