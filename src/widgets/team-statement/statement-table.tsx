import type { ReactNode } from 'react'
import type { MoneyReport, TeamStatement } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatMoney, useText } from '../../engine/index.ts'
import { AmountTable } from '../../ui/controls/amount-table.tsx'

const columns = [
  ['moneyIn', 'report_in'],
  ['moneyOut', 'report_out'],
  ['bets', 'report_bets'],
  ['wins', 'report_wins'],
  ['bonuses', 'report_bonuses'],
  ['result', 'report_result'],
] as const

/** Table of the members on a page, with the totals of all pages. */
export function StatementTable({ report: { lines, sums, total } }: { readonly report: TeamStatement }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatMoney = useFormatMoney()
  const text = useText()
  const formatLine = (money: MoneyReport): readonly string[] => columns.map(([field]) => formatMoney(parseMinor(money[field], exponent)))
  return (
    <AmountTable
      narrowLayout="cards"
      rowHeading={text('report_user')}
      columns={columns.map(([, label]) => text(label))}
      rows={lines.map(({ account, money }) => ({ key: account, name: account, amounts: formatLine(money) }))}
      totals={{ key: 'all', name: text('report_all', { count: total }), amounts: formatLine(sums) }}
    />
  )
}
