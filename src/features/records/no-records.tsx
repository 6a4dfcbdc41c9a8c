import type { ReactNode } from 'react'
import type { ButtonAction } from '../../generated/config.ts'
import { ActionLink, useText } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty, type EmptyProps } from '../../ui/controls/empty.tsx'

interface NoRecordsProps extends Pick<EmptyProps, 'icon'> {
  /** Prefix of the message keys of the empty state. */
  readonly keyPrefix: 'record_none' | 'bet_none' | 'bonus_none' | 'profit_none'
  /** Prefix of the message keys if a filter is set. The button is then omitted. */
  readonly filteredKeyPrefix?: 'record_none_kind' | 'bet_none_choice' | 'bonus_none_state' | undefined
  /** Button that the brand configures. */
  readonly button?: ButtonAction | undefined
}

/** Empty state of a record page. */
export function NoRecords({ icon, keyPrefix, filteredKeyPrefix, button }: NoRecordsProps): ReactNode {
  const text = useText()
  const prefix = filteredKeyPrefix ?? keyPrefix
  const action = !filteredKeyPrefix && button && (
    <ActionLink action={button.action} className={getButtonClass({ tone: 'primary' })}>
      {text(button.label)}
    </ActionLink>
  )
  return <Empty icon={icon} level={3} title={text(`${prefix}_title`)} text={text(`${prefix}_text`)} action={action} />
}
