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
 * Asserts that a bundle is neither created in the future nor older than the newest accepted one: anyone who can write
 * to its address could replace it with an old one, which has a valid signature.
 * @throws FutureBundleError, BundleError
 */
export function assertCurrent({ createdAt }: Manifest, { newest, allowsOlder }: BundleAgeOptions): void {
  const time = Date.parse(createdAt)
  // If it were accepted, the bundles that are created until then would be refused as older.
  if (time > Date.now() + maxClockSkewMilliseconds)
    throw new FutureBundleError(
      `The bundle was created at ${createdAt}, which is in the future. Set the clock of the machine that creates bundles, and create it again.`,
    )
  if (!allowsOlder && newest && time < newest.getTime())
    throw new BundleError(
      `The bundle was created at ${createdAt}, before the newest accepted one of ${newest.toISOString()}. To return to earlier brands, create a new bundle of them.`,
    )
}
