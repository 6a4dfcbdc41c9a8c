import type { SiteRecord } from '../../database/records.ts'

/** How much is moved, whichever way. */
export const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/** Whether one operator may give so much, or take it where it is below zero, without another one. */
export const mayMoveAlone = (amount: bigint, { adjustment_limit: limit }: Pick<SiteRecord, 'adjustment_limit'>): boolean =>
  magnitude(amount) <= limit
