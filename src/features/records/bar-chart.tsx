import { useId, type ReactNode } from 'react'
import { useFormatDate, useText } from '../../engine/index.ts'
import { type ChartBar, scaleBars } from './chart-bars.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import styles from './chart.module.css'

interface BarChartProps {
  readonly bars: readonly ChartBar[]
  /** Message key of the caption, which names the best and the worst bar. */
  readonly caption: string
  /** Formats minor units as money with a sign. */
  readonly format: (minor: bigint) => string
}

/** Results per day or month as bars above and below a line. Screen readers read the caption instead. */
export function BarChart({ bars, caption, format }: BarChartProps): ReactNode {
  const text = useText()
  const formatDate = useFormatDate()
  const id = useId()
  const chart = scaleBars(bars.map(({ result }) => result))
  const [first, last] = [bars[0], bars.at(-1)]
  const best = bars.reduce(
    (highest, candidate) => (candidate.result > highest.result ? candidate : highest),
    bars[0] ?? { name: '', result: 0n },
  )
  const worst = bars.reduce(
    (lowest, candidate) => (candidate.result < lowest.result ? candidate : lowest),
    bars[0] ?? { name: '', result: 0n },
  )
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id} className={styles['caption']}>
        {text(caption, {
          best: preventLineBreaks(formatDate(best.name)),
          max: format(best.result),
          worst: preventLineBreaks(formatDate(worst.name)),
          min: format(worst.result),
        })}
      </figcaption>
      <svg className={styles['bars']} viewBox={`0 0 ${bars.length * 10} 1000`} preserveAspectRatio="none" aria-hidden="true">
        {chart.bars.map(({ top, height }, index) => {
          const bar = bars[index]
          return (
            bar && (
              <g key={bar.name} className={styles['bar']}>
                <title>{`${formatDate(bar.name)}: ${format(bar.result)}`}</title>
                <rect className={styles['hitArea']} x={index * 10} y={0} width={10} height={1000} />
                <rect className={bar.result < 0n ? styles['lost'] : styles['won']} x={index * 10 + 1.5} y={top} width={7} height={height} />
              </g>
            )
          )
        })}
        <line className={styles['zero']} x1={0} x2={bars.length * 10} y1={chart.zero} y2={chart.zero} />
      </svg>
      <p className={styles['axisLabels']} aria-hidden="true">
        <bdi>{formatDate(first?.name ?? '')}</bdi>
        <bdi>{formatDate(last?.name ?? '')}</bdi>
      </p>
    </figure>
  )
}
