import { Random } from '../src/engine/testing/random.ts'

/** Whether exhaustive sets are tested in full (`npm run test:deep`). Otherwise, a sample of each set is tested. */
export const isDeep = process.env['LIVERY_DEEP'] === '1'

/** Seed of all samples. `npm test` sets `LIVERY_SEED` and prints it; without it, every run tests the same samples. */
const seed = process.env['LIVERY_SEED'] ?? 'livery'

/**
 * Returns all items in a deep run, otherwise `count` of them, in their original order.
 * @param name name of the set, so that sets of the same length have different samples
 */
export const sample = <T>(name: string, items: readonly T[], count: number): readonly T[] =>
  isDeep ? items : new Random(`${seed} ${name}`).sample(items, count)

/** Returns the first number in a deep run, otherwise the second. */
export const chooseByDepth = (full: number, sampled: number): number => (isDeep ? full : sampled)
