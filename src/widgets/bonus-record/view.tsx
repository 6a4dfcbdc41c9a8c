import { useId, useState, type ReactNode } from 'react'
import type { BonusPage, BonusState } from '../../generated/api.ts'
import { useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  collectRecords,
  ExportButton,
  NoRecords,
  RecordFrame,
  RecordList,
  recordsAtOnce,
  Summary,
  useRecordPages,
  useWriteTime,
} from '../../features/records/index.ts'
import { useWriteAmount } from '../../features/money/index.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { BonusCard } from './bonus-card.tsx'

const states: readonly BonusState[] = ['open', 'converted', 'spent', 'forfeited', 'expired']

/** The bonuses that who is logged in was given: what each still takes, until when, and what became of it. */
export function View({ props }: WidgetViewProps<'bonus-record'>): ReactNode {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const [state, setState] = useState<BonusState>()
  const text = useText()
  const id = useId()
  const asked = state === undefined ? {} : { state }
  const pages = useRecordPages(`bonuses ${state ?? ''}`, ({ record }, cursor) =>
    record.bonuses({ ...asked, pageSize: props.pageSize ?? usual, ...(cursor !== undefined && { cursor }) }),
  )
  return (
    <RecordFrame
      first={pages.first}
      tools={
        <>
          <ChoiceField
            id={id}
            name="state"
            label={text('record_state')}
            none={text('record_state_all')}
            required={false}
            value={state ?? ''}
            choices={states.map((value) => ({ value, label: text(`bonus_${value}`) }))}
            onChange={(value) => setState(states.find((one) => one === value))}
          />
          {pages.first.value?.bonuses.length !== 0 && <Export asked={asked} />}
        </>
      }
    >
      {(first) => (
        <>
          {first.sums && <Sums sums={first.sums} />}
          {first.bonuses.length === 0 ? (
            <NoRecords
              icon="bonus"
              none="bonus_none"
              narrowed={state !== undefined ? 'bonus_none_state' : undefined}
              button={props.emptyButton}
            />
          ) : (
            <RecordList
              records={pages.pages.flatMap(({ bonuses }) => bonuses)}
              pages={pages}
              idOf={(bonus) => bonus.id}
              atOf={({ createdAt }) => createdAt}
            >
              {(bonus) => <BonusCard bonus={bonus} />}
            </RecordList>
          )}
        </>
      )}
    </RecordFrame>
  )
}

function Sums({ sums: { given, converted, open } }: { readonly sums: NonNullable<BonusPage['sums']> }): ReactNode {
  const write = useWriteAmount()
  const text = useText()
  return (
    <Summary
      lead={{ label: text('bonus_converted_sum'), value: write.plain(converted) }}
      parts={[
        { label: text('bonus_given_sum'), value: write.plain(given) },
        { label: text('bonus_open_sum'), value: String(open) },
      ]}
    />
  )
}

function Export({ asked }: { readonly asked: { readonly state?: BonusState } }): ReactNode {
  const { whole } = useWriteTime()
  const text = useText()
  const head = ['record_time', 'record_what', 'record_state', 'bonus_amount', 'bonus_needed', 'bonus_done', 'bonus_ends'] as const
  return (
    <ExportButton
      file="bonuses"
      load={async ({ record }) => {
        const { records, cut } = await collectRecords(
          (cursor) => record.bonuses({ ...asked, pageSize: recordsAtOnce, ...(cursor !== undefined && { cursor }) }),
          ({ bonuses }) => bonuses,
        )
        return {
          cut,
          head: head.map((key) => text(key)),
          rows: records.map((one) => [
            whole(one.createdAt),
            text(`money_${one.kind}`),
            text(`bonus_${one.state}`),
            one.amount,
            one.turnoverNeeded,
            one.turnoverDone,
            one.endsAt === undefined ? '' : whole(one.endsAt),
          ]),
        }
      }}
    />
  )
}
