import { BundleError, FutureBundleError, type Manifest } from './bundle-format.ts'

/** Maximum difference between the clock of the machine that creates bundles and that of a server. */
const maxClockSkewMilliseconds = 3_600_000

interface BundleAgeOptions {
  /** Creation time of the newest bundle that was accepted; `undefined` before the first one. */
  readonly newest: Date | undefined
  /** Whether older bundles are accepted. */
  readonly allowsOlder: boolean
}

/**
 * Asserts that a bundle was not created in the future, beyond the clock skew, and, unless older ones are allowed, not
 * before the newest accepted one: anyone who can write to its address could replace it with an old bundle, whose
 * signature is valid.
 * @throws FutureBundleError; BundleError if it is too old
 */
export function assertCurrent({ createdAt }: Manifest, { newest, allowsOlder }: BundleAgeOptions): void {
  const time = Date.parse(createdAt)
  // If it were accepted, every bundle created before that time would be refused as older.
  if (time > Date.now() + maxClockSkewMilliseconds)
    throw new FutureBundleError(
      `The bundle was created at ${createdAt}, which is in the future. Set the clock of the machine that creates bundles, and create it again.`,
      time - maxClockSkewMilliseconds,
    )
  if (!allowsOlder && newest && time < newest.getTime())
    throw new BundleError(
      `The bundle was created at ${createdAt}, before the newest accepted one of ${newest.toISOString()}. To return to earlier brands, create a new bundle of them.`,
    )
}
