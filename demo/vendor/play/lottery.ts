import { isValidStake } from './chips.ts'
import { type RandomInt } from './random-int.ts'
import { isRecord } from './game.ts'
import type { ScheduledGame } from './scheduled.ts'

export interface LotteryRules {
  /** Seconds between two draws. */
  readonly intervalSeconds: number
  /** As in `ScheduledGame`. The offsets are chosen so that no two lotteries draw at the same moment. */
  readonly offset: number
  /** Number of drawn numbers, their range (both ends included), and whether a number can repeat. */
  readonly count: number
  readonly from: number
  readonly to: number
  readonly withReplacement: boolean
  /** Number of leading numbers whose sum decides big, small, odd and even. */
  readonly sumOf: number
  /**
   * Index of the drawn number that a single pick refers to, and its payout in hundredths of the stake, stake included.
   */
  readonly pick: { readonly position: number; readonly pays: number }
}

/** The Vietnamese draws: eight two-digit numbers, the last of which is the special prize. */
const vietnameseRules = { count: 8, from: 0, to: 99, withReplacement: true, sumOf: 8, pick: { position: 7, pays: 9_500 } } as const

/** The lotteries by catalogue code. Each has its own draws. */
export const lotteries = {
  SSC: { intervalSeconds: 60, offset: 0, count: 5, from: 0, to: 9, withReplacement: true, sumOf: 5, pick: { position: 0, pays: 970 } },
  K3: { intervalSeconds: 60, offset: 13, count: 3, from: 1, to: 6, withReplacement: true, sumOf: 3, pick: { position: 0, pays: 580 } },
  '11X5': {
    intervalSeconds: 60,
    offset: 26,
    count: 5,
    from: 1,
    to: 11,
    withReplacement: false,
    sumOf: 5,
    pick: { position: 0, pays: 1_060 },
  },
  PK10: { intervalSeconds: 60, offset: 38, count: 10, from: 1, to: 10, withReplacement: false, sumOf: 1, pick: { position: 0, pays: 970 } },
  PCB: { intervalSeconds: 60, offset: 49, count: 3, from: 0, to: 9, withReplacement: true, sumOf: 3, pick: { position: 2, pays: 970 } },
  LHC: {
    intervalSeconds: 180,
    offset: 31,
    count: 7,
    from: 1,
    to: 49,
    withReplacement: false,
    sumOf: 7,
    pick: { position: 6, pays: 4_700 },
  },
  LF: { intervalSeconds: 180, offset: 92, count: 3, from: 0, to: 9, withReplacement: true, sumOf: 3, pick: { position: 0, pays: 970 } },
  FIVE: { intervalSeconds: 180, offset: 153, count: 5, from: 0, to: 9, withReplacement: true, sumOf: 5, pick: { position: 4, pays: 970 } },
  SSC5: { intervalSeconds: 300, offset: 57, count: 5, from: 0, to: 9, withReplacement: true, sumOf: 5, pick: { position: 0, pays: 970 } },
  K33: { intervalSeconds: 180, offset: 71, count: 3, from: 1, to: 6, withReplacement: true, sumOf: 3, pick: { position: 0, pays: 580 } },
  LHC5: {
    intervalSeconds: 300,
    offset: 135,
    count: 7,
    from: 1,
    to: 49,
    withReplacement: false,
    sumOf: 7,
    pick: { position: 6, pays: 4_700 },
  },
  HASH: { intervalSeconds: 60, offset: 7, count: 5, from: 0, to: 9, withReplacement: true, sumOf: 5, pick: { position: 4, pays: 970 } },
  MB: { intervalSeconds: 240, offset: 20, ...vietnameseRules },
  MT: { intervalSeconds: 180, offset: 65, ...vietnameseRules },
  MN: { intervalSeconds: 360, offset: 110, ...vietnameseRules },
  HN: { intervalSeconds: 60, offset: 44, ...vietnameseRules },
  VN: { intervalSeconds: 300, offset: 177, ...vietnameseRules },
} as const satisfies Readonly<Record<string, LotteryRules>>

export type LotteryCode = keyof typeof lotteries

export const sides = ['big', 'small', 'odd', 'even'] as const
export type Side = (typeof sides)[number]

export interface LotteryBet {
  readonly on: Side | number
  readonly stake: number
}

/** Payout of a side in hundredths of the stake, stake included: even money minus 5 % of the win. */
export const sidePayout = 195

/** Returns the first known lottery code; the national Vietnamese draw if none is known. */
export const resolveLotteryCode = (...codes: readonly (string | undefined)[]): LotteryCode => codes.find(isLotteryCode) ?? 'VN'

export const isLotteryCode = (code: string | undefined): code is LotteryCode => code !== undefined && Object.hasOwn(lotteries, code)

export function createLotteryGame(code: LotteryCode): ScheduledGame<LotteryBet, readonly number[]> {
  const rules: LotteryRules = lotteries[code]
  return {
    intervalSeconds: rules.intervalSeconds,
    offset: rules.offset,
    bettingCutoffSeconds: 5,
    getPublicInfo: () => null,
    draw: (randomInt) => drawNumbers(randomInt, rules),
    parseBet: (input) => {
      const { on, stake } = isRecord(input) ? input : {}
      const isNumber = typeof on === 'number' && Number.isInteger(on) && on >= rules.from && on <= rules.to
      return isValidStake(stake) && (isNumber || sides.some((side) => side === on)) ? { on: on as LotteryBet['on'], stake } : undefined
    },
    getStake: ({ stake }) => stake,
    computeWin: ({ on, stake }, numbers) => (stake * computePayout(rules, on, numbers)) / 100,
  }
}

function drawNumbers(randomInt: RandomInt, { count, from, to, withReplacement }: LotteryRules): number[] {
  const remaining = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return Array.from({ length: count }, () => {
    const position = randomInt(remaining.length)
    return (withReplacement ? remaining[position] : remaining.splice(position, 1)[0]) ?? from
  })
}

/**
 * Returns the payout of a bet in hundredths of its stake. If the sum is exactly in the middle, bets on big and small
 * are refunded.
 */
function computePayout({ from, to, sumOf, pick }: LotteryRules, on: Side | number, numbers: readonly number[]): number {
  if (typeof on === 'number') return numbers[pick.position] === on ? pick.pays : 0
  const sum = numbers.slice(0, sumOf).reduce((total, number) => total + number, 0)
  if (on === 'odd' || on === 'even') return (sum % 2 === 0) === (on === 'even') ? sidePayout : 0
  const twiceMiddleSum = sumOf * (from + to)
  if (2 * sum === twiceMiddleSum) return 100
  return 2 * sum > twiceMiddleSum === (on === 'big') ? sidePayout : 0
}
