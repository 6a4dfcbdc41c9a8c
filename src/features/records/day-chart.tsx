import { Suspense, type ReactNode } from 'react'
import { formatMinor, lazyView, useConfig } from '../../engine/index.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { formatWithSign } from '../money/index.ts'
import { createChartBars, type DayResults } from './chart-bars.ts'
import styles from './record.module.css'

const BarChart = lazyView('records/chart', async () => (await import('./bar-chart.tsx')).BarChart)

interface DayChartProps {
  readonly report: DayResults
  /** Message key of the caption, which names the best and the worst day. */
  readonly caption: string
}

/** Chart of results per day, or per month over long periods. Renders nothing if fewer than two days have results. */
export function DayChart({ report, caption }: DayChartProps): ReactNode {
  const currency = useConfig(({ merchant }) => merchant.currency)
  if (report.days.length < 2) return null
  const formatSignedAmount = (minor: bigint): string =>
    formatWithSign(formatMinor(minor < 0n ? -minor : minor, currency), minor > 0n ? 'in' : minor < 0n ? 'out' : undefined)
  return (
    <Suspense fallback={<Skeleton className={styles['chartSkeleton']} />}>
      <BarChart bars={createChartBars(report, currency.exponent)} caption={caption} format={formatSignedAmount} />
    </Suspense>
  )
}
