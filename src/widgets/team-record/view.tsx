import { type ReactNode, useState } from 'react'
import type { ReportPeriod, TeamBet, TeamMovement } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { type Ports, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { ReportFrame } from '../../features/agent/index.ts'
import { MoneyRow, ReceiptDialog, useFormatAmount } from '../../features/money/index.ts'
import {
  betDisplay,
  movementDisplay,
  RecordList,
  useCategoryDisplay,
  useRecordPages,
  useVendorName,
  useFormatTime,
} from '../../features/records/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

type TeamQuery = Parameters<Ports['agent']['teamBets']>[0]
type TeamRecord = { readonly bet: TeamBet } | { readonly movement: TeamMovement }

/** Functions that load a page of bets or of money movements, and convert them to records for the list. */
const loaders: Readonly<
  Record<
    'bets' | 'movements',
    (ports: Ports, query: TeamQuery) => Promise<{ firstDay: string; lastDay: string; next?: string; records: readonly TeamRecord[] }>
  >
> = {
  bets: async ({ agent }, query) => {
    const { bets, ...page } = await agent.teamBets(query)
    return { ...page, records: bets.map((bet) => ({ bet })) }
  },
  movements: async ({ agent }, query) => {
    const { movements, ...page } = await agent.teamMovements(query)
    return { ...page, records: movements.map((movement) => ({ movement })) }
  },
}

/** Bets or money movements of the agent's downline, newest first, with a search by member. */
export function View({ props: { of: recordKind, period: initialPeriod = 'days7', pageSize } }: WidgetViewProps<'team-record'>): ReactNode {
  const defaultPageSize = useConfig(({ settings }) => settings.pageSizes.other)
  const [period, setPeriod] = useState<ReportPeriod>(initialPeriod)
  const [nameInput, setNameInput] = useState('')
  const username = useDebounced(nameInput).trim()
  const text = useText()
  const query = { period, pageSize: pageSize ?? defaultPageSize, ...(username !== '' && { username }) }
  const pages = useRecordPages(`team ${recordKind} ${JSON.stringify(query)}`, (ports, start) =>
    loaders[recordKind](ports, { ...query, ...start }),
  )
  const label = text('team_record_who')
  return (
    <ReportFrame
      period={period}
      onPeriodChange={setPeriod}
      query={pages.firstPageQuery}
      toolbar={
        <div role="search">
          <SearchField
            label={label}
            placeholder={label}
            value={nameInput}
            onChange={setNameInput}
            maxLength={maxLengths['agent.teamBets'].username}
            disableAutocorrect
          />
        </div>
      }
    >
      {() => (
        <RecordList
          records={pages.pages.flatMap((page) => page.records)}
          pages={pages}
          getId={(record) => ('bet' in record ? record.bet.id : record.movement.id)}
          getTimestamp={(record) => ('bet' in record ? record.bet.placedAt : record.movement.at)}
          empty={
            <Empty
              icon={recordKind === 'bets' ? 'record' : 'history'}
              level={3}
              title={text(`team_${recordKind}_none_title`)}
              text={text(`team_${recordKind}_none_text`)}
            />
          }
          receipt={(record, onClose) => <RecordReceipt record={record} onClose={onClose} />}
        >
          {(record, onOpen) =>
            'bet' in record ? <BetRow bet={record.bet} onOpen={onOpen} /> : <MovementRow movement={record.movement} onOpen={onOpen} />
          }
        </RecordList>
      )}
    </ReportFrame>
  )
}

function BetRow({ bet, onOpen }: { readonly bet: TeamBet; readonly onOpen: () => void }): ReactNode {
  const formatAmount = useFormatAmount()
  const { time } = useFormatTime()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
    <MoneyRow
      icon={getCategoryDisplay(bet.category).icon}
      title={bet.account}
      {...betDisplay.describeState(bet, text)}
      time={time(bet.placedAt)}
      amount={formatAmount.plain(betDisplay.getDisplayAmount(bet))}
      direction={betDisplay.findDirection(bet)}
      note={bet.game}
      onOpen={onOpen}
    />
  )
}

function MovementRow({ movement, onOpen }: { readonly movement: TeamMovement; readonly onOpen: () => void }): ReactNode {
  const formatAmount = useFormatAmount()
  const { time } = useFormatTime()
  const text = useText()
  return (
    <MoneyRow
      icon={movementDisplay.kindIcons[movement.kind]}
      title={movement.account}
      {...movementDisplay.describeState(movement, text)}
      time={time(movement.at)}
      amount={formatAmount.plain(movement.amount)}
      direction={movementDisplay.findDirection(movement)}
      note={movementDisplay.formatTitle(movement, text)}
      onOpen={onOpen}
    />
  )
}

function RecordReceipt({ record, onClose }: { readonly record: TeamRecord; readonly onClose: () => void }): ReactNode {
  const formatAmount = useFormatAmount()
  const { dateTime } = useFormatTime()
  const getVendorName = useVendorName()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  const renderTime = (iso: string): ReactNode => <time className="figures">{dateTime(iso)}</time>
  if ('bet' in record) {
    const { bet } = record
    return (
      <ReceiptDialog
        title={bet.game}
        {...betDisplay.describeState(bet, text)}
        amount={formatAmount.plain(betDisplay.getDisplayAmount(bet))}
        direction={betDisplay.findDirection(bet)}
        reference={bet.id}
        rows={[
          { label: text('field_username'), value: bet.account },
          { label: text('record_vendor'), value: getVendorName(bet.vendor) },
          { label: text('record_category'), value: getCategoryDisplay(bet.category).name },
          { label: text('bet_stake'), value: <Money text={formatAmount.plain(bet.stake)} /> },
          ...(bet.state === 'settled' ? [{ label: text('bet_win'), value: <Money text={formatAmount.plain(bet.win)} /> }] : []),
          { label: text('bet_placed'), value: renderTime(bet.placedAt) },
        ]}
        onClose={onClose}
      />
    )
  }
  const { movement } = record
  return (
    <ReceiptDialog
      title={movementDisplay.formatTitle(movement, text)}
      {...movementDisplay.describeState(movement, text)}
      amount={formatAmount.plain(movement.amount)}
      direction={movementDisplay.findDirection(movement)}
      reference={movement.reference}
      rows={[
        { label: text('field_username'), value: movement.account },
        { label: text('record_time'), value: renderTime(movement.at) },
      ]}
      onClose={onClose}
    />
  )
}
