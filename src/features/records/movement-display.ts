import type { AccountMovement } from '../../generated/api.ts'
import type { StateTone } from '../money/index.ts'
import type { IconName } from '../../ui/media/icons.ts'
import type { Text } from '../../engine/index.ts'

export type Kind = AccountMovement['kind']

/** The picture of each kind. */
export const kindIcons: Readonly<Record<Kind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  play: 'play',
  bonus: 'bonus',
  cashback: 'cashback',
  salary: 'salary',
  other: 'wallet',
}

/** What a movement is called, with the game that it was in. */
export function titleOf({ purpose, game }: Pick<AccountMovement, 'purpose' | 'game'>, text: Text): string {
  const name = text(`money_${purpose}`)
  return game === undefined ? name : `${name} · ${game}`
}

const heldStates = {
  waiting: { tone: 'waiting', state: 'record_held' },
  paid: { tone: 'good', state: 'record_held_paid' },
  returned: { tone: 'quiet', state: 'record_held_returned' },
} as const

/** A movement is final; of what was set aside it is said what became of it. */
export function stateOf(
  { purpose, held = 'waiting' }: Pick<AccountMovement, 'purpose' | 'held'>,
  text: Text,
): { readonly tone: StateTone; readonly state: string } {
  if (purpose !== 'withdrawal-hold') return { tone: 'good', state: text('record_done') }
  const { tone, state } = heldStates[held]
  return { tone, state: text(state) }
}

/** Which way the player's money went; neither where it stayed theirs. */
export const wayOf = ({ way }: Pick<AccountMovement, 'way'>): 'in' | 'out' | undefined => (way === 'within' ? undefined : way)

/** A wallet as its owner knows it; one at a vendor has the vendor's name. */
export function walletName(wallet: string, vendorName: (code: string) => string, text: Text): string {
  if (wallet.startsWith('vendor/')) return text('wallet_vendor', { vendor: vendorName(wallet.slice('vendor/'.length)) })
  return text(`wallet_${wallet}`)
}
