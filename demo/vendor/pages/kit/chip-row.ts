import { chips } from '../../play/chips.ts'
import { createElement } from './dom.ts'
import { formatCredits, text } from './texts.ts'

/** Creates a row of chips, one of which is selected. */
export function createChipRow(): { readonly row: HTMLElement; getValue(): number } {
  let selectedChip: number = chips[1]
  const buttons = chips.map((chip) => {
    const button = createElement(
      'button',
      { type: 'button', class: `chip chip-${String(chip)}`, 'aria-label': `${text('chip')} ${formatCredits(chip)}` },
      formatCredits(chip),
    )
    button.addEventListener('click', () => {
      selectedChip = chip
      updateSelection()
    })
    return { chip, button }
  })
  const updateSelection = (): void => {
    for (const { chip, button } of buttons) button.setAttribute('aria-pressed', String(chip === selectedChip))
  }
  updateSelection()
  return {
    row: createElement('div', { class: 'chips', role: 'group', 'aria-label': text('chip') }, ...buttons.map(({ button }) => button)),
    getValue: () => selectedChip,
  }
}
