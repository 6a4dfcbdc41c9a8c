import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { ControlError } from '../commands/index.ts'
import { magnitude } from './magnitude.ts'

type Limit = Pick<SiteRecord, 'adjustment_limit' | 'exponent'>

/** Whether one operator may give so much, or take it where it is below zero, without another one. */
export const mayMoveAlone = (amount: bigint, { adjustment_limit: limit }: Limit): boolean => magnitude(amount) <= limit

/**
 * What every command keeps to by which one operator puts money into an account, or takes it out.
 * @throws ControlError above the brand's limit
 */
export function refuseAboveLimit(amount: bigint, site: Limit): void {
  if (!mayMoveAlone(amount, site))
    throw new ControlError(
      `More than ${writeDecimal(site.adjustment_limit, site.exponent)} is moved by "livery platform adjust", where another operator confirms it.`,
    )
}
