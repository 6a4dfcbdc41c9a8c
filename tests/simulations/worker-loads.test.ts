import { describe, expect, it } from 'vitest'
import { computeWorkerLoads, distributePlayers, type PlacementOptions } from './worker-loads.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const options: PlacementOptions = { workers: 4, shards: 32, placement: 'in-turn', isolatedBrands: 3, seed: 7 }

describe('the players of brands', () => {
  it('follow Zipf’s law', () => {
    const players = distributePlayers({ brands: 1000, players: 100_000, exponent: 1 })
    expect(sum(players)).toBeCloseTo(100_000)
    expect((players[0] ?? 0) / (players[9] ?? 0)).toBeCloseTo(10)
  })

  it('are equal for the exponent 0', () => {
    expect(distributePlayers({ brands: 4, players: 100, exponent: 0 })).toEqual([25, 25, 25, 25])
  })
})

describe('the loads of workers', () => {
  const players = distributePlayers({ brands: 1000, players: 100_000, exponent: 1 })

  it.each(['in-turn', 'rebalanced', 'isolated'] as const)('include all players: %s', (placement) => {
    expect(sum(computeWorkerLoads(players, { ...options, placement }))).toBeCloseTo(100_000)
  })

  it('depend on the seed, and are the same for the same one', () => {
    expect(computeWorkerLoads(players, options)).toEqual(computeWorkerLoads(players, options))
    expect(computeWorkerLoads(players, options)).not.toEqual(computeWorkerLoads(players, { ...options, seed: 8 }))
  })

  it('are never below the largest brand, which is on one worker', () => {
    const loads = computeWorkerLoads(players, { ...options, workers: 16, placement: 'isolated' })
    expect(Math.max(...loads)).toBeGreaterThanOrEqual(players[0] ?? 0)
  })

  it('are more even if shards are rebalanced', () => {
    const [inTurn = 0, rebalanced = 0] = (['in-turn', 'rebalanced'] as const).map((placement) =>
      Math.max(...computeWorkerLoads(players, { ...options, placement })),
    )
    expect(rebalanced).toBeLessThan(inTurn)
  })

  it('are more even if the largest brands of a shard get shards of their own', () => {
    const crowded = { ...options, shards: 1 }
    expect(computeWorkerLoads(players, { ...crowded, placement: 'rebalanced' }).filter((load) => load > 0)).toHaveLength(1)
    expect(computeWorkerLoads(players, { ...crowded, placement: 'isolated' }).filter((load) => load > 0)).toHaveLength(4)
  })
})
