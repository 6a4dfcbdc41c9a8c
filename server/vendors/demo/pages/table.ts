import { reds, type TableName, type TableOutcome, tables } from '../play/table.ts'
import { playRound } from './kit/api.ts'
import { makeChipRow } from './kit/chip-row.ts'
import { make, pause, setText, still } from './kit/dom.ts'
import { drawFairPanel } from './kit/fair-panel.ts'
import { openShell } from './kit/shell.ts'
import { start } from './kit/start.ts'
import { credits, text, type TextKey } from './kit/texts.ts'
import { drawCard, drawCreature, drawDie } from './table/pieces.ts'

const name = start.name as TableName
const table = tables[name]
const own: Readonly<Record<string, TableName>> = { BAC: 'baccarat', DAT: 'dragonTiger', SIC: 'sicbo', YSX: 'crab', ROU: 'roulette' }
const begin: TextKey = name === 'roulette' ? 'turn' : name === 'sicbo' || name === 'crab' ? 'roll' : 'deal'
const gives: Readonly<Record<string, string>> = {
  player: '2.00',
  banker: '1.95',
  tie: '9.00',
  dragon: '2.00',
  tiger: '2.00',
  small: '2.00',
  big: '2.00',
  odd: '2.00',
  even: '2.00',
  triple: '31.00',
  red: '2.00',
  black: '2.00',
  low: '2.00',
  high: '2.00',
  zero: '36.00',
  dozen1: '3.00',
  dozen2: '3.00',
  dozen3: '3.00',
}

const stands = own[start.code ?? ''] === name ? undefined : make('p', { class: 'note' }, text('table_as', { game: text(`name_${name}`) }))
const shell = await openShell(
  (panel, state) => drawFairPanel(panel, state, table),
  () => [make('p', {}, text('table_rules')), ...(stands ? [stands.cloneNode(true)] : [])],
)
const hand = makeChipRow()
let bet: Record<string, number> = {}
let lastBet: Record<string, number> = {}
let busy = false

const felt = make('div', { class: 'felt' })
const spots = table.spots.map((spot) => {
  const stake = make('b', { class: 'stake' })
  const button = make(
    'button',
    { type: 'button', class: `spot s-${spot}`, onclick: () => put(spot) },
    make('span', {}, text(`spot_${spot}` as TextKey)),
    gives[spot] === undefined ? undefined : make('small', {}, `× ${gives[spot]}`),
    stake,
  )
  return { spot, button, stake }
})
const total = make('b', {}, '0')
const winText = make('b', { class: 'win' }, '0')
const go = make('button', { type: 'button', class: 'main', onclick: () => void play() }, text(begin))
shell.stage.append(felt, ...(stands ? [stands] : []), make('div', { class: `spots ${name}` }, ...spots.map(({ button }) => button)))
shell.controls.append(
  make('div', { class: 'meter' }, make('span', {}, text('stake')), total, make('span', {}, text('win')), winText),
  hand.row,
  make(
    'div',
    { class: 'middle' },
    make('button', { type: 'button', class: 'small', onclick: () => setBet({}) }, text('clear')),
    make('button', { type: 'button', class: 'small', onclick: () => setBet(lastBet) }, text('repeat')),
    go,
  ),
)
lay(undefined)
setBet({})

function put(spot: string): void {
  if (!busy) setBet({ ...bet, [spot]: Math.min(5_000, (bet[spot] ?? 0) + hand.value()) })
}

function setBet(next: Record<string, number>): void {
  if (busy) return
  bet = { ...next }
  for (const { spot, stake, button } of spots) {
    setText(stake, bet[spot] === undefined ? '' : credits(bet[spot]))
    button.classList.remove('won', 'lost')
  }
  setText(total, credits(table.stakeOf(bet)))
}

async function play(): Promise<void> {
  if (busy) return
  if (Object.keys(bet).length === 0) return shell.say(text('put_chip'))
  busy = true
  go.setAttribute('aria-disabled', 'true')
  const before = shell.credits()
  try {
    for (const { button } of spots) button.classList.remove('won', 'lost')
    shell.say('…')
    setText(winText, '0')
    const { outcome, win, credits: after, nextHash } = await playRound<TableOutcome>(bet, shell.playerSeed)
    shell.holdStake(table.stakeOf(bet))
    shell.nextHash = nextHash
    lastBet = bet
    await reveal(outcome)
    for (const { spot, button } of spots) button.classList.add((outcome.gives[spot] ?? 0) >= 100 ? 'won' : 'lost')
    setText(winText, credits(win))
    shell.say(win > 0 ? `${text('win')}: ${credits(win)}` : text('no_win'), win > 0 ? 'good' : undefined)
    shell.setCredits(after)
  } catch (error) {
    shell.setCredits(before)
    shell.explain(error)
  }
  busy = false
  go.removeAttribute('aria-disabled')
}

/** Lets the round come to light piece by piece. */
async function reveal(outcome: TableOutcome): Promise<void> {
  if (outcome.hands !== undefined && !still()) {
    const hands = Object.entries(outcome.hands)
    const most = Math.max(...hands.map(([, cards]) => cards.length))
    for (let shown = 1; shown <= most; shown++) {
      lay({ ...outcome, hands: Object.fromEntries(hands.map(([who, cards]) => [who, cards.slice(0, shown)])) })
      await pause(520)
    }
  }
  if (outcome.hands === undefined && !still()) {
    felt.classList.add('shaking')
    await pause(900)
    felt.classList.remove('shaking')
  }
  lay(outcome)
}

function lay(outcome: TableOutcome | undefined): void {
  if (name === 'baccarat' || name === 'dragonTiger') felt.replaceChildren(...handsOf(outcome))
  else if (name === 'roulette') felt.replaceChildren(pocketOf(outcome?.pocket))
  else felt.replaceChildren(...(outcome?.dice ?? (name === 'crab' ? [0, 2, 4] : [1, 3, 6])).map(dieOf))
}

function handsOf(outcome: TableOutcome | undefined): HTMLElement[] {
  return (name === 'baccarat' ? ['player', 'banker'] : ['dragon', 'tiger']).map((who) => {
    const cards = outcome?.hands?.[who] ?? (name === 'baccarat' ? [undefined, undefined] : [undefined])
    const points =
      name === 'baccarat' && outcome ? String(cards.reduce<number>((sum, card) => sum + Math.min(10, ((card ?? 9) % 13) + 1), 0) % 10) : ''
    return make(
      'div',
      { class: `hand ${who}` },
      make('span', {}, text(`spot_${who}` as TextKey), ' ', make('b', {}, points)),
      make('div', {}, ...cards.map(drawCard)),
    )
  })
}

function dieOf(value: number): HTMLElement {
  if (name !== 'crab') return drawDie(value)
  const creature = table.spots[value] ?? 'fish'
  return drawCreature(creature, text(`spot_${creature}` as TextKey))
}

function pocketOf(pocket: number | undefined): HTMLElement {
  return make(
    'div',
    { class: 'wheel' },
    make('i', {}),
    make(
      'output',
      { class: pocket === undefined ? '' : pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black' },
      pocket === undefined ? '–' : String(pocket),
    ),
  )
}
