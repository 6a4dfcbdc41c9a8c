/** How much of something is done, in whole percent: a hundred only where all of it is. */
export const shareDone = (done: bigint, needed: bigint): number => {
  if (needed <= 0n || done >= needed) return 100
  return done <= 0n ? 0 : Number((done * 100n) / needed)
}
