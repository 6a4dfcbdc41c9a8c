import type { RandomInt } from './random-int.ts'
import { type RoundGame, isRecord } from './game.ts'

/** Symbols by number: 0 is wild, 1 to 4 are pictures, 5 to 8 letters, 9 the star that awards free spins. */
export const wild = 0
export const star = 9
/** Number of symbols without the star. */
const regularSymbolCount = 9
const rows = 3

/** Relative frequency of each symbol on a reel. Wilds appear on the three middle reels only. */
const weights = [2, 7, 8, 9, 10, 13, 14, 15, 16, 3]
const reels = [0, 1, 2, 3, 4].map((reel) => weights.map((weight, symbol) => (symbol === wild && (reel === 0 || reel === 4) ? 0 : weight)))

/** Payouts of three, four and five equal symbols on adjacent reels from the left, in coins per way. */
export const paytable: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [25, 100, 500],
  2: [20, 75, 300],
  3: [15, 50, 200],
  4: [12, 40, 150],
  5: [8, 21, 75],
  6: [8, 18, 60],
  7: [5, 13, 50],
  8: [5, 12, 45],
}
/** Payouts of three, four, and five or more stars anywhere, as multiples of the stake. */
const starPayouts = [2, 10, 50] as const
/** Price of a spin, which plays all 243 ways, in coins. */
export const coinsPerSpin = 20
export const coinSizes = [1, 2, 5, 10, 25, 50] as const
export const freeSpinCount = 8
const freeSpinFactor = 2

export interface SlotBet {
  readonly coin: number
}

/** A win by equal symbols on adjacent reels from the left, and its number of ways. */
interface SlotWin {
  readonly symbol: number
  readonly length: number
  readonly ways: number
  /** Win in credits. */
  readonly win: number
}

export interface Spin {
  /** Symbols by reel, from top to bottom. */
  readonly grid: readonly (readonly number[])[]
  readonly wins: readonly SlotWin[]
  readonly stars: number
  /** Total win in credits. */
  readonly win: number
}

export interface SlotOutcome {
  readonly spin: Spin
  readonly free: readonly Spin[]
}

/** Five reels of three rows, 243 ways. Three or more stars award eight free spins that pay double. */
export const slot: RoundGame<SlotBet, SlotOutcome> = {
  parseBet: (input) => {
    const coin = isRecord(input) ? input['coin'] : undefined
    return coinSizes.some((size) => size === coin) ? { coin: coin as number } : undefined
  },
  getStake: ({ coin }) => coin * coinsPerSpin,
  createFreeSpinBet: (stake) => {
    const coin = coinSizes.find((size) => size * coinsPerSpin === stake)
    return coin === undefined ? undefined : { coin }
  },
  play: (randomInt, { coin }) => {
    const spin = spinReels(randomInt, coin, 1)
    const free = spin.stars >= 3 ? Array.from({ length: freeSpinCount }, () => spinReels(randomInt, coin, freeSpinFactor)) : []
    return { win: [spin, ...free].reduce((sum, { win }) => sum + win, 0), outcome: { spin, free } }
  },
}

function spinReels(randomInt: RandomInt, coin: number, factor: number): Spin {
  const grid = reels.map((reel) => Array.from({ length: rows }, () => pickSymbol(randomInt, reel)))
  const stars = grid.flat().filter((symbol) => symbol === star).length
  const wins = listWins(grid, coin * factor)
  const starWin = stars < 3 ? 0 : (starPayouts[Math.min(stars, 5) - 3] ?? 0) * coin * coinsPerSpin * factor
  return { grid, wins, stars, win: wins.reduce((sum, { win }) => sum + win, starWin) }
}

function pickSymbol(randomInt: RandomInt, reel: readonly number[]): number {
  let remaining = randomInt(reel.reduce((sum, weight) => sum + weight, 0))
  return reel.findIndex((weight) => (remaining -= weight) < 0)
}

function listWins(grid: readonly (readonly number[])[], coin: number): SlotWin[] {
  const wins: SlotWin[] = []
  for (let symbol = 1; symbol < regularSymbolCount; symbol++) {
    let [length, ways] = [0, 1]
    for (const reel of grid) {
      const matching = reel.filter((candidate) => candidate === symbol || candidate === wild).length
      if (matching === 0) break
      length += 1
      ways *= matching
    }
    const pay = paytable[symbol]?.[length - 3]
    if (pay !== undefined) wins.push({ symbol, length, ways, win: pay * ways * coin })
  }
  return wins
}

/** Returns the exact return to player as a fraction of the stakes, from the weights and the paytable. */
export function computeReturnToPlayer(): number {
  const computeChance = (reel: readonly number[], symbol: number): number =>
    (reel[symbol] ?? 0) / reel.reduce((sum, weight) => sum + weight, 0)
  let waysReturn = 0
  for (let symbol = 1; symbol < regularSymbolCount; symbol++) {
    const matchChances = reels.map((reel) => computeChance(reel, symbol) + computeChance(reel, wild))
    for (let length = 3; length <= reels.length; length++) {
      const chanceOfRun = matchChances.slice(0, length).reduce((product, p) => product * rows * p, 1)
      const chanceOfEnd = length < reels.length ? (1 - (matchChances[length] ?? 0)) ** rows : 1
      waysReturn += chanceOfRun * chanceOfEnd * (paytable[symbol]?.[length - 3] ?? 0)
    }
  }
  const starProbabilities = computeStarCountProbabilities(reels.map((reel) => computeChance(reel, star)))
  const computeChanceOfAtLeast = (from: number): number => starProbabilities.slice(from).reduce((sum, p) => sum + p, 0)
  const starReturn =
    starPayouts[0] * (starProbabilities[3] ?? 0) + starPayouts[1] * (starProbabilities[4] ?? 0) + starPayouts[2] * computeChanceOfAtLeast(5)
  return (waysReturn / coinsPerSpin + starReturn) * (1 + computeChanceOfAtLeast(3) * freeSpinCount * freeSpinFactor)
}

/** Returns the probability of each number of stars on the whole grid, indexed by the number. */
function computeStarCountProbabilities(chances: readonly number[]): number[] {
  let probabilities = [1]
  for (const p of chances) {
    for (let row = 0; row < rows; row++) {
      probabilities = [...probabilities, 0].map((probability, index) => probability * (1 - p) + (probabilities[index - 1] ?? 0) * p)
    }
  }
  return probabilities
}
