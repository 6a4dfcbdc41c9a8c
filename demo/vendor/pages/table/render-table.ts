import { creatures } from '../../play/tables/dice.ts'
import { dominoOf, tileKind } from '../../play/tables/ranks.ts'
import { reds } from '../../play/tables/roulette.ts'
import type { TableView, Table } from '../../play/table.ts'
import { createElement } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'
import { drawBeads, drawCard, drawCoin, drawCreature, drawDie, drawDomino, drawTile } from './pieces.ts'
import { spotLabel } from './spots.ts'

/** Renders the cards, dice or other pieces of a round, or their initial state. */
export function renderTable(table: Table, view: TableView | undefined): HTMLElement[] {
  if (table.hands !== undefined) return Object.entries(table.hands).map(([name, first]) => renderHand(table, name, first, view))
  switch (table.shows) {
    case 'wheel':
      return [drawPocket(view?.pocket)]
    case 'creatures':
      return (view?.dice ?? [0, 2, 4]).map((die) => drawCreature(creatures[die] ?? 'fish', spotLabel(creatures[die] ?? 'fish')))
    case 'coins':
      return (view?.coins ?? [0, 1, 0, 1]).map(drawCoin)
    case 'beads':
      return [drawBeads(view?.beads)]
    case 'dice':
      return (view?.dice ?? [1, 3, 6]).map(drawDie)
    case 'cards':
    case 'tiles':
    case 'dominoes':
    case 'fish':
      return []
  }
}

function renderHand({ shows, points }: Table, name: string, first: number, shown: TableView | undefined): HTMLElement {
  const hand = shown?.hands?.[name]
  const pieces: readonly (number | undefined)[] = hand ?? Array.from({ length: first }, () => undefined)
  const counted = points && hand ? points(hand) : undefined
  return createElement(
    'div',
    { class: `hand ${name}` },
    createElement(
      'span',
      {},
      spotLabel(name),
      counted === undefined ? undefined : createElement('b', { 'aria-label': text('points', { n: counted }) }, ` ${String(counted)}`),
    ),
    createElement('div', {}, ...pieces.map((piece) => drawPiece(shows, piece))),
  )
}

function drawPiece(shows: Table['shows'], piece: number | undefined): HTMLElement {
  if (shows === 'tiles') return drawTile(piece === undefined ? undefined : tileKind(piece))
  return shows === 'dominoes' ? drawDomino(piece === undefined ? undefined : dominoOf(piece)) : drawCard(piece)
}

function drawPocket(pocket: number | undefined): HTMLElement {
  const tone = pocket === undefined ? '' : pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black'
  return createElement(
    'div',
    { class: 'wheel' },
    createElement('i', {}),
    createElement('output', { class: tone }, pocket === undefined ? '–' : String(pocket)),
  )
}
