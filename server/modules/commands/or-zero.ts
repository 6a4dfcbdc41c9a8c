import { ControlError } from './control-error.ts'

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
