import { createElement } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♣', '♦']

/** Renders a playing card, 0 to 51, or the back of a card for `undefined`. */
export function renderCard(card: number | undefined): HTMLElement {
  if (card === undefined) return createElement('span', { class: 'card back', 'aria-hidden': 'true' })
  const suit = suits[Math.floor(card / 13)] ?? ''
  const rank = ranks[card % 13] ?? ''
  return createElement(
    'span',
    { class: `card ${suit === '♥' || suit === '♦' ? 'red' : ''}`, role: 'img', 'aria-label': `${rank} ${suit}` },
    createElement('b', {}, rank),
    createElement('i', {}, suit),
  )
}

const pipPositions: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

const renderPips = (value: number): HTMLElement[] =>
  Array.from({ length: 9 }, (_, position) => createElement('i', { class: pipPositions[value]?.includes(position) === true ? 'pip' : '' }))

/** Renders a die. */
export const renderDie = (value: number): HTMLElement =>
  createElement('span', { class: 'die', role: 'img', 'aria-label': String(value) }, ...renderPips(value))

/** Renders a die of fish prawn crab that shows the picture `name`. */
export const renderCreature = (name: string, label: string): HTMLElement => createElement('span', { class: `die creature ${name}` }, label)

/** Renders a domino, one half above the other, or its back. */
export function renderDomino(halves: readonly [number, number] | undefined): HTMLElement {
  if (halves === undefined) return createElement('span', { class: 'card domino back', 'aria-hidden': 'true' })
  const halfElements = halves.map((value) => createElement('span', { class: 'half' }, ...renderPips(value)))
  return createElement('span', { class: 'card domino', role: 'img', 'aria-label': halves.join(' + ') }, ...halfElements)
}

/** Renders a mahjong tile of circles, or the white dragon (0), or the back of a tile. */
export function renderTile(kind: number | undefined): HTMLElement {
  if (kind === undefined) return createElement('span', { class: 'card tile back', 'aria-hidden': 'true' })
  const label = kind === 0 ? text('tile_white') : text('tile', { n: kind })
  const circles = Array.from({ length: kind }, () => createElement('i', { class: 'circle' }))
  return createElement('span', { class: `card tile ${kind === 0 ? 'white' : ''}`, role: 'img', 'aria-label': label }, ...circles)
}

/** Renders a coin of xoc dia: 1 is red. */
export const renderCoin = (coin: number): HTMLElement =>
  createElement('span', {
    class: `coin ${coin === 1 ? 'red' : ''}`,
    role: 'img',
    'aria-label': text(coin === 1 ? 'coin_red' : 'coin_white'),
  })

/** Renders the beads of fan tan with the remainder of the count highlighted, or a cup before the result. */
export function renderBeads(beads: number | undefined): HTMLElement {
  if (beads === undefined) return createElement('span', { class: 'cup', 'aria-hidden': 'true' })
  const remainder = beads % 4 === 0 ? 4 : beads % 4
  const beadElements = Array.from({ length: beads }, (_, index) =>
    createElement('i', { class: index >= beads - remainder ? 'remaining' : '' }),
  )
  return createElement(
    'span',
    { class: 'beads', role: 'img', 'aria-label': text('beads_left', { n: beads, left: remainder }) },
    ...beadElements,
  )
}
