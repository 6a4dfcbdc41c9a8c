import type { RandomInt } from '../random-int.ts'
import type { TableOutcome, TableRules } from '../table.ts'

const getRank = (card: number): number => card % 13

/** An ace counts 1; tens and face cards count 0. */
const computeBaccaratPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.min(10, getRank(card) + 1), 0) % 10

/** A pair occurs with probability 1/13, because every card is drawn from a full deck. */
const pairSpots = { playerPair: [1_200], bankerPair: [1_200] }

const baccaratTable = { equipment: 'cards', hands: { player: 2, banker: 2 }, points: computeBaccaratPoints } as const

/** Punto banco: a Banker win pays 0.95 to 1. */
export const baccarat: TableRules = {
  ...baccaratTable,
  groups: { main: { player: [200, 100], tie: [1_000], banker: [195, 100] }, side: pairSpots },
  deal: (randomInt) => dealBaccarat(randomInt, () => ({ banker: 195 })),
}

/** Punto banco without commission: a Banker win pays even money, or half if it wins with six. */
export const noCommission: TableRules = {
  ...baccaratTable,
  groups: { main: { player: [200, 100], tie: [1_000], banker: [200, 150, 100] }, side: { ...pairSpots, six: [1_750] } },
  deal: (randomInt) => dealBaccarat(randomInt, (points): Pays => (points === 6 ? { banker: 150, six: 1_750 } : { banker: 200 })),
}

type Pays = TableOutcome['pays']

function dealBaccarat(randomInt: RandomInt, getBankerPays: (points: number) => Pays): TableOutcome {
  const player = [randomInt(52), randomInt(52)]
  const banker = [randomInt(52), randomInt(52)]
  const isPair = ([first = 0, second = 0]: readonly number[]): boolean => getRank(first) === getRank(second)
  const pairPays = { ...(isPair(player) && { playerPair: 1_200 }), ...(isPair(banker) && { bankerPair: 1_200 }) }
  if (Math.max(computeBaccaratPoints(player), computeBaccaratPoints(banker)) < 8) {
    if (computeBaccaratPoints(player) <= 5) player.push(randomInt(52))
    if (shouldBankerDraw(computeBaccaratPoints(banker), player[2])) banker.push(randomInt(52))
  }
  const [playerPoints, bankerPoints] = [computeBaccaratPoints(player), computeBaccaratPoints(banker)]
  const result =
    playerPoints === bankerPoints
      ? { player: 100, tie: 1_000, banker: 100 }
      : playerPoints > bankerPoints
        ? { player: 200 }
        : getBankerPays(bankerPoints)
  return { hands: { player, banker }, pays: { ...pairPays, ...result } }
}

/** Whether the banker draws a third card, given the player's third card. */
function shouldBankerDraw(bankerPoints: number, playerThirdCard: number | undefined): boolean {
  if (playerThirdCard === undefined) return bankerPoints <= 5
  const value = computeBaccaratPoints([playerThirdCard])
  if (bankerPoints <= 2) return true
  if (bankerPoints === 3) return value !== 8
  if (bankerPoints === 4) return value >= 2 && value <= 7
  if (bankerPoints === 5) return value >= 4 && value <= 7
  return bankerPoints === 6 && (value === 6 || value === 7)
}

/** One card each; the higher one wins. A tie refunds half of the stakes on dragon and tiger. */
export const dragonTiger: TableRules = {
  equipment: 'cards',
  hands: { dragon: 1, tiger: 1 },
  groups: { main: { dragon: [200, 50], tie: [1_200], tiger: [200, 50] }, side: { suitedTie: [5_000] } },
  deal: (randomInt) => {
    const [dragon, tiger] = [randomInt(52), randomInt(52)]
    const [dragonRank, tigerRank] = [getRank(dragon), getRank(tiger)]
    const tiePays = { dragon: 50, tie: 1_200, tiger: 50, ...(dragon === tiger && { suitedTie: 5_000 }) }
    return {
      hands: { dragon: [dragon], tiger: [tiger] },
      pays: dragonRank === tigerRank ? tiePays : dragonRank > tigerRank ? { dragon: 200 } : { tiger: 200 },
    }
  },
}
