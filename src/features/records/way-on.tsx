import type { ReactNode } from 'react'
import type { ButtonAction } from '../../generated/config.ts'
import { ActionLink, useText } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'

/** Where an empty record leads, as the brand says it. */
export function WayOn({ label, action }: ButtonAction): ReactNode {
  const text = useText()
  return (
    <ActionLink action={action} className={buttonClass({ tone: 'primary' })}>
      {text(label)}
    </ActionLink>
  )
}
