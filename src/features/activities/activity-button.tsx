import { type ReactNode, useState } from 'react'
import type { Activity } from '../../generated/api.ts'
import { ActionLink, toProblem, useConfig, useEngine, useOverlays, usePorts, useSite, useText } from '../../engine/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { SuccessMessage } from '../../ui/controls/success-message.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { activityStates } from './activity-states.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { useFormatActivityReward } from './use-activities.ts'

interface ActivityButtonProps {
  readonly activity: Activity
  /** Title of the promotion. */
  readonly title: string
  readonly wide?: boolean
  /** Refetches the state of the activity. */
  readonly refetch: () => void
}

/**
 * The action of an activity: join, apply or claim. Visitors log in first. If the player has just joined or claimed and
 * no action is left, shows what was done.
 */
export function ActivityButton({ activity, title, wide = false, refetch }: ActivityButtonProps): ReactNode {
  const { id, kind, state } = activity
  const button = activityStates[state].button?.(kind)
  const isVisitor = useSite(({ visitor: { kind: visitorKind } }) => visitorKind === 'visitor')
  const login = useConfig(({ overlays }) => overlays.login)
  const [dialogOpen, setDialogOpen] = useState(false)
  const [doneText, setDoneText] = useState<string>()
  const { activity: port } = usePorts()
  const { pending, run } = useSingleFlight()
  const { poller } = useEngine()
  const { warn } = useOverlays()
  const formatReward = useFormatActivityReward()
  const text = useText()
  const performAction = async (action: 'join' | 'claim'): Promise<void> => {
    try {
      const updated = await port[action]({ id })
      setDoneText(action === 'join' ? text('activity_done_joined') : text('activity_done_claimed', { what: formatReward(updated) }))
    } catch (error) {
      await warn({ text: toProblem(error).detail.messageKey, confirm: 'in_increase_submit' })
    }
    void poller.refreshChanged(['balance', 'counts'])
    refetch()
  }
  const buttonStyle = { tone: wide ? 'primary' : 'quiet', size: wide ? 'l' : 's', wide } as const
  const buttonContent = button && (
    <>
      {text(button.label)}
      {!wide && <span className="visually-hidden">: {title}</span>}
    </>
  )
  return (
    <>
      {button && isVisitor && (
        <ActionLink action={{ overlay: login }} className={getButtonClass(buttonStyle)}>
          {buttonContent}
        </ActionLink>
      )}
      {button && !isVisitor && (
        <Button
          {...buttonStyle}
          busy={pending}
          onClick={() => (button.action === 'apply' ? setDialogOpen(true) : void run(() => performAction(button.action as 'join')))}
        >
          {buttonContent}
        </Button>
      )}
      {!button && doneText !== undefined && <SuccessMessage takesFocus>{doneText}</SuccessMessage>}
      {dialogOpen && <ApplicationDialog id={id} title={title} onSent={refetch} onClose={() => setDialogOpen(false)} />}
    </>
  )
}
