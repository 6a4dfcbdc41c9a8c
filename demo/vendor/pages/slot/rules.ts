import { coinsPerSpin, paytable, computeReturnToPlayer } from '../../play/slot.ts'
import { createElement } from '../kit/dom.ts'
import { formatDecimals, text } from '../kit/texts.ts'
import { renderSymbol } from './symbol.ts'

/** Renders the rules and the paytable. */
export function renderRules(): readonly Node[] {
  const rate = formatDecimals(computeReturnToPlayer() * 100, 1)
  return [
    createElement('p', {}, text('slot_rules', { rate })),
    createElement('p', {}, text('slot_pays', { coins: coinsPerSpin })),
    createElement(
      'ul',
      { class: 'paytable' },
      ...Object.entries(paytable).map(([symbol, row]) =>
        createElement(
          'li',
          {},
          renderSymbol(Number(symbol)),
          createElement('ol', { start: 3 }, ...row.map((pay) => createElement('li', {}, String(pay)))),
        ),
      ),
    ),
    createElement('p', {}, text('slot_stars')),
  ]
}
