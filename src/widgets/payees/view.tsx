import type { ReactNode } from 'react'
import { PayeePanel } from '../../features/payout/index.ts'

/** Payout accounts of the player. */
export function View(): ReactNode {
  return <PayeePanel />
}
