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

type BetFilter = Pick<RecordBetsQuery, 'vendor' | 'category' | 'state'>

/** Bets of the player by date range, vendor, category and state, with totals. */
export function View({ props }: WidgetViewProps<'bet-record'>): ReactNode {
  const days = useRecordDays(props.period ?? 'days7')
  const [filter, setFilter] = useState<BetFilter>({})
  const formatAmount = useFormatAmount()
  const { time } = useFormatTime()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
    <RecordView
      name="bets"
      days={days}
      query={{ ...days.query, ...filter }}
      pageSize={props.pageSize}
      fetchPage={({ record }, query) => record.bets(query)}
      getRecords={({ bets }) => bets}
      getId={({ id }) => id}
      getTimestamp={({ placedAt }) => placedAt}
      filters={(firstPage) => <Filters played={firstPage?.played ?? []} filter={filter} onFilterChange={setFilter} />}
      totals={({ sums }) =>
        sums && (
          <Summary
            result={{ label: text('record_result'), value: formatAmount.signed(sums.result) }}
            breakdown={[
              { label: text('bet_stakes'), value: formatAmount.plain(sums.stake) },
              { label: text('bet_wins'), value: formatAmount.plain(sums.win) },
              { label: text('bet_count'), value: String(sums.bets) },
            ]}
          />
        )
      }
      empty={
        <NoRecords
          icon="record"
          keyPrefix="bet_none"
          filteredKeyPrefix={Object.keys(filter).length > 0 ? 'bet_none_choice' : undefined}
          button={props.emptyButton}
        />
      }
      columns={useColumns()}
      receipt={(bet, onClose) => <BetReceipt bet={bet} onClose={onClose} />}
    >
      {(bet, onOpen) => (
        <MoneyRow
          icon={getCategoryDisplay(bet.category).icon}
          title={bet.game}
          {...betDisplay.describeState(bet, text)}
          time={time(bet.placedAt)}
          amount={formatAmount.plain(betDisplay.getDisplayAmount(bet))}
          direction={betDisplay.findDirection(bet)}
          note={bet.state === 'settled' ? text('bet_staked', { amount: formatAmount.plain(bet.stake) }) : undefined}
          onOpen={onOpen}
        />
      )}
    </RecordView>
  )
}

function useColumns(): RecordColumns<AccountBet> {
  const { dateTime } = useFormatTime()
  const getVendorName = useVendorName()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  return [
    [text('bet_placed'), ({ placedAt }) => dateTime(placedAt)],
    [text('bet_game'), ({ game }) => game],
    [text('record_vendor'), ({ vendor }) => getVendorName(vendor)],
    [text('record_category'), ({ category }) => getCategoryDisplay(category).name],
    [text('record_state'), (bet) => betDisplay.describeState(bet, text).state],
    [text('bet_stake'), ({ stake }) => stake],
    [text('bet_win'), ({ win }) => win],
    [text('record_result'), ({ result }) => result],
    [text('bet_round'), ({ round }) => round],
    [text('receipt_reference'), ({ id }) => id],
  ]
}

interface FiltersProps {
  readonly played: NonNullable<BetPage['played']>
  readonly filter: BetFilter
  readonly onFilterChange: (filter: BetFilter) => void
}

/**
 * Filters by category, vendor and state. The categories and vendors to choose from are those of the bets in the date
 * range, plus the selected ones.
 */
function Filters({ played, filter, onFilterChange }: FiltersProps): ReactNode {
  const getVendorName = useVendorName()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  const { vendor, category, state } = filter
  const listOptions = (name: 'vendor' | 'category', selected: string | undefined): readonly string[] => [
    ...new Set([...played.map((entry) => entry[name]), ...(selected === undefined ? [] : [selected])]),
  ]
  const createChangeHandler =
    (field: keyof BetFilter) =>
    (value: string | undefined): void => {
      const { [field]: _, ...otherFilters } = filter
      onFilterChange(value === undefined ? otherFilters : { ...otherFilters, [field]: value })
    }
  return (
    <>
      <RecordFilter
        name="category"
        value={category}
        options={listOptions('category', category).map((value) => [value, getCategoryDisplay(value).name])}
        onChange={createChangeHandler('category')}
      />
      <RecordFilter
        name="vendor"
        value={vendor}
        options={listOptions('vendor', vendor).map((value) => [value, getVendorName(value)])}
        onChange={createChangeHandler('vendor')}
      />
      <RecordFilter
        name="state"
        value={state}
        options={states.map((value) => [value, text(`bet_state_${value.replaceAll('-', '_')}`)])}
        onChange={createChangeHandler('state')}
      />
    </>
  )
}
