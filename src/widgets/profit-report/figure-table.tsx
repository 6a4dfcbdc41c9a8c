import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useWriteAmount } from '../../features/money/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'

interface Figures {
  readonly stake: string
  readonly win: string
  readonly bonus: string
  readonly result: string
}

interface FigureTableProps {
  /** What the rows are. */
  readonly head: string
  readonly rows: readonly { readonly key: string; readonly name: string; readonly note?: string; readonly figures: Figures }[]
  readonly bonuses?: boolean
}

/** What was staked and won, a row each; on narrow screens each figure has its name beside it. */
export function FigureTable({ head, rows, bonuses = false }: FigureTableProps): ReactNode {
  const write = useWriteAmount()
  const text = useText()
  const columns = [
    { figure: 'stake', label: text('bet_stakes') },
    { figure: 'win', label: text('bet_wins') },
    ...(bonuses ? [{ figure: 'bonus', label: text('profit_bonuses') } as const] : []),
    { figure: 'result', label: text('record_result') },
  ] as const
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ figure, label }) => (
              <th key={figure} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, figures }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{name}</bdi>
                {note !== undefined && <span className={styles['note']}>{note}</span>}
              </th>
              {columns.map(({ figure, label }) => (
                <td key={figure} data-figure={figure}>
                  <span className={styles['label']} aria-hidden="true">
                    {label}
                  </span>
                  <Money text={figure === 'result' ? write.result(figures[figure]) : write.plain(figures[figure])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
