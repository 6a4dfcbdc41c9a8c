import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './figure-table.module.css'
import { Money } from './money.tsx'

interface FigureRow {
  readonly key: string
  readonly name: ReactNode
  /** What stands below the name. */
  readonly note?: string
  /** Written already, one for each column. */
  readonly figures: readonly string[]
}

interface FigureTableProps {
  /** What the rows are. */
  readonly head: string
  /** What the figures are; the last one is what the others come to. */
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
  /** The sums of all. */
  readonly foot?: FigureRow
  /** On narrow screens each figure has its name beside it, in a line of its own, or above it, in a card of several. */
  readonly narrow: 'lines' | 'cards'
}

/** Amounts of money by name, a row each. */
export function FigureTable({ head, columns, rows, foot, narrow }: FigureTableProps): ReactNode {
  return (
    <div className={cx(styles['frame'], styles[narrow])}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {[head, ...columns].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row row={foot} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ row: { name, note, figures }, columns }: { readonly row: FigureRow; readonly columns: readonly string[] }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </th>
      {columns.map((label, index) => (
        <td key={label}>
          <span className={styles['label']} aria-hidden="true">
            {label}
          </span>
          <Money text={figures[index] ?? ''} />
        </td>
      ))}
    </tr>
  )
}
