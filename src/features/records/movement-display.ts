import type { AccountMovement } from '../../generated/api.ts'
import type { StateTone } from '../money/index.ts'
import type { IconName } from '../../ui/media/icons.ts'
import type { Text } from '../../engine/index.ts'

export type MovementKind = AccountMovement['kind']

/** Icons by kind of movement. */
export const kindIcons: Readonly<Record<MovementKind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  play: 'play',
  bonus: 'bonus',
  cashback: 'cashback',
  salary: 'salary',
  other: 'wallet',
}

/** Returns the title of a movement: its purpose, and its game if it has one. */
export function formatTitle({ purpose, game }: Pick<AccountMovement, 'purpose' | 'game'>, text: Text): string {
  const name = text(`money_${purpose}`)
  return game === undefined ? name : `${name} · ${game}`
}

const heldStates = {
  pending: { tone: 'pending', state: 'record_held' },
  paid: { tone: 'good', state: 'record_held_paid' },
  returned: { tone: 'quiet', state: 'record_held_returned' },
} as const

/** Returns the state of a movement: completed, or the outcome of money held for a withdrawal. */
export function describeState(
  { purpose, held = 'pending' }: Pick<AccountMovement, 'purpose' | 'held'>,
  text: Text,
): { readonly tone: StateTone; readonly state: string } {
  if (purpose !== 'withdrawal-hold') return { tone: 'good', state: text('record_done') }
  const { tone, state } = heldStates[held]
  return { tone, state: text(state) }
}

/** Returns the direction of the money; `undefined` if it stays with the player. */
export const findDirection = ({ direction }: Pick<AccountMovement, 'direction'>): 'in' | 'out' | undefined =>
  direction === 'internal' ? undefined : direction

/** Returns the name of a wallet. The name of a vendor's wallet contains the vendor's name. */
export function formatWalletName(wallet: string, getVendorName: (code: string) => string, text: Text): string {
  if (wallet.startsWith('vendor/')) return text('wallet_vendor', { vendor: getVendorName(wallet.slice('vendor/'.length)) })
  return text(`wallet_${wallet}`)
}
