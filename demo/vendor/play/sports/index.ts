import { bothScore, boutLength, boutResult, first, handicap, podium, result, total, winner } from './markets.ts'
import { boutModel, raceModel, goalModel, pointsModel, setModel } from './models.ts'
import { gamecocks, people, squads, towns } from './names.ts'
import type { Sport } from './sport.ts'

const matchDefaults = { every: 300, fixtureCount: 6, entrantCount: 2, resultKind: 'score' } as const
const goalMarkets = { result, total, bothScore }
const fieldSize = 8

/** A match that ends when one side has won a number of sets, frames or maps. */
const setMatch = (winsNeeded: number, offset: number, names: readonly string[]): Sport => ({
  ...matchDefaults,
  offset,
  names,
  results: setModel(winsNeeded),
  markets: { winner, handicap, total },
})

const goalMatch = (weights: readonly number[], offset: number, names: readonly string[]): Sport => ({
  ...matchDefaults,
  offset,
  names,
  results: goalModel(weights),
  markets: goalMarkets,
})

/** A bout over a number of rounds, with markets on its result and its length. */
const fight = (rounds: number, schedule: Pick<Sport, 'every' | 'offset' | 'fixtureCount' | 'names'>): Sport => ({
  ...schedule,
  entrantCount: 2,
  resultKind: 'bout',
  rounds,
  results: boutModel(rounds),
  markets: { boutResult, boutLength },
})

const fieldRace = (offset: number, names: readonly string[]): Sport => ({
  every: 180,
  offset,
  fixtureCount: 1,
  entrantCount: fieldSize,
  names,
  resultKind: 'places',
  results: raceModel,
  markets: { first: first(fieldSize), podium: podium(fieldSize) },
})

/** The sports by catalogue code. */
export const sports = {
  FOOTBALL: goalMatch([34, 36, 18, 8, 3, 1], 0, towns),
  FUTSAL: goalMatch([8, 16, 22, 22, 16, 9, 5, 2], 15, towns),
  BASKETBALL: { ...matchDefaults, offset: 30, names: towns, results: pointsModel(84), markets: { winner, handicap, total } },
  TENNIS: setMatch(2, 45, people),
  TABLETENNIS: setMatch(3, 60, people),
  BADMINTON: setMatch(2, 75, people),
  VOLLEYBALL: setMatch(3, 90, towns),
  SNOOKER: setMatch(5, 105, people),
  POOL: setMatch(7, 120, people),
  BOXING: fight(10, { every: 300, offset: 135, fixtureCount: 4, names: people }),
  MUAYTHAI: fight(5, { every: 300, offset: 150, fixtureCount: 4, names: people }),
  MOTOR: fieldRace(5, people),
  MOBA: setMatch(2, 165, squads),
  SHOOTER: setMatch(2, 180, squads),
  EFOOTBALL: goalMatch([20, 28, 24, 14, 8, 4, 2], 195, squads),
  SIMRACING: fieldRace(65, people),
  FIGHTING: setMatch(3, 210, people),
  AUTOCHESS: fieldRace(125, people),
  COCKFIGHT: fight(4, { every: 60, offset: 3, fixtureCount: 2, names: gamecocks }),
} as const satisfies Readonly<Record<string, Sport>>

export type SportCode = keyof typeof sports

export const isSportCode = (code: string | undefined): code is SportCode => code !== undefined && Object.hasOwn(sports, code)
