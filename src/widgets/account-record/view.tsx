import { useState, type ReactNode } from 'react'
import type { AccountMovement } from '../../generated/api.ts'
import { lazyView, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  movementDisplay,
  NoRecords,
  type RecordColumns,
  RecordFilter,
  RecordView,
  Summary,
  useRecordDays,
  useFormatTime,
} from '../../features/records/index.ts'
import { MoneyRow, useFormatAmount } from '../../features/money/index.ts'

const MovementReceipt = lazyView('account-record/receipt', async () => (await import('./movement-receipt.tsx')).MovementReceipt)

const kinds = Object.keys(movementDisplay.kindIcons) as readonly movementDisplay.MovementKind[]

/** Movements of money by date range and type, with totals. */
export function View({ props }: WidgetViewProps<'account-record'>): ReactNode {
  const days = useRecordDays(props.period ?? 'days7')
  const [kind, setKind] = useState<movementDisplay.MovementKind>()
  const formatAmount = useFormatAmount()
  const { time } = useFormatTime()
  const text = useText()
  return (
    <RecordView
      name="account-record"
      days={days}
      query={{ ...days.query, ...(kind !== undefined && { kind }) }}
      pageSize={props.pageSize}
      fetchPage={({ record }, query) => record.movements(query)}
      getRecords={({ movements }) => movements}
      getId={({ id }) => id}
      getTimestamp={({ at }) => at}
      filters={() => (
        <RecordFilter
          name="kind"
          value={kind}
          options={kinds.map((kindOption) => [kindOption, text(`record_kind_${kindOption}`)])}
          onChange={setKind}
        />
      )}
      totals={({ sums }) =>
        sums && (
          <Summary
            result={{ label: text('record_change'), value: formatAmount.signed(sums.result) }}
            breakdown={[
              { label: text('record_in'), value: formatAmount.plain(sums.moneyIn) },
              { label: text('record_out'), value: formatAmount.plain(sums.moneyOut) },
            ]}
          />
        )
      }
      empty={
        <NoRecords
          icon="history"
          keyPrefix="record_none"
          filteredKeyPrefix={kind !== undefined ? 'record_none_kind' : undefined}
          button={props.emptyButton}
        />
      }
      columns={useColumns()}
      receipt={(movement, onClose) => <MovementReceipt movement={movement} onClose={onClose} />}
    >
      {(movement, onOpen) => {
        const mainWallet = findMainWallet(movement)
        return (
          <MoneyRow
            icon={movementDisplay.kindIcons[movement.kind]}
            title={movementDisplay.formatTitle(movement, text)}
            {...movementDisplay.describeState(movement, text)}
            time={time(movement.at)}
            amount={formatAmount.plain(movement.amount)}
            direction={movementDisplay.findDirection(movement)}
            note={mainWallet && text('record_left', { amount: formatAmount.plain(mainWallet.balance) })}
            onOpen={onOpen}
          />
        )
      }}
    </RecordView>
  )
}

function useColumns(): RecordColumns<AccountMovement> {
  const { dateTime } = useFormatTime()
  const text = useText()
  return [
    [text('record_time'), ({ at }) => dateTime(at)],
    [text('record_kind'), (movement) => text(`record_kind_${movement.kind}`)],
    [text('record_what'), (movement) => movementDisplay.formatTitle(movement, text)],
    [text('record_in'), ({ direction, amount }) => (direction === 'in' ? amount : '')],
    [text('record_out'), ({ direction, amount }) => (direction === 'out' ? amount : '')],
    [text('record_balance'), (movement) => findMainWallet(movement)?.balance ?? ''],
    [text('receipt_reference'), ({ reference }) => reference],
  ]
}

const findMainWallet = ({ wallets }: AccountMovement) => wallets.find(({ wallet }) => wallet === 'main')
