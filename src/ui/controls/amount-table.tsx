import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './amount-table.module.css'
import { Money } from './money.tsx'

interface AmountRow {
  readonly key: string
  readonly name: ReactNode
  /** Rendered below the name. */
  readonly note?: string
  /** Formatted amounts, one per column. */
  readonly amounts: readonly string[]
}

interface AmountTableProps {
  /** Heading of the column with the names. */
  readonly rowHeading: string
  /** Headings of the columns with amounts; the last column is the result of the others. */
  readonly columns: readonly string[]
  readonly rows: readonly AmountRow[]
  /** Row with the totals. */
  readonly totals?: AmountRow
  /**
   * Layout in narrow containers: a line per amount with its heading (the last amount is beside the name), or a card per
   * row with each amount below its heading.
   */
  readonly narrowLayout: 'lines' | 'cards'
}

/** A table of amounts, one row per name. */
export function AmountTable({ rowHeading, columns, rows, totals, narrowLayout }: AmountTableProps): ReactNode {
  return (
    <div className={cx(styles['frame'], styles[narrowLayout])}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {[rowHeading, ...columns].map((label) => (
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
        {totals && (
          <tfoot>
            <Row row={totals} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ row: { name, note, amounts }, columns }: { readonly row: AmountRow; readonly columns: readonly string[] }): ReactNode {
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
          <Money text={amounts[index] ?? ''} />
        </td>
      ))}
    </tr>
  )
}
