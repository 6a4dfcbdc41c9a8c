import type { ReactNode } from 'react'
import type { ButtonAction } from '../../generated/config.ts'
import { ActionLink, useText } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Empty, type EmptyProps } from '../../ui/controls/empty.tsx'

interface NoRecordsProps extends Pick<EmptyProps, 'icon'> {
  /** The texts that say so and why. */
  readonly none: 'record_none' | 'bet_none' | 'bonus_none' | 'profit_none'
  /** The texts where what is looked at was narrowed: whoever has narrowed it goes on by what narrows it. */
  readonly narrowed?: 'record_none_kind' | 'bet_none_choice' | 'bonus_none_state' | undefined
  /** Where the brand leads from here. */
  readonly button?: ButtonAction | undefined
}

/** A record with nothing in it. */
export function NoRecords({ icon, none, narrowed, button }: NoRecordsProps): ReactNode {
  const text = useText()
  const said = narrowed ?? none
  const action = !narrowed && button && (
    <ActionLink action={button.action} className={buttonClass({ tone: 'primary' })}>
      {text(button.label)}
    </ActionLink>
  )
  return <Empty icon={icon} level={3} title={text(`${said}_title`)} text={text(`${said}_text`)} action={action} />
}
