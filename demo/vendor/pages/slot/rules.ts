import { coinsPerSpin, pays, slotReturn } from '../../play/slot.ts'
import { make } from '../kit/dom.ts'
import { text } from '../kit/texts.ts'
import { drawSymbol } from './symbol.ts'

/** The rules, and what every symbol pays. */
export function drawRules(): readonly Node[] {
  const rate = (slotReturn() * 100).toFixed(1)
  return [
    make('p', {}, text('slot_rules', { rate })),
    make('p', {}, text('slot_pays', { coins: coinsPerSpin })),
    make(
      'ul',
      { class: 'pays' },
      ...Object.entries(pays).map(([symbol, row]) =>
        make('li', {}, drawSymbol(Number(symbol)), make('ol', { start: 3 }, ...row.map((pay) => make('li', {}, String(pay))))),
      ),
    ),
    make('p', {}, text('slot_stars')),
  ]
}
