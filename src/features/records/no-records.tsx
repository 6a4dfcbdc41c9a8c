import type { ReactNode } from 'react'
import type { ButtonAction } from '../../generated/config.ts'
import { ActionLink, useText } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Empty, type EmptyProps } from '../../ui/controls/empty.tsx'

interface NoRecordsProps extends Pick<EmptyProps, 'icon'> {
  /** Message keys of the empty state. */
  readonly none: 'record_none' | 'bet_none' | 'bonus_none' | 'profit_none'
  /** Message keys of the empty state with a filter, which replaces the button. */
  readonly narrowed?: 'record_none_kind' | 'bet_none_choice' | 'bonus_none_state' | undefined
  /** Action that the brand configures. */
  readonly button?: ButtonAction | undefined
}

/** Empty state of a record. */
export function NoRecords({ icon, none, narrowed, button }: NoRecordsProps): ReactNode {
  const text = useText()
  const prefix = narrowed ?? none
  const action = !narrowed && button && (
    <ActionLink action={button.action} className={buttonClass({ tone: 'primary' })}>
      {text(button.label)}
    </ActionLink>
  )
  return <Empty icon={icon} level={3} title={text(`${prefix}_title`)} text={text(`${prefix}_text`)} action={action} />
}
