/** A possible result and its relative probability. */
export interface WeightedResult {
  /** The score of both sides, the winner and the round of a bout, or the first three entrants of a race. */
  readonly result: readonly number[]
  readonly weight: number
}

/** Returns every possible result of a fixture between entrants of these strengths, 1 to 5, with its weight. */
type ResultModel = (strengths: readonly number[]) => readonly WeightedResult[]

const weightScale = 1_000_000

/**
 * Both sides score independently: a stronger side has more weight on its higher scores. The home side counts as
 * stronger by 1.
 */
const createScoreModel =
  (computeWeights: (strength: number) => ReadonlyMap<number, number>, allowsTies: boolean): ResultModel =>
  ([home = 1, away = 1]) =>
    [...computeWeights(home + 1)].flatMap(([homeScore, homeWeight]) =>
      [...computeWeights(away)].flatMap(([awayScore, awayWeight]) =>
        homeScore === awayScore && !allowsTies ? [] : [{ result: [homeScore, awayScore], weight: homeWeight * awayWeight }],
      ),
    )

/** A match in goals, which can be drawn. `weights` are relative probabilities of 0, 1, 2 … goals at strength 0. */
export const createGoalModel = (weights: readonly number[]): ResultModel =>
  createScoreModel((strength) => new Map(weights.map((weight, scored) => [scored, weight * (3 + strength * scored)])), true)

/** Scores differ from the expected one by fewer points than this. */
const spread = 22

/** A match in points around a typical score. It has no ties, as if overtime were played until one side leads. */
export const createPointsModel = (typicalScore: number): ResultModel =>
  createScoreModel(
    (strength) =>
      new Map(
        Array.from({ length: 2 * spread - 1 }, (_, index) => [
          typicalScore + 2 * strength + index - spread + 1,
          spread - Math.abs(index - spread + 1),
        ]),
      ),
    false,
  )

/** A match in sets, frames or maps, which ends when one side has won `winsNeeded` of them. */
export const createSetModel =
  (winsNeeded: number): ResultModel =>
  ([home = 1, away = 1]) => {
    const homeWinChance = (46 + 4 * (home - away)) / 92
    const lostCounts = Array.from({ length: winsNeeded }, (_, lost) => lost)
    const computeWeight = (winChance: number, lost: number): number =>
      Math.round(weightScale * countSequences(winsNeeded - 1, lost) * winChance ** winsNeeded * (1 - winChance) ** lost)
    return [
      ...lostCounts.map((lost) => ({ result: [winsNeeded, lost], weight: computeWeight(homeWinChance, lost) })),
      ...lostCounts.map((lost) => ({ result: [lost, winsNeeded], weight: computeWeight(1 - homeWinChance, lost) })),
    ]
  }

/** Returns the number of sequences of `won` won and `lost` lost sets. */
function countSequences(won: number, lost: number): number {
  let ways = 1
  for (let n = 1; n <= lost; n++) ways = (ways * (won + n)) / n
  return ways
}

/**
 * A bout: side 0 or 1 wins in one of the rounds, or on points after the last round, which counts as round `rounds + 1`.
 * The winner 2 stands for a draw on points.
 */
export const createBoutModel =
  (rounds: number): ResultModel =>
  ([home = 1, away = 1]) => [
    ...[home, away].flatMap((strength, side) => [
      ...Array.from({ length: rounds }, (_, index) => ({ result: [side, index + 1], weight: 10 + 3 * strength })),
      { result: [side, rounds + 1], weight: rounds * (6 + 2 * strength) },
    ]),
    { result: [2, rounds + 1], weight: rounds * 5 },
  ]

/** A race: each of the first three positions is drawn among the remaining entrants, by their strengths. */
export const listRaceResults: ResultModel = (strengths) => {
  const weights = strengths.map((strength) => 3 + strength)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const entrants = weights.map((weight, index) => ({ weight, index }))
  return entrants.flatMap((first) =>
    entrants
      .filter(({ index }) => index !== first.index)
      .flatMap((second) =>
        entrants
          .filter(({ index }) => index !== first.index && index !== second.index)
          .map((third) => ({
            result: [first.index, second.index, third.index],
            weight: Math.round(
              (weightScale * (first.weight / total) * second.weight * third.weight) /
                ((total - first.weight) * (total - first.weight - second.weight)),
            ),
          })),
      ),
  )
}
