import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { FigureTable } from '../../ui/controls/figure-table.tsx'

interface Played {
  readonly stake: string
  readonly win: string
  readonly bonus: string
  readonly result: string
}

interface FiguresProps {
  /** Heading of the first column. */
  readonly head: string
  readonly rows: readonly { readonly key: string; readonly name: string; readonly note?: string; readonly played: Played }[]
  readonly bonuses?: boolean
}

/** Stakes and winnings, one row each. */
export function Figures({ head, rows, bonuses = false }: FiguresProps): ReactNode {
  const write = useFormatAmount()
  const text = useText()
  const written = ({ stake, win, bonus, result }: Played): readonly string[] => [
    write.plain(stake),
    write.plain(win),
    ...(bonuses ? [write.plain(bonus)] : []),
    write.result(result),
  ]
  return (
    <FigureTable
      narrow="lines"
      head={head}
      columns={[text('bet_stakes'), text('bet_wins'), ...(bonuses ? [text('profit_bonuses')] : []), text('record_result')]}
      rows={rows.map(({ played, ...row }) => ({ ...row, figures: written(played) }))}
    />
  )
}
