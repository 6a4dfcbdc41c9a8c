import { Suspense, useId, useState, type ReactNode } from 'react'
import type { AccountMovement, MovementPage, RecordMovementsQuery } from '../../generated/api.ts'
import { lazyView, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  movementDisplay,
  collectRecords,
  ExportButton,
  NoRecords,
  RecordFrame,
  RecordList,
  recordsAtOnce,
  Summary,
  useRecordDays,
  useRecordPages,
  useWriteTime,
} from '../../features/records/index.ts'
import { MoneyRow, useWriteAmount } from '../../features/money/index.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

const MovementReceipt = lazyView('account-record/receipt', async () => (await import('./movement-receipt.tsx')).MovementReceipt)

const kinds = Object.keys(movementDisplay.kindIcons) as readonly movementDisplay.Kind[]

/** How the money of who is logged in moved: by days, of a kind, with the sums of all of it. */
export function View({ props }: WidgetViewProps<'account-record'>): ReactNode {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const days = useRecordDays(props.period ?? 'days7')
  const [kind, setKind] = useState<movementDisplay.Kind>()
  const [open, setOpen] = useState<AccountMovement>()
  const asked = { ...days.asked, ...(kind !== undefined && { kind }) }
  const pages = useRecordPages(`movements ${JSON.stringify(asked)}`, ({ record }, cursor) =>
    record.movements({ ...asked, pageSize: props.pageSize ?? usual, ...(cursor !== undefined && { cursor }) }),
  )
  return (
    <RecordFrame
      days={days}
      first={pages.first}
      tools={
        <>
          <KindField kind={kind} onKind={setKind} />
          {pages.first.value?.movements.length !== 0 && <Export asked={asked} />}
        </>
      }
    >
      {(first) => (
        <>
          {first.sums && <Sums sums={first.sums} />}
          {first.movements.length === 0 ? (
            <NoRecords
              icon="history"
              none="record_none"
              narrowed={kind !== undefined ? 'record_none_kind' : undefined}
              button={props.emptyButton}
            />
          ) : (
            <RecordList
              records={pages.pages.flatMap(({ movements }) => movements)}
              pages={pages}
              idOf={({ id }) => id}
              atOf={({ at }) => at}
            >
              {(movement) => <Row movement={movement} onOpen={() => setOpen(movement)} />}
            </RecordList>
          )}
          {open && (
            <Suspense fallback={null}>
              <MovementReceipt movement={open} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </RecordFrame>
  )
}

function KindField({
  kind,
  onKind,
}: {
  readonly kind: movementDisplay.Kind | undefined
  readonly onKind: (kind: movementDisplay.Kind | undefined) => void
}): ReactNode {
  const text = useText()
  const id = useId()
  return (
    <ChoiceField
      id={id}
      name="kind"
      label={text('record_kind')}
      none={text('record_kind_all')}
      required={false}
      value={kind ?? ''}
      choices={kinds.map((value) => ({ value, label: text(`record_kind_${value}`) }))}
      onChange={(value) => onKind(kinds.find((one) => one === value))}
    />
  )
}

function Export({ asked }: { readonly asked: RecordMovementsQuery }): ReactNode {
  const { whole } = useWriteTime()
  const text = useText()
  const head = ['record_time', 'record_kind', 'record_what', 'record_in', 'record_out', 'record_balance', 'receipt_reference'] as const
  return (
    <ExportButton
      file="account-record"
      load={async (ports) => {
        const { records, cut } = await collectRecords(
          (cursor) => ports.record.movements({ ...asked, pageSize: recordsAtOnce, ...(cursor !== undefined && { cursor }) }),
          ({ movements }) => movements,
        )
        return {
          cut,
          head: head.map((key) => text(key)),
          rows: records.map((one) => [
            whole(one.at),
            text(`record_kind_${one.kind}`),
            movementDisplay.titleOf(one, text),
            one.way === 'in' ? one.amount : '',
            one.way === 'out' ? one.amount : '',
            one.wallets.find(({ wallet }) => wallet === 'main')?.balance ?? '',
            one.reference,
          ]),
        }
      }}
    />
  )
}

function Sums({ sums: { moneyIn, moneyOut, result } }: { readonly sums: NonNullable<MovementPage['sums']> }): ReactNode {
  const write = useWriteAmount()
  const text = useText()
  return (
    <Summary
      lead={{ label: text('record_result'), value: write.result(result) }}
      parts={[
        { label: text('record_in'), value: write.plain(moneyIn) },
        { label: text('record_out'), value: write.plain(moneyOut) },
      ]}
    />
  )
}

function Row({ movement, onOpen }: { readonly movement: AccountMovement; readonly onOpen: () => void }): ReactNode {
  const write = useWriteAmount()
  const { time } = useWriteTime()
  const text = useText()
  const main = movement.wallets.find(({ wallet }) => wallet === 'main')
  return (
    <MoneyRow
      icon={movementDisplay.kindIcons[movement.kind]}
      title={movementDisplay.titleOf(movement, text)}
      {...movementDisplay.stateOf(movement, text)}
      time={time(movement.at)}
      amount={write.plain(movement.amount)}
      way={movementDisplay.wayOf(movement)}
      note={main && text('record_left', { amount: write.plain(main.balance) })}
      onOpen={onOpen}
    />
  )
}
