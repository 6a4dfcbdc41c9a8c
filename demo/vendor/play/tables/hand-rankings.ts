import type { HandRules } from './hands.ts'

const getSuit = (card: number): number => Math.floor(card / 13)
/** Aces are 0. */
const getRank = (card: number): number => card % 13
const getCardPoints = (card: number): number => Math.min(10, getRank(card) + 1)
const allCards = Array.from({ length: 52 }, (_, card) => card)
/** Returns the last digit, with 0 counting as ten. */
const getLastDigitOrTen = (total: number): number => (total % 10 === 0 ? 10 : total % 10)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const sortDescending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => b - a)

/**
 * Suits from the lowest: clubs, spades, hearts, diamonds. Cards are numbered in the order spades, hearts, clubs,
 * diamonds.
 */
const suitOrder = [1, 2, 0, 3]

/**
 * Bull bull: three cards that add up to a multiple of ten make a bull, and the other two give its points, ten being the
 * best. Equal hands are ranked by their highest card, king first, then by its suit.
 */
export const bullBullHand: HandRules = {
  equipment: 'cards',
  deck: allCards,
  handSize: 5,
  points: computeBullPoints,
  rank: (hand) => [
    computeBullPoints(hand),
    sortDescending(hand.map((card) => getRank(card) * 4 + (suitOrder[getSuit(card)] ?? 0)))[0] ?? 0,
  ],
}

function computeBullPoints(hand: readonly number[]): number {
  const total = sum(hand.map(getCardPoints))
  const isBull = hand.some((firstCard, i) =>
    hand.some((secondCard, j) => j > i && (total - getCardPoints(firstCard) - getCardPoints(secondCard)) % 10 === 0),
  )
  return isBull ? getLastDigitOrTen(total) : 0
}

/**
 * Ba cay: three of 36 cards, aces to nines. Three of a kind is best; otherwise the points of the sum, ten being the
 * best. Equal hands are ranked by the highest card of their best suit, ace high.
 */
export const baCayHand: HandRules = {
  equipment: 'cards',
  deck: allCards.filter((card) => getRank(card) < 9),
  handSize: 3,
  points: (hand) => getLastDigitOrTen(sum(hand.map(getCardPoints))),
  rank: (cards) => {
    const [first = 0] = cards
    const threeOfAKindRank = cards.every((card) => getRank(card) === getRank(first)) ? 1 : 0
    const cardRanks = cards.map((card) => (suitOrder[getSuit(card)] ?? 0) * 13 + (getRank(card) === 0 ? 12 : getRank(card)))
    return [
      threeOfAKindRank,
      threeOfAKindRank === 1 ? getRank(first) : getLastDigitOrTen(sum(cards.map(getCardPoints))),
      sortDescending(cardRanks)[0] ?? 0,
    ]
  },
}

/** The kinds of golden flower hands, from the lowest. */
export const flowerKinds = { high: 0, pair: 1, straight: 2, flush: 3, straightFlush: 4, three: 5 } as const

/** Golden flower: three cards, aces high; a flush beats a straight, and three of a kind beats all. */
export const goldenFlowerHand: HandRules = {
  equipment: 'cards',
  deck: allCards,
  handSize: 3,
  rank: (hand) => {
    const ranks = sortDescending(hand.map((card) => (getRank(card) === 0 ? 13 : getRank(card))))
    const [a = 0, b = 0, c = 0] = ranks
    const isFlush = hand.every((card) => getSuit(card) === getSuit(hand[0] ?? 0))
    const isLowestStraight = a === 13 && b === 2 && c === 1
    const isStraight = (a === b + 1 && b === c + 1) || isLowestStraight
    const { high, pair, straight, flush, straightFlush, three } = flowerKinds
    if (a === c) return [three, a]
    if (isStraight) return [isFlush ? straightFlush : straight, isLowestStraight ? 2 : a]
    if (isFlush) return [flush, a, b, c]
    return a === b ? [pair, a, c] : b === c ? [pair, b, a] : [high, a, b, c]
  },
}

/** Returns the kind of a tile: 1 to 9 for circles, 0 for the white dragon. There are four tiles of each kind. */
export const getTileKind = (tile: number): number => (Math.floor(tile / 4) + 1) % 10

/**
 * Two mahjong tiles: pairs by number, white dragons first; then two and eight; then the points, a white dragon counting
 * half; then the higher tile.
 */
export const mahjongTileHand: HandRules = {
  equipment: 'tiles',
  deck: Array.from({ length: 40 }, (_, tile) => tile),
  handSize: 2,
  points: computeTilePoints,
  rank: (hand) => {
    const [high = 0, low = 0] = sortDescending(hand.map(getTileKind))
    if (high === low) return [2, high === 0 ? 10 : high]
    if (high === 8 && low === 2) return [1, 0]
    return [0, computeTilePoints(hand), high]
  },
}

function computeTilePoints(hand: readonly number[]): number {
  return sum(hand.map((tile) => (getTileKind(tile) === 0 ? 0.5 : getTileKind(tile)))) % 10
}

/** The 32 dominoes of pai gow: their pips and the number of their pair. A pair with a lower number ranks higher. */
const dominoes: readonly (readonly [top: number, bottom: number, pair: number])[] = [
  [2, 1, 0],
  [4, 2, 0],
  ...(
    [
      [6, 6],
      [1, 1],
      [4, 4],
      [3, 1],
      [5, 5],
      [3, 3],
      [2, 2],
      [6, 5],
      [6, 4],
      [6, 1],
      [5, 1],
    ] as const
  ).flatMap(([top, bottom], index) => [[top, bottom, index + 1] as const, [top, bottom, index + 1] as const]),
  [6, 3, 12],
  [5, 4, 12],
  [6, 2, 13],
  [5, 3, 13],
  [5, 2, 14],
  [4, 3, 14],
  [4, 1, 15],
  [3, 2, 15],
]

export const getDomino = (piece: number): readonly [number, number] => {
  const [top = 0, bottom = 0] = dominoes[piece] ?? []
  return [top, bottom]
}

/** Two dominoes: pairs first, the supreme pair on top; then the points of all pips, then the better domino. */
export const paiGowHand: HandRules = {
  equipment: 'dominoes',
  deck: dominoes.map((_, piece) => piece),
  handSize: 2,
  points: (hand) => sum(hand.flatMap((piece) => getDomino(piece))) % 10,
  rank: (hand) => {
    const [first, second] = hand.map((piece) => dominoes[piece] ?? [0, 0, 16]) as [(typeof dominoes)[number], (typeof dominoes)[number]]
    if (first[2] === second[2]) return [1, -first[2]]
    // The two tiles of the supreme pair are individually the lowest.
    const betterRank = Math.max(...[first, second].map(([, , pair]) => (pair === 0 ? -16 : -pair)))
    return [0, (first[0] + first[1] + second[0] + second[1]) % 10, betterRank]
  },
}
