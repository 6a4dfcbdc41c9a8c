import type { TableOutcome } from '../play/table.ts'
import { type TableName, tables } from '../play/tables/index.ts'
import { playRound } from './kit/api.ts'
import { createChipRow } from './kit/chip-row.ts'
import { createElement, delay, setText, prefersReducedMotion } from './kit/dom.ts'
import { renderFairnessPanel } from './kit/fairness-panel.ts'
import { createGameShell } from './kit/shell.ts'
import { startData } from './kit/start.ts'
import { formatCredits, text, type TextKey } from './kit/texts.ts'
import { renderTable } from './table/render-table.ts'
import { renderSpots, getSpotLabel } from './table/spots.ts'

const maxSpotStake = 5_000
const name = startData.name as TableName
const table = tables[name]
const isFish = table.equipment === 'fish'
const startLabels: Readonly<Record<string, TextKey>> = {
  wheel: 'turn',
  dice: 'roll',
  creatures: 'roll',
  coins: 'shake',
  beads: 'count_off',
}

const shell = await createGameShell(
  (panel, state) => renderFairnessPanel(panel, state, table),
  () => [createElement('p', {}, text(`rules_${name}`)), ...(isFish ? [] : [createElement('p', {}, text('table_rules'))])],
)
const chipRow = createChipRow()
let bet: Record<string, number> = {}
let lastBet: Record<string, number> = {}
let isBusy = false

const felt = createElement('div', { class: 'felt' })
const spots = renderSpots(name, table, (spot) => (isFish ? void shoot(spot) : placeChip(spot)))
const stakeText = createElement('b', {}, '0')
const winText = createElement('b', { class: 'win' }, '0')
const playButton = createElement(
  'button',
  { type: 'button', class: 'primary-button', onclick: () => void play() },
  text(startLabels[table.equipment] ?? 'deal'),
)
const buttons = createElement(
  'div',
  { class: 'action-buttons' },
  createElement('button', { type: 'button', class: 'small-button', onclick: () => setBet({}) }, text('clear')),
  createElement('button', { type: 'button', class: 'small-button', onclick: () => setBet(lastBet) }, text('repeat')),
  playButton,
)
shell.stage.append(...(isFish ? [] : [felt]), spots.element)
shell.controls.append(
  createElement(
    'div',
    { class: 'meter' },
    createElement('span', {}, text('stake')),
    stakeText,
    createElement('span', {}, text('win')),
    winText,
  ),
  chipRow.row,
  ...(isFish ? [] : [buttons]),
)
felt.replaceChildren(...renderTable(table, undefined))
setBet({})
if (isFish) shell.showMessage(text('shoot_hint'))

function placeChip(spot: string): void {
  if (!isBusy) setBet({ ...bet, [spot]: Math.min(maxSpotStake, (bet[spot] ?? 0) + chipRow.getValue()) })
}

async function shoot(spot: string): Promise<void> {
  if (isBusy) return
  setBet({ [spot]: chipRow.getValue() })
  await play()
}

function setBet(nextBet: Record<string, number>): void {
  if (isBusy) return
  bet = { ...nextBet }
  spots.showBet(bet)
  setText(stakeText, formatCredits(table.getStake(bet)))
}

async function play(): Promise<void> {
  if (isBusy) return
  if (Object.keys(bet).length === 0) return shell.showMessage(text('put_chip'))
  isBusy = true
  playButton.setAttribute('aria-disabled', 'true')
  const creditsBefore = shell.getCredits()
  try {
    spots.showBet(bet)
    shell.showMessage('…')
    setText(winText, '0')
    const { outcome, win, credits: creditsAfter, nextHash } = await playRound<TableOutcome>(bet, shell.playerSeed)
    shell.deductStake(table.getStake(bet))
    shell.nextHash = nextHash
    lastBet = bet
    await revealOutcome(outcome)
    spots.showResult(outcome.pays)
    setText(winText, formatCredits(win))
    shell.showMessage(describeResult(win), win > 0 ? 'good' : undefined)
    shell.setCredits(creditsAfter)
  } catch (error) {
    shell.setCredits(creditsBefore)
    shell.showError(error)
  }
  isBusy = false
  playButton.removeAttribute('aria-disabled')
}

function describeResult(win: number): string {
  if (!isFish) return win > 0 ? `${text('win')}: ${formatCredits(win)}` : text('no_win')
  return win > 0 ? text('hit', { name: getSpotLabel(Object.keys(bet)[0] ?? ''), win: formatCredits(win) }) : text('missed')
}

/** Deals the cards one by one or shakes the equipment, then shows the outcome. */
async function revealOutcome(outcome: TableOutcome): Promise<void> {
  const { hands } = outcome
  if (hands !== undefined && !prefersReducedMotion()) {
    const dealtHands = Object.entries(hands)
    const maxCards = Math.max(...dealtHands.map(([, cards]) => cards.length))
    for (let visibleCards = 1; visibleCards < maxCards; visibleCards++) {
      felt.replaceChildren(
        ...renderTable(
          { ...table, points: undefined },
          { hands: Object.fromEntries(dealtHands.map(([hand, cards]) => [hand, cards.slice(0, visibleCards)])) },
        ),
      )
      await delay(420)
    }
  }
  if (hands === undefined && !isFish && !prefersReducedMotion()) {
    felt.classList.add('shaking')
    await delay(900)
    felt.classList.remove('shaking')
  }
  felt.replaceChildren(...renderTable(table, outcome))
}
