import { useState, type ReactNode } from 'react'
import type { BonusState } from '../../generated/api.ts'
import { useText, type WidgetViewProps } from '../../engine/index.ts'
import { NoRecords, RecordFilter, RecordView, Summary, useFormatTime } from '../../features/records/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { BonusCard } from './bonus-card.tsx'

const states: readonly BonusState[] = ['open', 'converted', 'spent', 'forfeited', 'expired']

/** Bonuses of the player by state, with totals. */
export function View({ props }: WidgetViewProps<'bonus-record'>): ReactNode {
  const [state, setState] = useState<BonusState>()
  const formatAmount = useFormatAmount()
  const { dateTime } = useFormatTime()
  const text = useText()
  return (
    <RecordView
      name="bonuses"
      query={state === undefined ? {} : { state }}
      pageSize={props.pageSize}
      fetchPage={({ record }, query) => record.bonuses(query)}
      getRecords={({ bonuses }) => bonuses}
      getId={({ id }) => id}
      getTimestamp={({ createdAt }) => createdAt}
      filters={() => (
        <RecordFilter
          name="state"
          value={state}
          options={states.map((stateOption) => [stateOption, text(`bonus_${stateOption}`)])}
          onChange={setState}
        />
      )}
      totals={({ sums }) =>
        sums && (
          <Summary
            result={{ label: text('bonus_converted_sum'), value: formatAmount.plain(sums.converted) }}
            breakdown={[
              { label: text('bonus_given_sum'), value: formatAmount.plain(sums.given) },
              { label: text('bonus_open_sum'), value: String(sums.open) },
            ]}
          />
        )
      }
      empty={
        <NoRecords
          icon="bonus"
          keyPrefix="bonus_none"
          filteredKeyPrefix={state !== undefined ? 'bonus_none_state' : undefined}
          button={props.emptyButton}
        />
      }
      columns={[
        [text('record_time'), ({ createdAt }) => dateTime(createdAt)],
        [text('record_what'), ({ kind }) => text(`money_${kind}`)],
        [text('record_state'), (bonus) => text(`bonus_${bonus.state}`)],
        [text('bonus_amount'), ({ amount }) => amount],
        [text('bonus_needed'), ({ turnoverNeeded }) => turnoverNeeded],
        [text('bonus_done'), ({ turnoverDone }) => turnoverDone],
        [text('bonus_ends'), ({ endsAt }) => (endsAt === undefined ? '' : dateTime(endsAt))],
      ]}
    >
      {(bonus) => <BonusCard bonus={bonus} />}
    </RecordView>
  )
}
