import { make } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♣', '♦']

/** A playing card, 0 to 51; its back where there is none. */
export function drawCard(card: number | undefined): HTMLElement {
  if (card === undefined) return make('span', { class: 'card back', 'aria-hidden': 'true' })
  const suit = suits[Math.floor(card / 13)] ?? ''
  const rank = ranks[card % 13] ?? ''
  return make(
    'span',
    { class: `card ${suit === '♥' || suit === '♦' ? 'red' : ''}`, role: 'img', 'aria-label': `${rank} ${suit}` },
    make('b', {}, rank),
    make('i', {}, suit),
  )
}

const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

const drawPips = (eyes: number): HTMLElement[] =>
  Array.from({ length: 9 }, (_, at) => make('i', { class: pips[eyes]?.includes(at) === true ? 'pip' : '' }))

/** A die with its eyes. */
export const drawDie = (eyes: number): HTMLElement =>
  make('span', { class: 'die', role: 'img', 'aria-label': String(eyes) }, ...drawPips(eyes))

/** A die of creatures: one of the six of fish, prawn and crab, by its name. */
export const drawCreature = (name: string, label: string): HTMLElement => make('span', { class: `die creature ${name}` }, label)

/** A domino, one half above the other; its back where there is none. */
export function drawDomino(halves: readonly [number, number] | undefined): HTMLElement {
  if (halves === undefined) return make('span', { class: 'card domino back', 'aria-hidden': 'true' })
  const drawn = halves.map((eyes) => make('span', { class: 'half' }, ...drawPips(eyes)))
  return make('span', { class: 'card domino', role: 'img', 'aria-label': halves.join(' + ') }, ...drawn)
}

/** A mahjong tile of circles, or the white dragon, 0; its back where there is none. */
export function drawTile(kind: number | undefined): HTMLElement {
  if (kind === undefined) return make('span', { class: 'card tile back', 'aria-hidden': 'true' })
  const label = kind === 0 ? text('tile_white') : text('tile', { n: kind })
  const circles = Array.from({ length: kind }, () => make('i', { class: 'circle' }))
  return make('span', { class: `card tile ${kind === 0 ? 'white' : ''}`, role: 'img', 'aria-label': label }, ...circles)
}

/** A coin of se die: 1 is red. */
export const drawCoin = (coin: number): HTMLElement =>
  make('span', { class: `coin ${coin === 1 ? 'red' : ''}`, role: 'img', 'aria-label': text(coin === 1 ? 'coin_red' : 'coin_white') })

/** Beads counted off by fours, those that are left last; a covered cup before that. */
export function drawBeads(beads: number | undefined): HTMLElement {
  if (beads === undefined) return make('span', { class: 'cup', 'aria-hidden': 'true' })
  const left = beads % 4 === 0 ? 4 : beads % 4
  const drawn = Array.from({ length: beads }, (_, at) => make('i', { class: at >= beads - left ? 'left' : '' }))
  return make('span', { class: 'beads', role: 'img', 'aria-label': text('beads_left', { n: beads, left }) }, ...drawn)
}
