import { createSpots, type TableRules } from '../table.ts'

/**
 * Payout of each sum of three dice, in hundredths of the stake. Sums at the same distance from the middle are equally
 * likely.
 */
const paysBySum: Readonly<Record<number, number>> = { 4: 6_800, 5: 3_400, 6: 2_000, 7: 1_350, 8: 950, 9: 820, 10: 750 }
const getSumPayout = (sum: number): number => paysBySum[Math.min(sum, 21 - sum)] ?? 0
const totals = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`total-${String(index + 4)}`, [getSumPayout(index + 4)]]))
const evenMoney = [200] as const

/** Three dice: small is 4 to 10, big 11 to 17; a triple loses big, small, odd and even. */
export const sicbo: TableRules = {
  equipment: 'dice',
  groups: {
    main: { small: evenMoney, odd: evenMoney, triple: [3_400], even: evenMoney, big: evenMoney },
    totals,
    singles: createSpots('single', 1, 6, [200, 300, 400]),
    doubles: createSpots('double', 1, 6, [1_250]),
    triples: createSpots('triple', 1, 6, [20_000]),
  },
  deal: (randomInt) => {
    const dice = [1 + randomInt(6), 1 + randomInt(6), 1 + randomInt(6)]
    const sum = dice.reduce((total, value) => total + value, 0)
    const [first = 0] = dice
    const pays: Record<string, number> = {}
    if (dice.every((value) => value === first)) Object.assign(pays, { triple: 3_400, [`triple-${String(first)}`]: 20_000 })
    else Object.assign(pays, { [sum <= 10 ? 'small' : 'big']: 200, [sum % 2 === 0 ? 'even' : 'odd']: 200 })
    if (getSumPayout(sum) > 0) pays[`total-${String(sum)}`] = getSumPayout(sum)
    for (const value of new Set(dice)) {
      const count = dice.filter((die) => die === value).length
      pays[`single-${String(value)}`] = 100 + 100 * count
      if (count >= 2) pays[`double-${String(value)}`] = 1_250
    }
    return { dice, pays }
  },
}

export const creatures = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'stag'] as const

/** Three dice with six pictures; a picture pays even money for each die that shows it. */
export const fishPrawnCrab: TableRules = {
  equipment: 'creatures',
  groups: { main: Object.fromEntries(creatures.map((creature) => [creature, [200, 300, 400]])) },
  deal: (randomInt) => {
    const dice = [randomInt(6), randomInt(6), randomInt(6)]
    const pays: Record<string, number> = {}
    for (const die of dice) pays[creatures[die] ?? 'fish'] = (pays[creatures[die] ?? 'fish'] ?? 100) + 100
    return { dice, pays }
  },
}

/** Se die (xoc dia): four coins, each red or white. */
export const seDie: TableRules = {
  equipment: 'coins',
  groups: {
    main: { even: [195], odd: [195] },
    side: { 'reds-0': [1_550], 'reds-1': [385], 'reds-3': [385], 'reds-4': [1_550] },
  },
  deal: (randomInt) => {
    const coins = [randomInt(2), randomInt(2), randomInt(2), randomInt(2)]
    const reds = coins.reduce((sum, coin) => sum + coin, 0)
    const side = reds === 2 ? {} : { [`reds-${String(reds)}`]: reds % 4 === 0 ? 1_550 : 385 }
    return { coins, pays: { [reds % 2 === 0 ? 'even' : 'odd']: 195, ...side } }
  },
}

const baseBeads = 40
const fanTanPairs = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 4],
] as const

/** Beads are counted off by fours; bets are on the remainder. The remainders 1 to 4 are equally likely. */
export const fanTan: TableRules = {
  equipment: 'beads',
  groups: {
    main: createSpots('fan', 1, 4, [385]),
    side: { odd: [195], even: [195], ...Object.fromEntries(fanTanPairs.map((pair) => [`fan-${pair.join('-')}`, [195]])) },
  },
  deal: (randomInt) => {
    const beads = baseBeads + 1 + randomInt(20)
    const remainder = beads % 4 === 0 ? 4 : beads % 4
    const pairs = fanTanPairs
      .filter((pair) => pair.some((value) => value === remainder))
      .map((pair) => [`fan-${pair.join('-')}`, 195] as const)
    return { beads, pays: { [`fan-${String(remainder)}`]: 385, [remainder % 2 === 0 ? 'even' : 'odd']: 195, ...Object.fromEntries(pairs) } }
  },
}
