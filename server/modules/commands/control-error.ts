/** A command of the operator's that cannot be done. The message is for the operator. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

/**
 * Returns the amount that `read` reads, or 0 if it refuses: the worth of a command is read before the command refuses.
 */
export function orZero(read: () => bigint): bigint {
  try {
    return read()
  } catch (error) {
    if (error instanceof ControlError) return 0n
    throw error
  }
}

/** What constraints of the database say, for commands that change one side of a relation. */
const rules: Readonly<Record<string, string>> = {
  activities_opens_before_it_closes: 'An activity closes after it opens.',
  activities_envelope_amounts: 'An envelope of money says mostAmount, too.',
  deposit_channels_fee_below_least: 'feeFixed must be below min, or the smallest deposit brings nothing.',
  deposit_channels_hours_differ: 'Hours begin and end at different times; none means always.',
  deposit_channels_unit_rate: 'The rate of a unit is above zero.',
  withdrawal_settings_fee_below_least: 'feeFixed must be below least, or the smallest withdrawal brings nothing.',
  raffle_prizes_chances: 'The chances of a raffle add up to at most 10000.',
}

/** The error of a command that the database refused because of a declared relation; any other error as it is. */
export function toControlError(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  return Object.hasOwn(rules, constraint) ? new ControlError(String(rules[constraint])) : error
}
