import {
  bothScore,
  boutLength,
  boutResult,
  createFirstPlaceMarket,
  handicap,
  createPodiumMarket,
  result,
  total,
  winner,
} from './markets.ts'
import { createBoutModel, listRaceResults, createGoalModel, createPointsModel, createSetModel } from './models.ts'
import { gamecocks, people, squads, towns } from './names.ts'
import type { Sport } from './sport.ts'

const matchDefaults = { intervalSeconds: 300, fixtureCount: 6, entrantCount: 2, resultKind: 'score' } as const
const goalMarkets = { result, total, bothScore }
const fieldSize = 8

/** A match that ends when one side has won a number of sets, frames or maps. */
const createSetMatch = (winsNeeded: number, offset: number, names: readonly string[]): Sport => ({
  ...matchDefaults,
  offset,
  names,
  listResults: createSetModel(winsNeeded),
  markets: { winner, handicap, total },
})

const createGoalMatch = (weights: readonly number[], offset: number, names: readonly string[]): Sport => ({
  ...matchDefaults,
  offset,
  names,
  listResults: createGoalModel(weights),
  markets: goalMarkets,
})

/** A bout over a number of rounds, with markets on its result and its length. */
const createBout = (rounds: number, schedule: Pick<Sport, 'intervalSeconds' | 'offset' | 'fixtureCount' | 'names'>): Sport => ({
  ...schedule,
  entrantCount: 2,
  resultKind: 'bout',
  rounds,
  listResults: createBoutModel(rounds),
  markets: { boutResult, boutLength },
})

const createRace = (offset: number, names: readonly string[]): Sport => ({
  intervalSeconds: 180,
  offset,
  fixtureCount: 1,
  entrantCount: fieldSize,
  names,
  resultKind: 'places',
  listResults: listRaceResults,
  markets: { first: createFirstPlaceMarket(fieldSize), podium: createPodiumMarket(fieldSize) },
})

/** The sports by catalogue code. */
export const sports = {
  FOOTBALL: createGoalMatch([34, 36, 18, 8, 3, 1], 0, towns),
  FUTSAL: createGoalMatch([8, 16, 22, 22, 16, 9, 5, 2], 15, towns),
  BASKETBALL: { ...matchDefaults, offset: 30, names: towns, listResults: createPointsModel(84), markets: { winner, handicap, total } },
  TENNIS: createSetMatch(2, 45, people),
  TABLETENNIS: createSetMatch(3, 60, people),
  BADMINTON: createSetMatch(2, 75, people),
  VOLLEYBALL: createSetMatch(3, 90, towns),
  SNOOKER: createSetMatch(5, 105, people),
  POOL: createSetMatch(7, 120, people),
  BOXING: createBout(10, { intervalSeconds: 300, offset: 135, fixtureCount: 4, names: people }),
  MUAYTHAI: createBout(5, { intervalSeconds: 300, offset: 150, fixtureCount: 4, names: people }),
  MOTOR: createRace(5, people),
  MOBA: createSetMatch(2, 165, squads),
  SHOOTER: createSetMatch(2, 180, squads),
  EFOOTBALL: createGoalMatch([20, 28, 24, 14, 8, 4, 2], 195, squads),
  SIMRACING: createRace(65, people),
  FIGHTING: createSetMatch(3, 210, people),
  AUTOCHESS: createRace(125, people),
  COCKFIGHT: createBout(4, { intervalSeconds: 60, offset: 3, fixtureCount: 2, names: gamecocks }),
} as const satisfies Readonly<Record<string, Sport>>

export type SportCode = keyof typeof sports

export const isSportCode = (code: string | undefined): code is SportCode => code !== undefined && Object.hasOwn(sports, code)
