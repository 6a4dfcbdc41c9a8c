import { type ReactNode, useState } from 'react'
import type { Activity } from '../../generated/api.ts'
import { ActionLink, problemOf, useConfig, useEngine, useOverlays, usePorts, useSite, useText } from '../../engine/index.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { DoneLine } from '../../ui/controls/done-line.tsx'
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
 * The action of an activity: join, apply or claim. Visitors log in first. When nothing is left to do, shows what was
 * done.
 */
export function ActivityButton({ activity, title, wide = false, refetch }: ActivityButtonProps): ReactNode {
  const { id, kind, state } = activity
  const button = activityStates[state].button?.(kind)
  const visitor = useSite(({ visitor: { kind: known } }) => known === 'visitor')
  const login = useConfig(({ overlays }) => overlays.login)
  const [applies, setApplies] = useState(false)
  const [done, setDone] = useState<string>()
  const { activity: port } = usePorts()
  const { pending, run } = useSingleFlight()
  const { poller } = useEngine()
  const { warn } = useOverlays()
  const writeShare = useFormatActivityReward()
  const text = useText()
  const press = async (step: 'join' | 'claim'): Promise<void> => {
    try {
      const now = await port[step]({ id })
      setDone(step === 'join' ? text('activity_done_joined') : text('activity_done_claimed', { what: writeShare(now) }))
    } catch (error) {
      await warn({ text: problemOf(error).detail.messageKey, confirm: 'in_increase_submit' })
    }
    void poller.refreshChanged(['balance', 'counts'])
    refetch()
  }
  const look = { tone: wide ? 'primary' : 'quiet', size: wide ? 'l' : 's', wide } as const
  const name = button && (
    <>
      {text(button.label)}
      {!wide && <span className="visually-hidden">: {title}</span>}
    </>
  )
  return (
    <>
      {button && visitor && (
        <ActionLink action={{ overlay: login }} className={buttonClass(look)}>
          {name}
        </ActionLink>
      )}
      {button && !visitor && (
        <Button
          {...look}
          busy={pending}
          onClick={() => (button.step === 'apply' ? setApplies(true) : void run(() => press(button.step as 'join')))}
        >
          {name}
        </Button>
      )}
      {!button && done !== undefined && <DoneLine takesFocus>{done}</DoneLine>}
      {applies && <ApplicationDialog id={id} title={title} onSent={refetch} onClose={() => setApplies(false)} />}
    </>
  )
}
