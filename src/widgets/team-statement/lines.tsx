import type { ReactNode } from 'react'
import type { MoneyReport, TeamStatement } from '../../generated/api.ts'
import { parseMinor, useConfig, useMoney, useText } from '../../engine/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'

const columns = [
  ['moneyIn', 'report_in'],
  ['moneyOut', 'report_out'],
  ['bets', 'report_bets'],
  ['wins', 'report_wins'],
  ['bonuses', 'report_bonuses'],
  ['result', 'report_result'],
] as const

/** The people of a page and the sums of all; narrow screens have a card for each. */
export function Lines({ report: { lines, sums, total } }: { readonly report: TeamStatement }): ReactNode {
  const text = useText()
  return (
    <div className={styles['frame']}>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">{text('report_user')}</th>
            {columns.map(([figure, label]) => (
              <th key={figure} scope="col">
                {text(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, money }) => (
            <Line key={account} head={<bdi>{account}</bdi>} money={money} />
          ))}
        </tbody>
        <tfoot>
          <Line head={text('report_all', { count: total })} money={sums} />
        </tfoot>
      </table>
    </div>
  )
}

function Line({ head, money }: { readonly head: ReactNode; readonly money: MoneyReport }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const write = useMoney()
  const text = useText()
  return (
    <tr>
      <th scope="row">{head}</th>
      {columns.map(([figure, label]) => (
        <td key={figure}>
          <span className={styles['label']} aria-hidden="true">
            {text(label)}
          </span>
          <Money text={write(parseMinor(money[figure], exponent))} />
        </td>
      ))}
    </tr>
  )
}
