import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './figure-table.module.css'
import { Money } from './money.tsx'

interface FigureRow {
  readonly key: string
  readonly name: ReactNode
  /** Rendered below the name. */
  readonly note?: string
  /** Formatted, one per column. */
  readonly figures: readonly string[]
}

interface FigureTableProps {
  /** Heading of the rows. */
  readonly head: string
  /** Headings of the columns; the last one is the result of the others. */
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
  /** Totals. */
  readonly foot?: FigureRow
  /** Layout on narrow screens: each figure in a line with its heading, or in a card with the headings above. */
  readonly narrow: 'lines' | 'cards'
}

/** A table of amounts, one row per name. */
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
