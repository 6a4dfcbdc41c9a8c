import type { Table } from '../../play/table.ts'
import { createElement, setText } from '../kit/dom.ts'
import { startData } from '../kit/start.ts'
import { formatCredits, isTextKey, text } from '../kit/texts.ts'

export interface Spots {
  readonly element: HTMLElement
  /** Shows the stakes without a result. */
  showBet(bet: Readonly<Record<string, number>>): void
  /** Marks each spot as won, if it returned at least its stake, or lost. */
  showResult(pays: Readonly<Record<string, number>>): void
}

/** Renders the spots of a table, group by group. */
export function renderSpots(name: string, table: Table, onSelect: (spot: string) => void): Spots {
  const spots = new Map<string, { readonly button: HTMLElement; readonly stake: HTMLElement }>()
  const renderSpot = (spot: string, pays: readonly number[]): HTMLElement => {
    const stake = createElement('b', { class: 'stake' })
    const button = createElement(
      'button',
      { type: 'button', class: `spot spot-${spot}`, onclick: () => onSelect(spot) },
      table.equipment === 'fish'
        ? createElement('img', { src: `/symbol/${spot === 'boss' ? (startData.motifs[0] ?? 'shark') : spot}.webp`, alt: '' })
        : undefined,
      createElement('span', {}, getSpotLabel(spot)),
      createElement('small', {}, formatPayout(pays)),
      stake,
    )
    spots.set(spot, { button, stake })
    return button
  }
  const groups = Object.entries(table.groups).map(([group, groupSpots]) => {
    const heading = `group_${group}`
    const title = isTextKey(heading) ? text(heading) : undefined
    return createElement(
      'section',
      { class: `group group-${group}`, ...(title !== undefined && { 'aria-label': title }) },
      title === undefined ? undefined : createElement('h2', {}, title),
      createElement('div', { class: `spots ${name}` }, ...Object.entries(groupSpots).map(([spot, pays]) => renderSpot(spot, pays))),
    )
  })
  return {
    element: createElement('div', { class: 'groups' }, ...groups),
    showBet: (bet) => {
      for (const [spot, { stake, button }] of spots) {
        setText(stake, bet[spot] === undefined ? '' : formatCredits(bet[spot]))
        button.classList.remove('won', 'lost')
      }
    },
    showResult: (pays) => {
      for (const [spot, { button }] of spots) button.classList.add((pays[spot] ?? 0) >= 100 ? 'won' : 'lost')
    },
  }
}

/** Formats the winning payout of a spot, stake included, as a range if it varies. Refunds are left out. */
function formatPayout(pays: readonly number[]): string {
  const wins = pays.filter((payout) => payout > 100)
  const range = [...new Set([Math.min(...wins), Math.max(...wins)])].map((payout) => (payout / 100).toFixed(payout % 100 === 0 ? 0 : 2))
  return `× ${range.join('–')}`
}

/** Returns the label of a spot or a hand: its own text, the text of its kind with its numbers inserted, or its id. */
export function getSpotLabel(spot: string): string {
  const [kind, ...numbers] = spot.split('-')
  const [spotKey, kindKey] = [`spot_${spot}`, `spots_${kind ?? ''}`]
  if (isTextKey(spotKey)) return text(spotKey)
  return isTextKey(kindKey) ? text(kindKey, { n: numbers.join(' + ') }) : spot
}
