/** How much is moved, whichever way. */
export const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount)
