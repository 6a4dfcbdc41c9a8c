import { star, wild } from '../../play/slot.ts'
import { createElement } from '../kit/dom.ts'
import { startData } from '../kit/start.ts'
import { text } from '../kit/texts.ts'

const letters: Readonly<Record<number, string>> = { 5: 'A', 6: 'K', 7: 'Q', 8: 'J' }

const getSymbolLabel = (symbol: number): string =>
  symbol === wild
    ? text('symbol_wild')
    : symbol === star
      ? text('symbol_star')
      : (letters[symbol] ?? (startData.motifs[symbol - 1] ?? '').replaceAll('-', ' '))

/** Renders a symbol: the picture of a motif, a letter, the wild or the star. */
export function renderSymbol(symbol: number): HTMLElement {
  const motif = symbol >= 1 && symbol <= 4 ? startData.motifs[symbol - 1] : undefined
  if (motif !== undefined)
    return createElement(
      'span',
      { class: 'symbol picture' },
      createElement('img', { src: `/symbol/${motif}.webp`, alt: getSymbolLabel(symbol), draggable: 'false' }),
    )
  if (symbol === wild)
    return createElement('span', { class: 'symbol wild' }, createElement('i', {}), createElement('b', {}, text('symbol_wild')))
  if (symbol === star) return createElement('span', { class: 'symbol star', title: getSymbolLabel(star) }, createElement('i', {}))
  return createElement('span', { class: `symbol letter letter-${String(symbol)}` }, letters[symbol] ?? '')
}
