import { useRef, useState, type ReactNode } from 'react'
import type { GameVnNumerosValue } from '../../generated/api.ts'
import type { DrawBoardProps } from '../../generated/config.ts'
import {
  QueryBoundary,
  isPageHeadingNode,
  useConfig,
  useQuery,
  usePreferences,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { findCategory, getGameKey } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Draw } from './draw.tsx'
import styles from './style.module.css'
import { useServerClock } from './use-server-clock.ts'

/** Maximum number of lotteries if the widget sets no `count`. */
const defaultCount = 4
/** Delay between the time of a draw and the request for its numbers, in milliseconds. */
const resultDelayMs = 1_500
/** Minimum delay between two requests for the numbers, in milliseconds. */
const minRefetchDelayMs = 5_000

/** Lotteries with a countdown to the next draw and the last result. Category `ALL` is for logged-in players only. */
export function Board(widget: WidgetViewProps<'draw-board'>): ReactNode {
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  return isVisitor && widget.props.category === 'ALL' ? null : <DrawSection {...widget} />
}

function DrawSection({ props, node }: WidgetViewProps<'draw-board'>): ReactNode {
  const { title, subtitle, category = 'ELOTT', count = defaultCount, variant = 'cards' } = props
  const { language, languages } = usePreferences()
  const resultLimit = useConfig(({ settings }) => settings.counts.vnNumeros)
  const languageTag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  const query = useQuery(`draws ${category}`, async ({ game }) => {
    const value = await (category === 'ALL'
      ? game.lotteryLobby({ language: languageTag })
      : game.vnNumeros({ count: resultLimit, gameType: category, language: languageTag }))
    return { ...value, clockOffset: Date.parse(value.now) - Date.now() }
  })
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  if (query.value?.list.length === 0) return null
  return (
    <section className="wrap query-container" aria-label={text(title)}>
      <SectionHeading title={text(title)} subtitle={subtitle && text(subtitle)} level={isPageHeading ? 1 : 2} />
      <QueryBoundary query={query} fallback={<Placeholder count={count} variant={variant} />}>
        {(value) => <Draws value={value} count={count} variant={variant} level={isPageHeading ? 2 : 3} refetch={query.refetch} />}
      </QueryBoundary>
    </section>
  )
}

interface DrawsProps {
  readonly value: GameVnNumerosValue & { readonly clockOffset: number }
  readonly count: number
  readonly variant: NonNullable<DrawBoardProps['variant']>
  readonly level: 2 | 3
  readonly refetch: () => void
}

function Draws({ value, count, variant, level, refetch }: DrawsProps): ReactNode {
  const categories = useSite((site) => site.categories)
  const lastRefetchAt = useRef(0)
  const entries = value.list.flatMap((draw) => {
    const category = findCategory(categories, draw.game)
    return category ? [{ draw, category, id: getGameKey(draw.game) }] : []
  })
  const [orderedIds] = useState(() => entries.slice(0, count).map(({ id }) => id))
  const visibleEntries = orderedIds.flatMap((id) => entries.filter((entry) => entry.id === id))
  const now = useServerClock(value.clockOffset, (time) => {
    const isDue = visibleEntries.some(({ draw }) => time > Date.parse(draw.drawsAt) + resultDelayMs)
    if (!isDue || time - lastRefetchAt.current < minRefetchDelayMs) return
    lastRefetchAt.current = time
    refetch()
  })
  return (
    <ul className={cx(styles['draws'], styles[variant])}>
      {visibleEntries.map(({ draw, category, id }) => (
        <li key={id} className={styles['item']}>
          <Draw draw={draw} category={category} now={now} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Placeholder({ count, variant }: Pick<DrawsProps, 'count' | 'variant'>): ReactNode {
  return (
    <div className={cx(styles['draws'], styles[variant])}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles['skeleton']} />
      ))}
    </div>
  )
}
