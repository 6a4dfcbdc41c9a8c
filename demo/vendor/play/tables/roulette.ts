import { createSpots, type TableRules } from '../table.ts'

export const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Roulette with the numbers 1 to 36 and a single zero. */
export const roulette: TableRules = {
  equipment: 'wheel',
  groups: {
    main: { red: [200], black: [200], odd: [200], even: [200], low: [200], high: [200] },
    thirds: { ...createSpots('dozen', 1, 3, [300]), ...createSpots('column', 1, 3, [300]) },
    numbers: createSpots('number', 0, 36, [3_600]),
  },
  deal: (randomInt) => {
    const pocket = randomInt(37)
    const numberPays = { [`number-${String(pocket)}`]: 3_600 }
    if (pocket === 0) return { pocket, pays: numberPays }
    return {
      pocket,
      pays: {
        ...numberPays,
        [redNumbers.has(pocket) ? 'red' : 'black']: 200,
        [pocket % 2 === 0 ? 'even' : 'odd']: 200,
        [pocket <= 18 ? 'low' : 'high']: 200,
        [`dozen-${String(Math.ceil(pocket / 12))}`]: 300,
        [`column-${String(((pocket - 1) % 3) + 1)}`]: 300,
      },
    }
  },
}
