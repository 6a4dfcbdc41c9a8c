import { coinsPerSpin, paytable, slotReturnToPlayer } from '../../play/slot.ts'
import { createElement } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'
import { renderSymbol } from './symbol.ts'

/** Renders the rules and the paytable. */
export function renderRules(): readonly Node[] {
  const rate = (slotReturnToPlayer() * 100).toFixed(1)
  return [
    createElement('p', {}, text('slot_rules', { rate })),
    createElement('p', {}, text('slot_pays', { coins: coinsPerSpin })),
    createElement(
      'ul',
      { class: 'pays' },
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
