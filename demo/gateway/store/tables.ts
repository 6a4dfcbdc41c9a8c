import type { ColumnType, Kysely } from 'kysely'
import type { Order, Payment } from '../../../server/integrations/gateway-contract.ts'

type Time = ColumnType<Date, Date | undefined, Date>

/** The gateway's tables. */
export interface GatewayTables {
  demo_orders: {
    merchant: string
    id: string
    token_hash: Buffer
    method: Order['method']
    amount: bigint
    currency: string
    exponent: number
    reference: string
    return_url: string
    notify_url: string
    payments: ColumnType<readonly Payment[], string | undefined, string>
    created_at: Time
    expires_at: Time
  }
  /** Pending notices to merchants. */
  demo_notices: { merchant: string; id: string; url: string; body: string; attempts: number; due_at: Time }
}

export type GatewayStore = { readonly db: Kysely<GatewayTables> }
