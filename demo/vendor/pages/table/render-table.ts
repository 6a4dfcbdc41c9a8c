import { creatures } from '../../play/tables/dice.ts'
import { getDomino, getTileKind } from '../../play/tables/hand-rankings.ts'
import { redNumbers } from '../../play/tables/roulette.ts'
import type { TableView, Table } from '../../play/table.ts'
import { createElement } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'
import { renderBeads, renderCard, renderCoin, renderCreature, renderDie, renderDomino, renderTile } from './pieces.ts'
import { getSpotLabel } from './spots.ts'

/** Renders the cards, dice or other pieces of a round, or their initial state. */
export function renderTable(table: Table, view: TableView | undefined): HTMLElement[] {
  if (table.hands !== undefined) return Object.entries(table.hands).map(([name, cardCount]) => renderHand(table, name, cardCount, view))
  switch (table.equipment) {
    case 'wheel':
      return [renderPocket(view?.pocket)]
    case 'creatures':
      return (view?.dice ?? [0, 2, 4]).map((die) => renderCreature(creatures[die] ?? 'fish', getSpotLabel(creatures[die] ?? 'fish')))
    case 'coins':
      return (view?.coins ?? [0, 1, 0, 1]).map(renderCoin)
    case 'beads':
      return [renderBeads(view?.beads)]
    case 'dice':
      return (view?.dice ?? [1, 3, 6]).map(renderDie)
    case 'cards':
    case 'tiles':
    case 'dominoes':
    case 'fish':
      return []
  }
}

function renderHand({ equipment, points }: Table, name: string, cardCount: number, view: TableView | undefined): HTMLElement {
  const hand = view?.hands?.[name]
  const pieces: readonly (number | undefined)[] = hand ?? Array.from({ length: cardCount }, () => undefined)
  const handPoints = points && hand ? points(hand) : undefined
  return createElement(
    'div',
    { class: `hand ${name}` },
    createElement(
      'span',
      {},
      getSpotLabel(name),
      handPoints === undefined
        ? undefined
        : createElement('b', { 'aria-label': text('points', { n: handPoints }) }, ` ${String(handPoints)}`),
    ),
    createElement('div', {}, ...pieces.map((piece) => renderPiece(equipment, piece))),
  )
}

function renderPiece(equipment: Table['equipment'], piece: number | undefined): HTMLElement {
  if (equipment === 'tiles') return renderTile(piece === undefined ? undefined : getTileKind(piece))
  return equipment === 'dominoes' ? renderDomino(piece === undefined ? undefined : getDomino(piece)) : renderCard(piece)
}

function renderPocket(pocket: number | undefined): HTMLElement {
  const color = pocket === undefined ? '' : pocket === 0 ? 'green' : redNumbers.has(pocket) ? 'red' : 'black'
  return createElement(
    'div',
    { class: 'wheel' },
    createElement('i', {}),
    createElement('output', { class: color }, pocket === undefined ? '–' : String(pocket)),
  )
}
