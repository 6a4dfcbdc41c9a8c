import { createHash } from 'node:crypto'

export interface BrandSizes {
  /** Number of brands. */
  readonly brands: number
  /** Number of players of all brands. */
  readonly players: number
  /** Exponent of Zipf's law: the brand of rank n has 1 / n^exponent of the players of the largest brand. */
  readonly exponent: number
}

/** Returns the numbers of players of the brands, the largest first. They add up to `players`, except for rounding. */
export function distributePlayers({ brands, players, exponent }: BrandSizes): readonly number[] {
  const weights = Array.from({ length: brands }, (_, index) => (index + 1) ** -exponent)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (players * weight) / sum)
}

/**
 * Placement of shards on workers: `in-turn` as `livery database distribute` does, `rebalanced` by Citus's
 * rebalancer, or `isolated`: also rebalanced, with the largest brands in shards of their own.
 */
export type Placement = 'in-turn' | 'rebalanced' | 'isolated'

export interface PlacementOptions {
  readonly workers: number
  readonly shards: number
  readonly placement: Placement
  /** Number of the largest brands that `isolated` gives shards of their own. */
  readonly isolatedBrands: number
  /** Changes the hashes of the brands. */
  readonly seed: number
}

/**
 * Returns the number of players on each worker. Brands are assigned to shards by a uniform hash, as Citus assigns them
 * by the hash of their code.
 */
export function computeWorkerLoads(playersByBrand: readonly number[], options: PlacementOptions): readonly number[] {
  const { workers, shards, placement, isolatedBrands, seed } = options
  const isolated = placement === 'isolated' ? playersByBrand.slice(0, isolatedBrands) : []
  const shardLoads = Array.from({ length: shards }, () => 0)
  for (const [rank, players] of playersByBrand.entries()) {
    if (rank < isolated.length) continue
    const shard =
      createHash('sha256')
        .update(`${String(seed)} ${String(rank)}`)
        .digest()
        .readUInt32BE() % shards
    shardLoads[shard] = (shardLoads[shard] ?? 0) + players
  }
  const workerLoads = Array.from({ length: workers }, () => 0)
  const place = (worker: number, players: number): void => void (workerLoads[worker] = (workerLoads[worker] ?? 0) + players)
  if (placement === 'in-turn') for (const [shard, players] of shardLoads.entries()) place(shard % workers, players)
  else
    for (const players of [...isolated, ...shardLoads].toSorted((a, b) => b - a))
      place(workerLoads.indexOf(Math.min(...workerLoads)), players)
  return workerLoads
}
