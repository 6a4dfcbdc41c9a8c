import type { Deposit } from '../../generated/api.ts'
import { createStore, defineSlice, type SeparatorStyle } from '../../engine/index.ts'

export type Screen = 'channels' | 'amount' | 'details' | 'review' | 'deposit' | 'history'

/** Choices and input of the form, kept in memory while the player goes back or closes the centre. */
export interface Draft {
  /** Account that the draft belongs to. */
  readonly memberId: string | undefined
  readonly screen: Screen
  readonly channelId: string | undefined
  /** Input: the amount in the brand's format, the channel's fields, and the chosen bonus. */
  readonly values: Readonly<Record<string, string>>
  /** The number format that the amount was entered in: the language can change afterwards. */
  readonly format: SeparatorStyle | undefined
  /** The last request: its content, and its idempotency key, with which a retry returns the same deposit. */
  readonly lastRequest: { readonly content: string; readonly key: string } | undefined
  /** The deposit that the screen `deposit` shows. */
  readonly openDeposit: Deposit | undefined
}

export const createEmptyDraft = (memberId: string | undefined): Draft => ({
  memberId,
  screen: 'channels',
  channelId: undefined,
  values: {},
  format: undefined,
  lastRequest: undefined,
  openDeposit: undefined,
})

export const draftSlice = defineSlice('deposit draft', () => createStore<Draft>(createEmptyDraft(undefined)))
