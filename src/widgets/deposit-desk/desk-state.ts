import type { Deposit } from '../../generated/api.ts'
import { createStore, defineSlice } from '../../engine/index.ts'

export type Screen = 'channels' | 'amount' | 'details' | 'check' | 'deposit' | 'history'

/**
 * What somebody has chosen and typed, as long as the page lives: whoever goes back, or closes the centre, finds it
 * again.
 */
export interface Draft {
  /** Whose it is. */
  readonly member: string | undefined
  readonly screen: Screen
  readonly channel: string | undefined
  /** What is typed: the amount in the brand's way, the channel's fields, and the bonus that is chosen. */
  readonly values: Readonly<Record<string, string>>
  /** What was confirmed last, and its key: sent again it asks for the same deposit. */
  readonly sent: { readonly content: string; readonly key: string } | undefined
  /** The deposit that is shown. */
  readonly shown: Deposit | undefined
}

export const emptyDraft = (member: string | undefined): Draft => ({
  member,
  screen: 'channels',
  channel: undefined,
  values: {},
  sent: undefined,
  shown: undefined,
})

export const draftSlice = defineSlice('deposit draft', () => createStore<Draft>(emptyDraft(undefined)))
