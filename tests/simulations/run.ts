import { parseArgs } from 'node:util'
import { computeWorkerLoads, distributePlayers, type Placement } from './worker-loads.ts'

/*
 * Simulates how evenly the players of many brands are spread over the workers of a distributed database, in which all
 * rows of a brand are on one worker (docs/scaling.md, "How far it goes"). For each number of workers and each placement
 * it prints the load of the fullest worker, divided by the average: the median of 100 assignments of brands to shards,
 * and the worst.
 */
const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '10000' },
    players: { type: 'string', default: '10000000' },
    exponent: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2,4,8,16,32' },
    shards: { type: 'string', default: '128' },
    isolated: { type: 'string', default: '20' },
  },
})
const assignments = 100
const totalPlayers = Number(values.players)
const players = distributePlayers({ brands: Number(values.brands), players: totalPlayers, exponent: Number(values.exponent) })
const formatCount = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format

console.log(
  `The largest brand has ${formatCount(players[0] ?? 0)} players, the brand of median size ${formatCount(players[players.length >> 1] ?? 0)}.`,
)
const placements: readonly Placement[] = ['in-turn', 'rebalanced', 'isolated']
console.table(
  values.workers.split(',').flatMap((text) => {
    const workers = Number(text)
    return placements.map((placement) => {
      const maxima = Array.from({ length: assignments }, (_, seed) =>
        Math.max(
          ...computeWorkerLoads(players, {
            workers,
            shards: Number(values.shards),
            placement,
            isolatedBrands: Number(values.isolated),
            seed,
          }),
        ),
      ).toSorted((a, b) => a - b)
      const average = totalPlayers / workers
      const [median = 0, worst = 0] = [maxima[assignments >> 1], maxima.at(-1)]
      return {
        workers,
        placement,
        'fullest / average': (median / average).toFixed(2),
        worst: (worst / average).toFixed(2),
        'players on it': formatCount(median),
      }
    })
  }),
)
