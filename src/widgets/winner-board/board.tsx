import { useId, useState, type ReactNode } from 'react'
import { QueryBoundary, isPageHeadingNode, useQuery, usePreferences, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { getTabId, Tabs } from '../../ui/controls/tabs.tsx'
import styles from './style.module.css'
import { Win } from './win.tsx'

const orders = ['largest', 'latest'] as const
/** Number of wins if the node does not configure it. */
const defaultWinCount = 10

/** The largest wins, the latest wins, or both as tabs. */
export function Board({ props, node }: WidgetViewProps<'winner-board'>): ReactNode {
  const { title, subtitle, order = 'largest', count = defaultWinCount, variant = 'list' } = props
  const [chosenOrder, setChosenOrder] = useState<(typeof orders)[number]>('largest')
  const currentOrder = order === 'both' ? chosenOrder : order
  const { language, languages } = usePreferences()
  const languageTag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  const query = useQuery(`winners ${currentOrder} ${count}`, async ({ game }) => {
    const { list } = await game.winners({ order: currentOrder, count, language: languageTag })
    return { list, now: Date.now() }
  })
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  const id = useId()
  const panelProps = order === 'both' && { id, role: 'tabpanel', 'aria-labelledby': getTabId(id, currentOrder) }
  const tabs = orders.map((orderOption) => ({ id: orderOption, label: text(`winners_${orderOption}`) }))
  return (
    <section className="wrap query-container" aria-label={text(title)}>
      <SectionHeading title={text(title)} subtitle={subtitle && text(subtitle)} level={isPageHeading ? 1 : 2} />
      {order === 'both' && (
        <div className={styles['tabs']}>
          <Tabs
            label={text('winners_choose')}
            tabs={tabs}
            value={currentOrder}
            onChange={(next) => setChosenOrder(next === 'latest' ? 'latest' : 'largest')}
            panelId={id}
            variant="pills"
          />
        </div>
      )}
      <div {...panelProps}>
        <QueryBoundary query={query} fallback={<Placeholder count={count} />}>
          {({ list, now }) =>
            list.length === 0 ? (
              <Empty icon="win" title={text('winners_none_title')} text={text('winners_none_text')} level={isPageHeading ? 2 : 3} />
            ) : (
              <ol className={cx(styles['wins'], variant === 'podium' && currentOrder === 'largest' && styles['podium'])}>
                {list.map((win) => (
                  <li key={`${win.rank} ${win.at}`} className={styles['item']}>
                    <Win win={win} languageTag={languageTag} now={now} showsRank={currentOrder === 'largest'} />
                  </li>
                ))}
              </ol>
            )
          }
        </QueryBoundary>
      </div>
    </section>
  )
}

function Placeholder({ count }: { readonly count: number }): ReactNode {
  return (
    <div className={styles['wins']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles['skeleton']} />
      ))}
    </div>
  )
}
