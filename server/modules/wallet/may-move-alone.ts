import type { SiteRecord } from '../../database/records.ts'
import { magnitude } from './magnitude.ts'

/** Whether one operator may give so much, or take it where it is below zero, without another one. */
export const mayMoveAlone = (amount: bigint, { adjustment_limit: limit }: Pick<SiteRecord, 'adjustment_limit'>): boolean =>
  magnitude(amount) <= limit
