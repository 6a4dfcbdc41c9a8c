import type { ReactNode } from 'react'
import { PayeePanel } from '../../features/payout/index.ts'

/** The receiving addresses of who is logged in. */
export function View(): ReactNode {
  return <PayeePanel />
}
