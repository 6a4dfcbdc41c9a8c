import { Suspense, useId, useState, type ReactNode } from 'react'
import type { AccountBet, BetPage, BetState, RecordBetsQuery } from '../../generated/api.ts'
import { lazyView, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  betDisplay,
  collectRecords,
  ExportButton,
  NoRecords,
  RecordFrame,
  RecordList,
  recordsAtOnce,
  Summary,
  useCategoryDisplay,
  useRecordDays,
  useRecordPages,
  useVendorName,
  useWriteTime,
} from '../../features/records/index.ts'
import { MoneyRow, useWriteAmount } from '../../features/money/index.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

const BetReceipt = lazyView('bet-record/receipt', async () => (await import('./bet-receipt.tsx')).BetReceipt)

const states: readonly BetState[] = ['open', 'settled', 'rolled-back']

type Choice = Pick<RecordBetsQuery, 'vendor' | 'category' | 'state'>

/** The bets that who is logged in placed: by days, vendor, category and state, with the sums of all of them. */
export function View({ props }: WidgetViewProps<'bet-record'>): ReactNode {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const days = useRecordDays(props.period ?? 'days7')
  const [choice, setChoice] = useState<Choice>({})
  const [open, setOpen] = useState<AccountBet>()
  const asked = { ...days.asked, ...choice }
  const pages = useRecordPages(`bets ${JSON.stringify(asked)}`, ({ record }, cursor) =>
    record.bets({ ...asked, pageSize: props.pageSize ?? usual, ...(cursor !== undefined && { cursor }) }),
  )
  return (
    <RecordFrame
      days={days}
      first={pages.first}
      tools={
        <>
          <Filters played={pages.first.value?.played ?? []} choice={choice} onChoice={setChoice} />
          {pages.first.value?.bets.length !== 0 && <Export asked={asked} />}
        </>
      }
    >
      {(first) => (
        <>
          {first.sums && <Sums sums={first.sums} />}
          {first.bets.length === 0 ? (
            <NoRecords
              icon="record"
              none="bet_none"
              narrowed={Object.keys(choice).length > 0 ? 'bet_none_choice' : undefined}
              button={props.emptyButton}
            />
          ) : (
            <RecordList
              records={pages.pages.flatMap(({ bets }) => bets)}
              pages={pages}
              idOf={({ id }) => id}
              atOf={({ placedAt }) => placedAt}
            >
              {(bet) => <Row bet={bet} onOpen={() => setOpen(bet)} />}
            </RecordList>
          )}
          {open && (
            <Suspense fallback={null}>
              <BetReceipt bet={open} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </RecordFrame>
  )
}

interface FiltersProps {
  readonly played: NonNullable<BetPage['played']>
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}

/** What was played on these days is what can be chosen; what is chosen stays so. */
function Filters({ played, choice, onChoice }: FiltersProps): ReactNode {
  const vendorName = useVendorName()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  const id = useId()
  const { vendor, category, state } = choice
  const values = (name: 'vendor' | 'category', chosen: string | undefined): readonly string[] => [
    ...new Set([...played.map((one) => one[name]), ...(chosen === undefined ? [] : [chosen])]),
  ]
  const choose = (part: keyof Choice, value: string): void => {
    const { [part]: _, ...rest } = choice
    onChoice(value === '' ? rest : { ...rest, [part]: value })
  }
  return (
    <>
      <ChoiceField
        id={`${id}-category`}
        name="category"
        label={text('record_category')}
        none={text('record_category_all')}
        required={false}
        value={category ?? ''}
        choices={values('category', category).map((value) => ({ value, label: categoryDisplay(value).name }))}
        onChange={(value) => choose('category', value)}
      />
      <ChoiceField
        id={`${id}-vendor`}
        name="vendor"
        label={text('record_vendor')}
        none={text('record_vendor_all')}
        required={false}
        value={vendor ?? ''}
        choices={values('vendor', vendor).map((value) => ({ value, label: vendorName(value) }))}
        onChange={(value) => choose('vendor', value)}
      />
      <ChoiceField
        id={`${id}-state`}
        name="state"
        label={text('record_state')}
        none={text('record_state_all')}
        required={false}
        value={state ?? ''}
        choices={states.map((value) => ({ value, label: text(`bet_state_${value.replaceAll('-', '_')}`) }))}
        onChange={(value) => choose('state', value)}
      />
    </>
  )
}

function Sums({ sums: { bets, stake, win, result } }: { readonly sums: NonNullable<BetPage['sums']> }): ReactNode {
  const write = useWriteAmount()
  const text = useText()
  return (
    <Summary
      lead={{ label: text('record_result'), value: write.result(result) }}
      parts={[
        { label: text('bet_stakes'), value: write.plain(stake) },
        { label: text('bet_wins'), value: write.plain(win) },
        { label: text('bet_count'), value: String(bets) },
      ]}
    />
  )
}

function Row({ bet, onOpen }: { readonly bet: AccountBet; readonly onOpen: () => void }): ReactNode {
  const write = useWriteAmount()
  const { time } = useWriteTime()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
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
  )
}

function Export({ asked }: { readonly asked: RecordBetsQuery }): ReactNode {
  const { whole } = useWriteTime()
  const vendorName = useVendorName()
  const categoryDisplay = useCategoryDisplay()
  const text = useText()
  const head = [
    'bet_placed',
    'bet_game',
    'record_vendor',
    'record_category',
    'record_state',
    'bet_stake',
    'bet_win',
    'record_result',
  ] as const
  return (
    <ExportButton
      file="bets"
      load={async ({ record }) => {
        const { records, cut } = await collectRecords(
          (cursor) => record.bets({ ...asked, pageSize: recordsAtOnce, ...(cursor !== undefined && { cursor }) }),
          ({ bets }) => bets,
        )
        return {
          cut,
          head: [...head.map((key) => text(key)), text('bet_round'), text('receipt_reference')],
          rows: records.map((bet) => [
            whole(bet.placedAt),
            bet.game,
            vendorName(bet.vendor),
            categoryDisplay(bet.category).name,
            betDisplay.stateOf(bet, text).state,
            bet.stake,
            bet.win,
            bet.result,
            bet.round,
            bet.id,
          ]),
        }
      }}
    />
  )
}
