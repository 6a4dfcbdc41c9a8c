import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { AmountTable } from '../../ui/controls/amount-table.tsx'

interface PlayTotals {
  readonly stake: string
  readonly win: string
  readonly bonus: string
  readonly result: string
}

interface ProfitTableProps {
  /** Heading of the first column. */
  readonly rowHeading: string
  readonly rows: readonly { readonly key: string; readonly name: string; readonly note?: string; readonly totals: PlayTotals }[]
  readonly showBonuses?: boolean
}

/** Table of stakes, winnings, net results and, optionally, bonuses. */
export function ProfitTable({ rowHeading, rows, showBonuses = false }: ProfitTableProps): ReactNode {
  const formatAmount = useFormatAmount()
  const text = useText()
  const formatTotals = ({ stake, win, bonus, result }: PlayTotals): readonly string[] => [
    formatAmount.plain(stake),
    formatAmount.plain(win),
    ...(showBonuses ? [formatAmount.plain(bonus)] : []),
    formatAmount.signed(result),
  ]
  return (
    <AmountTable
      narrowLayout="lines"
      rowHeading={rowHeading}
      columns={[text('bet_stakes'), text('bet_wins'), ...(showBonuses ? [text('profit_bonuses')] : []), text('record_result')]}
      rows={rows.map(({ totals, ...row }) => ({ ...row, amounts: formatTotals(totals) }))}
    />
  )
}
