import { useId, type ReactNode } from 'react'
import { useLocalDate, useText } from '../../engine/index.ts'
import { type ChartBar, drawBars } from './chart-bars.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import styles from './chart.module.css'

interface BarChartProps {
  readonly bars: readonly ChartBar[]
  /** Message key that names the best and the worst bar. */
  readonly caption: string
  /** Formats minor units as money, with their sign. */
  readonly write: (minor: bigint) => string
}

/** Results per day as bars above and below a line. A table beside it has the same figures. */
export function BarChart({ bars, caption, write }: BarChartProps): ReactNode {
  const text = useText()
  const localDate = useLocalDate()
  const id = useId()
  const drawn = drawBars(bars.map(({ result }) => result))
  const [first, last] = [bars[0], bars.at(-1)]
  const best = bars.reduce((highest, one) => (one.result > highest.result ? one : highest), bars[0] ?? { name: '', result: 0n })
  const worst = bars.reduce((lowest, one) => (one.result < lowest.result ? one : lowest), bars[0] ?? { name: '', result: 0n })
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id} className={styles['caption']}>
        {text(caption, {
          best: preventLineBreaks(localDate(best.name)),
          max: write(best.result),
          worst: preventLineBreaks(localDate(worst.name)),
          min: write(worst.result),
        })}
      </figcaption>
      <svg className={styles['bars']} viewBox={`0 0 ${bars.length * 10} 1000`} preserveAspectRatio="none" aria-hidden="true">
        {drawn.bars.map(({ top, height }, at) => {
          const bar = bars[at]
          return (
            bar && (
              <g key={bar.name} className={styles['slot']}>
                <title>{`${localDate(bar.name)}: ${write(bar.result)}`}</title>
                <rect className={styles['hit']} x={at * 10} y={0} width={10} height={1000} />
                <rect className={bar.result < 0n ? styles['lost'] : styles['won']} x={at * 10 + 1.5} y={top} width={7} height={height} />
              </g>
            )
          )
        })}
        <line className={styles['zero']} x1={0} x2={bars.length * 10} y1={drawn.zero} y2={drawn.zero} />
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <bdi>{localDate(first?.name ?? '')}</bdi>
        <bdi>{localDate(last?.name ?? '')}</bdi>
      </p>
    </figure>
  )
}
