/** What a free spin can be worth, in hundredths of the currency: the stakes that the vendors of slots take. */
export const freeSpinStakes = [20, 40, 100, 200, 500, 1000] as const

/** How many minor units a hundredth of a currency with so many digits is; 1 where it has fewer than two. */
const unitOf = (exponent: number): bigint => 10n ** BigInt(Math.max(0, exponent - 2))

/** The stakes of free spins in minor units of a currency with so many digits. */
export const listFreeSpinStakes = (exponent: number): readonly bigint[] => freeSpinStakes.map((stake) => BigInt(stake) * unitOf(exponent))
