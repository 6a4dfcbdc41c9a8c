import { useId, useState, type ReactNode } from 'react'
import { QueryBoundary, useQuery, useText } from '../../engine/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Numbers } from './numbers.tsx'
import styles from './style.module.css'

interface ResultsProps {
  readonly gameId: string
  readonly name: string
  /** Number of the last draw; the results are refetched when it changes. */
  readonly lastPeriod: number
}

const resultCount = 5

/** Recent results of a lottery, opened by a button. */
export function Results({ gameId, name, lastPeriod }: ResultsProps): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  const text = useText()
  return (
    <div>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={text('draws_results_of', { name })}
        onClick={() => setOpen(!open)}
      >
        {text('draws_results')}
        <Icon name="down" size={14} />
      </button>
      {open && (
        <div id={id}>
          <ResultList gameId={gameId} lastPeriod={lastPeriod} />
        </div>
      )}
    </div>
  )
}

function ResultList({ gameId, lastPeriod }: Pick<ResultsProps, 'gameId' | 'lastPeriod'>): ReactNode {
  const query = useQuery(`results ${gameId} ${lastPeriod}`, ({ game }) => game.lotteryResults({ gameId, count: resultCount }))
  const text = useText()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['resultsSkeleton']} />}>
      {({ list }) => (
        <ul className={styles['results']}>
          {list.map(({ period, numbers }) => (
            <li key={period}>
              <span className={styles['label']}>{text('draws_number', { period })}</span>
              <Numbers numbers={numbers} />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}
