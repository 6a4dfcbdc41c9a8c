import { isStake } from './chips.ts'
import type { Draw } from './draw.ts'
import { type RoundGame, isBag } from './game.ts'

/** Stakes by spot. */
type TableBet = Readonly<Record<string, number>>

/** What lies on the table after a round. */
export interface TableOutcome {
  /** Cards by hand: 0 to 51, suits of thirteen from the ace. */
  readonly hands?: Readonly<Record<string, readonly number[]>>
  readonly dice?: readonly number[]
  readonly pocket?: number
  /** What every spot gives back, in hundredths of its stake: 0 is lost, 100 is the stake, 200 even money. */
  readonly gives: Readonly<Record<string, number>>
}

type Rules = { readonly spots: readonly string[]; deal(draw: Draw): TableOutcome }

function tableOf({ spots, deal }: Rules): RoundGame<TableBet, TableOutcome> & { readonly spots: readonly string[] } {
  return {
    spots,
    readBet: (sent) => {
      if (!isBag(sent)) return undefined
      const entries = Object.entries(sent)
      const good = entries.length > 0 && entries.every(([spot, stake]) => spots.includes(spot) && isStake(stake))
      return good ? (sent as TableBet) : undefined
    },
    stakeOf: (bet) => Object.values(bet).reduce((sum, stake) => sum + stake, 0),
    play: (draw, bet) => {
      const outcome = deal(draw)
      const win = Object.entries(bet).reduce((sum, [spot, stake]) => sum + (stake * (outcome.gives[spot] ?? 0)) / 100, 0)
      return { win, outcome }
    },
  }
}

const gives = (spots: readonly string[], give: (spot: string) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(spots.map((spot) => [spot, give(spot)]))

/** Ace is 1; tens and faces count nothing. */
const points = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0) % 10

const baccaratSpots = ['player', 'tie', 'banker'] as const

/** Punto banco from a full deck for every card: the third cards by the usual table, the banker's win pays 0.95. */
const baccarat = tableOf({
  spots: baccaratSpots,
  deal: (draw) => {
    const player = [draw(52), draw(52)]
    const banker = [draw(52), draw(52)]
    if (Math.max(points(player), points(banker)) < 8) {
      if (points(player) <= 5) player.push(draw(52))
      if (bankerDraws(points(banker), player[2])) banker.push(draw(52))
    }
    const [p, b] = [points(player), points(banker)]
    const won = p === b ? 'tie' : p > b ? 'player' : 'banker'
    return {
      hands: { player, banker },
      gives: gives(baccaratSpots, (spot) => (spot === won ? { player: 200, tie: 900, banker: 195 }[won] : won === 'tie' ? 100 : 0)),
    }
  },
})

/** Whether the banker takes a third card, by what the player's third card was. */
function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5
  const value = points([third])
  if (banker <= 2) return true
  if (banker === 3) return value !== 8
  if (banker === 4) return value >= 2 && value <= 7
  if (banker === 5) return value >= 4 && value <= 7
  return banker === 6 && (value === 6 || value === 7)
}

const dragonSpots = ['dragon', 'tie', 'tiger'] as const

/** One card each; the higher wins, a tie pays eight and gives half of the others back. */
const dragonTiger = tableOf({
  spots: dragonSpots,
  deal: (draw) => {
    const [dragon, tiger] = [draw(52), draw(52)]
    const [d, t] = [dragon % 13, tiger % 13]
    const won = d === t ? 'tie' : d > t ? 'dragon' : 'tiger'
    return {
      hands: { dragon: [dragon], tiger: [tiger] },
      gives: gives(dragonSpots, (spot) => (spot === won ? (won === 'tie' ? 900 : 200) : won === 'tie' ? 50 : 0)),
    }
  },
})

const sicboSpots = ['small', 'odd', 'triple', 'even', 'big'] as const

/** Three dice: small 4 to 10, big 11 to 17; a triple pays thirty and beats them all. */
const sicbo = tableOf({
  spots: sicboSpots,
  deal: (draw) => {
    const dice = [1 + draw(6), 1 + draw(6), 1 + draw(6)]
    const sum = dice.reduce((total, eyes) => total + eyes, 0)
    const triple = dice.every((eyes) => eyes === dice[0])
    const won = new Set(triple ? ['triple'] : [sum <= 10 ? 'small' : 'big', sum % 2 === 0 ? 'even' : 'odd'])
    return { dice, gives: gives(sicboSpots, (spot) => (won.has(spot) ? (spot === 'triple' ? 3_100 : 200) : 0)) }
  },
})

const crabSpots = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'stag'] as const

/** Three dice of six pictures; a picture pays even money for each die that shows it. */
const crab = tableOf({
  spots: crabSpots,
  deal: (draw) => {
    const dice = [draw(6), draw(6), draw(6)]
    return {
      dice,
      gives: gives(crabSpots, (spot) => {
        const shown = dice.filter((die) => crabSpots[die] === spot).length
        return shown === 0 ? 0 : 100 + 100 * shown
      }),
    }
  },
})

export const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const rouletteSpots = ['red', 'black', 'odd', 'even', 'low', 'high', 'zero', 'dozen1', 'dozen2', 'dozen3'] as const

/** One zero, thirty-six numbers. */
const roulette = tableOf({
  spots: rouletteSpots,
  deal: (draw) => {
    const pocket = draw(37)
    const won =
      pocket === 0
        ? new Set(['zero'])
        : new Set([
            reds.has(pocket) ? 'red' : 'black',
            pocket % 2 === 0 ? 'even' : 'odd',
            pocket <= 18 ? 'low' : 'high',
            `dozen${String(Math.ceil(pocket / 12))}`,
          ])
    return {
      pocket,
      gives: gives(rouletteSpots, (spot) => (won.has(spot) ? (spot === 'zero' ? 3_600 : spot.startsWith('dozen') ? 300 : 200) : 0)),
    }
  },
})

/** The tables by name, and which code of the live filters each is for. */
export const tables = { baccarat, dragonTiger, sicbo, crab, roulette } as const
export type TableName = keyof typeof tables
