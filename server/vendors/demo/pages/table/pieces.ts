import { make } from '../kit/dom.ts'

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

/** A die with its eyes. */
export function drawDie(eyes: number): HTMLElement {
  const cells = Array.from({ length: 9 }, (_, at) => make('i', { class: pips[eyes]?.includes(at) === true ? 'pip' : '' }))
  return make('span', { class: 'die', role: 'img', 'aria-label': String(eyes) }, ...cells)
}

/** A die of creatures: one of the six of fish, prawn and crab, by its name. */
export const drawCreature = (name: string, label: string): HTMLElement => make('span', { class: `die creature ${name}` }, label)
