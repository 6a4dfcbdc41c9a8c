import { type SlotOutcome, type Spin, coinSizes, coinsPerSpin, freeSpinCount, slot } from '../play/slot.ts'
import { type FreeSpins, playRound } from './kit/api.ts'
import { createElement, delay, setText, prefersReducedMotion } from './kit/dom.ts'
import { renderFairnessPanel } from './kit/fairness-panel.ts'
import { createGameShell } from './kit/shell.ts'
import { formatCredits, text } from './kit/texts.ts'
import { renderReels, type Reels } from './slot/reels.ts'
import { renderRules } from './slot/rules.ts'

const shell = await createGameShell((panel, state) => renderFairnessPanel(panel, state, slot), renderRules)
const reels: Reels = renderReels(shell.stage)
let coinIndex = 1
let isBusy = false
let autoSpinsLeft = 0
let isFast = false

const getCoinSize = (): number => coinSizes[coinIndex] ?? 1
const getStake = (): number => shell.freeSpins?.stake ?? getCoinSize() * coinsPerSpin

const stakeText = createElement('b', {})
const freeSpinsText = createElement('p', { class: 'free-spins' })
const winText = createElement('b', { class: 'win' }, '0')
const spinButton = createElement('button', { type: 'button', class: 'primary-button spin', onclick: () => void spin() }, text('spin'))
const autoButton = createElement('button', { type: 'button', class: 'small-button', onclick: toggleAuto }, text('auto'))
const fastButton = createElement(
  'button',
  { type: 'button', class: 'small-button', 'aria-pressed': 'false', onclick: toggleFast },
  text('fast'),
)
const decreaseButton = createElement(
  'button',
  { type: 'button', class: 'round-button', 'aria-label': text('less'), onclick: () => changeStake(-1) },
  '−',
)
const increaseButton = createElement(
  'button',
  { type: 'button', class: 'round-button', 'aria-label': text('more'), onclick: () => changeStake(1) },
  '+',
)

shell.controls.append(
  freeSpinsText,
  createElement('div', { class: 'meter' }, createElement('span', {}, text('stake')), decreaseButton, stakeText, increaseButton),
  createElement('div', { class: 'action-buttons' }, autoButton, spinButton, fastButton),
  createElement('div', { class: 'meter' }, createElement('span', {}, text('win')), winText),
)
changeStake(0)
shell.onRefresh = () => changeStake(0)
spinButton.focus({ preventScroll: true })

/** Changes the coin size by a number of steps, which may be 0, and updates the controls. */
function changeStake(step: number): void {
  coinIndex = Math.min(coinSizes.length - 1, Math.max(0, coinIndex + step))
  const { freeSpins } = shell
  setText(stakeText, formatCredits(getStake()))
  decreaseButton.disabled = isBusy || freeSpins !== undefined || coinIndex === 0
  increaseButton.disabled = isBusy || freeSpins !== undefined || coinIndex === coinSizes.length - 1
  setText(freeSpinsText, freeSpins === undefined ? '' : text('given_left', { count: freeSpins.left }))
}

function toggleFast(): void {
  isFast = !isFast
  fastButton.setAttribute('aria-pressed', String(isFast))
}

function toggleAuto(): void {
  autoSpinsLeft = autoSpinsLeft > 0 ? 0 : 10
  setText(autoButton, autoSpinsLeft > 0 ? `${text('stop')} (${String(autoSpinsLeft)})` : text('auto'))
  if (autoSpinsLeft > 0 && !isBusy) void spin()
}

async function spin(): Promise<void> {
  if (isBusy) return
  setBusy(true)
  shell.showMessage(text('spinning'))
  setText(winText, '0')
  const creditsBefore = shell.getCredits()
  try {
    const { freeSpins } = shell
    const pendingRound = playRound<SlotOutcome>({ coin: getCoinSize() }, shell.playerSeed, freeSpins?.grant)
    if (freeSpins === undefined) shell.deductStake(getStake())
    reels.start(isFast)
    const { outcome, win, credits: creditsAfter, nextHash, freeSpins: remainingFreeSpins } = await pendingRound
    shell.nextHash = nextHash
    if (freeSpins !== undefined) updateFreeSpins(remainingFreeSpins)
    await showOutcome(outcome, win)
    shell.setCredits(creditsAfter)
  } catch (error) {
    reels.stop()
    shell.setCredits(creditsBefore)
    shell.showError(error)
    autoSpinsLeft = 0
  }
  setBusy(false)
  await continueAutoplay()
}

/** Updates the free spins. Autoplay stops after the last one, because further rounds cost money. */
function updateFreeSpins(remaining: FreeSpins | undefined): void {
  shell.freeSpins = remaining
  if (remaining === undefined) autoSpinsLeft = 0
}

function setBusy(busy: boolean): void {
  isBusy = busy
  spinButton.setAttribute('aria-disabled', String(busy))
  changeStake(0)
}

async function continueAutoplay(): Promise<void> {
  if (autoSpinsLeft > 0) autoSpinsLeft -= 1
  setText(autoButton, autoSpinsLeft > 0 ? `${text('stop')} (${String(autoSpinsLeft)})` : text('auto'))
  if (autoSpinsLeft === 0) return
  await delay(isFast ? 150 : 600)
  if (autoSpinsLeft > 0) await spin()
}

async function showOutcome({ spin: baseSpin, free }: SlotOutcome, win: number): Promise<void> {
  let sum = await showSpin(baseSpin, 0)
  if (free.length > 0) {
    shell.showMessage(text('free_won', { count: freeSpinCount }), 'good')
    shell.stage.dataset['free'] = ''
    await delay(prefersReducedMotion() ? 300 : 1400)
    for (const [index, next] of free.entries()) {
      shell.showMessage(text('free_left', { now: index + 1, count: free.length }), 'good')
      reels.start(isFast)
      sum = await showSpin(next, sum)
    }
    delete shell.stage.dataset['free']
  }
  if (win > 0) shell.showMessage(`${text(free.length > 0 ? 'total_win' : 'win')}: ${formatCredits(win)}`, 'good')
  else shell.showMessage(text('no_win'))
}

async function showSpin(spin: Spin, sum: number): Promise<number> {
  await reels.land(spin.grid, isFast)
  if (spin.win === 0) return sum
  reels.highlight(spin)
  await countUp(sum, sum + spin.win)
  return sum + spin.win
}

async function countUp(from: number, to: number): Promise<void> {
  const steps = prefersReducedMotion() || isFast ? 1 : 18
  for (let step = 1; step <= steps; step++) {
    setText(winText, formatCredits(Math.round(from + ((to - from) * step) / steps)))
    if (steps > 1) await delay(32)
  }
  await delay(isFast ? 120 : 420)
}
