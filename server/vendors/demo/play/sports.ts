import { isStake } from './chips.ts'
import type { Draw } from './draw.ts'
import { isBag } from './game.ts'
import type { ScheduledGame } from './scheduled.ts'

const teams = [
  'Riverside',
  'Northgate',
  'Harbour City',
  'Old Mill',
  'Eastfield',
  'Saint Arden',
  'Lakeview',
  'Westmoor',
  'Red Valley',
  'Stonebridge',
  'Fairhaven',
  'Kingsport',
  'Greenhill',
  'Silver Bay',
  'Oakridge',
  'Thornbury',
] as const

export interface Match {
  readonly home: string
  readonly away: string
  /** What home, draw and away give back, in hundredths. */
  readonly odds: readonly [number, number, number]
}

export type Score = readonly [home: number, away: number]

export interface SportsBet {
  readonly match: number
  readonly on: 0 | 1 | 2
  readonly stake: number
}

export const matchesShown = 6
const goals = [30, 34, 20, 10, 4, 2]
const matchesOf = remember((period: number) => makeMatches(period))

/**
 * Six matches every five minutes between invented teams; odds from their strengths, results by the draw, 94 of 100 back
 * in the long run.
 */
export const sports: ScheduledGame<SportsBet, readonly Score[]> = {
  every: 300,
  offset: 0,
  closes: 20,
  known: (period) => matchesOf(period).map(({ home, away, odds }) => ({ home, away, odds })),
  draw: (draw, period) => matchesOf(period).map(({ weights }) => [scored(draw, weights[0]), scored(draw, weights[1])]),
  readBet: (sent) => {
    const { match, on, stake } = isBag(sent) ? sent : {}
    const good = isWhole(match, matchesShown) && isWhole(on, 3) && isStake(stake)
    return good ? { match, on: on as SportsBet['on'], stake } : undefined
  },
  stakeOf: ({ stake }) => stake,
  winOf: ({ match, on, stake }, scores, period) => {
    const [home = 0, away = 0] = scores[match] ?? []
    const result = home > away ? 0 : home === away ? 1 : 2
    return result === on ? Math.floor((stake * (matchesOf(period)[match]?.odds[on] ?? 0)) / 100) : 0
  },
}

const isWhole = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

interface MadeMatch extends Match {
  readonly weights: readonly [readonly number[], readonly number[]]
}

/** The matches of a period follow from its number alone: everybody sees the same. */
function makeMatches(period: number): readonly MadeMatch[] {
  const pick = scatter(period)
  const left: string[] = [...teams]
  return Array.from({ length: matchesShown }, () => {
    const home = left.splice(pick(left.length), 1)[0] ?? ''
    const away = left.splice(pick(left.length), 1)[0] ?? ''
    const weights = [strengthen(pick(5) + 1), strengthen(pick(5))] as const
    return { home, away, weights, odds: oddsOf(weights) }
  })
}

/** A stronger team scores more: weight moves from no goal to more of them. */
const strengthen = (strength: number): readonly number[] => goals.map((weight, scoredGoals) => weight + strength * scoredGoals * 3)

function scored(draw: Draw, weights: readonly number[]): number {
  let left = draw(total(weights))
  return weights.findIndex((weight) => (left -= weight) < 0)
}

function oddsOf([home, away]: readonly [readonly number[], readonly number[]]): [number, number, number] {
  const chances = [0, 0, 0]
  for (const [h, a] of home.entries())
    for (const [g, b] of away.entries()) {
      const result = h > g ? 0 : h === g ? 1 : 2
      chances[result] = (chances[result] ?? 0) + (a * b) / total(home) / total(away)
    }
  const [one = 1, cross = 1, two = 1] = chances.map((chance) => Math.floor(94 / chance))
  return [one, cross, two]
}

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0)

/** Numbers that follow from a period. They decide who plays whom, never who wins. */
function scatter(period: number): (below: number) => number {
  let state = period >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 16), 2_246_822_519) + 374_761_393) >>> 0
    return (state >>> 8) % below
  }
}

function remember<T>(make: (period: number) => T): (period: number) => T {
  let last: { readonly period: number; readonly made: T } | undefined
  return (period) => {
    if (last?.period !== period) last = { period, made: make(period) }
    return last.made
  }
}
