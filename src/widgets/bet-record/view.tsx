import { useState, type ReactNode } from 'react'
import type { AccountBet, BetPage, BetState, RecordBetsQuery } from '../../generated/api.ts'
import { lazyView, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  betDisplay,
  NoRecords,
  type RecordColumns,
  RecordFilter,
  RecordView,
  Summary,
  useCategoryDisplay,
  useRecordDays,
  useVendorName,
  useFormatTime,
} from '../../features/records/index.ts'
import { MoneyRow, useFormatAmount } from '../../features/money/index.ts'

const BetReceipt = lazyView('bet-record/receipt', async () => (await import('./bet-receipt.tsx')).BetReceipt)

const states: readonly BetState[] = ['open', 'settled', 'rolled-back']

type Choice = Pick<RecordBetsQuery, 'vendor' | 'category' | 'state'>

/** Bets of the player by date range, vendor, category and state, with totals. */
export function View({ props }: WidgetViewProps<'bet-record'>): ReactNode {
  const days = useRecordDays(props.period ?? 'days7')
  const [choice, setChoice] = useState<Choice>({})
  const write = useFormatAmount()
  const { time } = useFormatTime()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
    <RecordView
      name="bets"
      days={days}
      query={{ ...days.query, ...choice }}
      pageSize={props.pageSize}
      fetchPage={({ record }, query) => record.bets(query)}
      recordsOf={({ bets }) => bets}
      idOf={({ id }) => id}
      atOf={({ placedAt }) => placedAt}
      filters={(first) => <Filters played={first?.played ?? []} choice={choice} onChoice={setChoice} />}
      sums={({ sums }) =>
        sums && (
          <Summary
            lead={{ label: text('record_result'), value: write.result(sums.result) }}
            breakdown={[
              { label: text('bet_stakes'), value: write.plain(sums.stake) },
              { label: text('bet_wins'), value: write.plain(sums.win) },
              { label: text('bet_count'), value: String(sums.bets) },
            ]}
          />
        )
      }
      empty={
        <NoRecords
          icon="record"
          none="bet_none"
          narrowed={Object.keys(choice).length > 0 ? 'bet_none_choice' : undefined}
          button={props.emptyButton}
        />
      }
      columns={useColumns()}
      receipt={(bet, onClose) => <BetReceipt bet={bet} onClose={onClose} />}
    >
      {(bet, onOpen) => (
        <MoneyRow
          icon={categoryDisplay(bet.category).icon}
          title={bet.game}
          {...betDisplay.stateOf(bet, text)}
          time={time(bet.placedAt)}
          amount={write.plain(betDisplay.amountOf(bet))}
          way={betDisplay.wayOf(bet)}
          note={bet.state === 'settled' ? text('bet_staked', { amount: write.plain(bet.stake) }) : undefined}
          onOpen={onOpen}
        />
      )}
    </RecordView>
  )
}

function useColumns(): RecordColumns<AccountBet> {
  const { whole } = useFormatTime()
  const vendorName = useVendorName()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  return [
    [text('bet_placed'), ({ placedAt }) => whole(placedAt)],
    [text('bet_game'), ({ game }) => game],
    [text('record_vendor'), ({ vendor }) => vendorName(vendor)],
    [text('record_category'), ({ category }) => categoryDisplay(category).name],
    [text('record_state'), (bet) => betDisplay.stateOf(bet, text).state],
    [text('bet_stake'), ({ stake }) => stake],
    [text('bet_win'), ({ win }) => win],
    [text('record_result'), ({ result }) => result],
    [text('bet_round'), ({ round }) => round],
    [text('receipt_reference'), ({ id }) => id],
  ]
}

interface FiltersProps {
  readonly played: NonNullable<BetPage['played']>
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}

/** Filters. The options are those played in the date range; a choice stays when the options change. */
function Filters({ played, choice, onChoice }: FiltersProps): ReactNode {
  const vendorName = useVendorName()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  const { vendor, category, state } = choice
  const values = (name: 'vendor' | 'category', chosen: string | undefined): readonly string[] => [
    ...new Set([...played.map((one) => one[name]), ...(chosen === undefined ? [] : [chosen])]),
  ]
  const choose =
    (part: keyof Choice) =>
    (value: string | undefined): void => {
      const { [part]: _, ...rest } = choice
      onChoice(value === undefined ? rest : { ...rest, [part]: value })
    }
  return (
    <>
      <RecordFilter
        name="category"
        value={category}
        choices={values('category', category).map((value) => [value, categoryDisplay(value).name])}
        onChange={choose('category')}
      />
      <RecordFilter
        name="vendor"
        value={vendor}
        choices={values('vendor', vendor).map((value) => [value, vendorName(value)])}
        onChange={choose('vendor')}
      />
      <RecordFilter
        name="state"
        value={state}
        choices={states.map((value) => [value, text(`bet_state_${value.replaceAll('-', '_')}`)])}
        onChange={choose('state')}
      />
    </>
  )
}
