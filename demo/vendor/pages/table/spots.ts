import type { Table } from '../../play/table.ts'
import { createElement, setText } from '../kit/dom.ts'
import { start } from '../kit/start.ts'
import { credits, isTextKey, text } from '../kit/texts.ts'

export interface Spots {
  readonly element: HTMLElement
  /** Shows the stakes, and no result. */
  showBet(bet: Readonly<Record<string, number>>): void
  /** Lights what gave at least its stake back. */
  showResult(gives: Readonly<Record<string, number>>): void
}

/** The spots of a table, group by group. */
export function drawSpots(name: string, table: Table, put: (spot: string) => void): Spots {
  const spots = new Map<string, { readonly button: HTMLElement; readonly stake: HTMLElement }>()
  const drawSpot = (spot: string, gives: readonly number[]): HTMLElement => {
    const stake = createElement('b', { class: 'stake' })
    const button = createElement(
      'button',
      { type: 'button', class: `spot s-${spot}`, onclick: () => put(spot) },
      table.shows === 'fish'
        ? createElement('img', { src: `/symbol/${spot === 'boss' ? (start.motifs[0] ?? 'shark') : spot}.webp`, alt: '' })
        : undefined,
      createElement('span', {}, spotLabel(spot)),
      createElement('small', {}, timesOf(gives)),
      stake,
    )
    spots.set(spot, { button, stake })
    return button
  }
  const groups = Object.entries(table.groups).map(([group, given]) => {
    const heading = `group_${group}`
    const title = isTextKey(heading) ? text(heading) : undefined
    return createElement(
      'section',
      { class: `group g-${group}`, ...(title !== undefined && { 'aria-label': title }) },
      title === undefined ? undefined : createElement('h2', {}, title),
      createElement('div', { class: `spots ${name}` }, ...Object.entries(given).map(([spot, gives]) => drawSpot(spot, gives))),
    )
  })
  return {
    element: createElement('div', { class: 'groups' }, ...groups),
    showBet: (bet) => {
      for (const [spot, { stake, button }] of spots) {
        setText(stake, bet[spot] === undefined ? '' : credits(bet[spot]))
        button.classList.remove('won', 'lost')
      }
    },
    showResult: (gives) => {
      for (const [spot, { button }] of spots) button.classList.add((gives[spot] ?? 0) >= 100 ? 'won' : 'lost')
    },
  }
}

/** What a spot can win, as a figure: from the least to the most where it is not always the same. */
function timesOf(gives: readonly number[]): string {
  const wins = gives.filter((give) => give > 100)
  const figures = [...new Set([Math.min(...wins), Math.max(...wins)])].map((give) => (give / 100).toFixed(give % 100 === 0 ? 0 : 2))
  return `× ${figures.join('–')}`
}

/** The label of a spot or a hand: its own text, or that of its kind with its numbers. */
export function spotLabel(spot: string): string {
  const [kind, ...numbers] = spot.split('-')
  const [own, ofKind] = [`spot_${spot}`, `spots_${kind ?? ''}`]
  if (isTextKey(own)) return text(own)
  return isTextKey(ofKind) ? text(ofKind, { n: numbers.join(' + ') }) : spot
}
