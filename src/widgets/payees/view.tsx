import type { ReactNode } from 'react'
import { PayeePanel } from '../../features/payout/index.ts'

/** Withdrawal addresses of the player. */
export function View(): ReactNode {
  return <PayeePanel />
}
