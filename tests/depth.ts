import { Random } from '../src/engine/testing/random.ts'

/** `true` in `npm run test:deep`, which tests exhaustive sets in full; `npm test` tests a sample of each. */
export const isDeep = process.env['LIVERY_DEEP'] === '1'

/** Seed of all samples. `npm test` chooses one and prints it; without it each run tests the same samples. */
const seed = process.env['LIVERY_SEED'] ?? 'livery'

/**
 * Returns all items in a deep run, otherwise `count` of them, in their original order.
 * @param name name of the set; sets of the same length are sampled independently
 */
export const sample = <T>(name: string, items: readonly T[], count: number): readonly T[] =>
  isDeep ? items : new Random(`${seed} ${name}`).sample(items, count)

/** Returns the first number in a deep run, otherwise the second. */
export const chooseByDepth = (full: number, sampled: number): number => (isDeep ? full : sampled)
