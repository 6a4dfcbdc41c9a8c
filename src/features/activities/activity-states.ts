import type { Activity, ActivityState } from '../../generated/api.ts'
import type { PlainKey } from '../../generated/messages.ts'
import type { StateTone } from '../money/index.ts'

/** The action that the button performs. */
type ActivityAction = 'join' | 'apply' | 'claim'

interface StateDisplay {
  readonly label: PlainKey
  readonly tone: StateTone
  /** Returns the label and the action of the button; `undefined` if there is no button. */
  readonly button?: (kind: Activity['kind']) => { readonly label: PlainKey; readonly action: ActivityAction } | undefined
}

/** Label, colour and button of each state. */
export const activityStates: Readonly<Record<ActivityState, StateDisplay>> = {
  coming: { label: 'activity_state_coming', tone: 'quiet' },
  join: {
    label: 'activity_state_join',
    tone: 'good',
    // `RafflePanel` has the button of a raffle.
    button: (kind) =>
      kind === 'raffle'
        ? undefined
        : kind === 'apply'
          ? { label: 'activity_apply', action: 'apply' }
          : { label: 'activity_join', action: 'join' },
  },
  joined: { label: 'activity_state_joined', tone: 'pending' },
  applying: { label: 'activity_state_applying', tone: 'pending' },
  process: { label: 'activity_state_process', tone: 'pending' },
  claim: {
    label: 'activity_state_claim',
    tone: 'good',
    button: (kind) => ({ label: kind === 'envelope' ? 'activity_open' : 'activity_claim', action: 'claim' }),
  },
  claimed: { label: 'activity_state_claimed', tone: 'good' },
  issued: { label: 'activity_state_issued', tone: 'good' },
  rejected: { label: 'activity_state_rejected', tone: 'bad', button: () => ({ label: 'activity_apply_again', action: 'apply' }) },
  close: { label: 'activity_state_close', tone: 'quiet' },
}
