/** Commands that need the approval of a second operator. */

import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type CommandContext, type AdminCommand, AdminApiError, getBrand } from '../commands/index.ts'
import { computeAbsoluteValue, isWithinOperatorLimit } from '../wallet/index.ts'
import { requestApproval } from './approve.ts'

export { createApprovalCommands } from './approve.ts'

/**
 * Runs a command for one operator. If its exposure exceeds the brand's limit for one operator, it is stored as a
 * pending approval instead, which is returned.
 * @throws AdminApiError if the exposure exceeds the limit and the operator is not a person, or if the command throws it
 */
export async function runCommand<P extends CommandContext>(
  context: P,
  name: string,
  command: AdminCommand<P>,
  body: unknown,
): Promise<unknown> {
  if (command.exposure === 'none') return command.run(context, body)
  const exposure = await command.exposure(context, body)
  const site = await context.sites.read(getBrand(context.brands, (body as { readonly brand: string }).brand))
  if (isWithinOperatorLimit(exposure, site)) return command.run(context, body)
  const absoluteExposure = computeAbsoluteValue(exposure)
  const formatAmount = (amount: bigint): string => formatDecimal(amount, site.exponent)
  if (context.operator.kind !== 'person')
    throw new AdminApiError(
      `This is worth ${formatAmount(absoluteExposure)}, and one operator may give ${formatAmount(site.adjustment_limit)} at most. Log in as an operator with "livery login", and another operator can confirm it.`,
    )
  return requestApproval(context, { command: name, body, exposure: absoluteExposure })
}

/**
 * Asserts that the current exposure of a command is at most the exposure that a second operator has approved (0 without
 * an approval) plus the brand's limit for one operator. A command that changes settings calls this after it has locked
 * them, because `runCommand` and the second operator saw the exposure before the lock.
 * @throws AdminApiError
 */
export async function assertExposureAllowed<P extends CommandContext>(context: P, command: AdminCommand<P>, body: unknown): Promise<void> {
  if (command.exposure === 'none') return
  const exposure = computeAbsoluteValue(await command.exposure(context, body))
  const site = await context.sites.read(getBrand(context.brands, (body as { readonly brand: string }).brand))
  if (exposure - (context.approvedExposure ?? 0n) > site.adjustment_limit)
    throw new AdminApiError('The settings have just been changed. Check them and try again.')
}
