import { type SlotOutcome, type Spin, coinSizes, coinsPerSpin, freeSpins, slot } from '../play/slot.ts'
import { type FreeSpins, playRound } from './kit/api.ts'
import { createElement, pause, setText, prefersReducedMotion } from './kit/dom.ts'
import { drawFairPanel } from './kit/fair-panel.ts'
import { openShell } from './kit/shell.ts'
import { credits, text } from './kit/texts.ts'
import { drawReels, type Reels } from './slot/reels.ts'
import { drawRules } from './slot/rules.ts'

const shell = await openShell((panel, state) => drawFairPanel(panel, state, slot), drawRules)
const reels: Reels = drawReels(shell.stage)
let size = 1
let busy = false
let autoLeft = 0
let fast = false

const coin = (): number => coinSizes[size] ?? 1
const stake = (): number => shell.freeSpins?.stake ?? coin() * coinsPerSpin

const stakeText = createElement('b', {})
const given = createElement('p', { class: 'given' })
const winText = createElement('b', { class: 'win' }, '0')
const spinButton = createElement('button', { type: 'button', class: 'main spin', onclick: () => void spin() }, text('spin'))
const autoButton = createElement('button', { type: 'button', class: 'small', onclick: toggleAuto }, text('auto'))
const fastButton = createElement('button', { type: 'button', class: 'small', 'aria-pressed': 'false', onclick: toggleFast }, text('fast'))
const less = createElement('button', { type: 'button', class: 'round', 'aria-label': text('less'), onclick: () => choose(-1) }, '−')
const more = createElement('button', { type: 'button', class: 'round', 'aria-label': text('more'), onclick: () => choose(1) }, '+')

shell.controls.append(
  given,
  createElement('div', { class: 'meter' }, createElement('span', {}, text('stake')), less, stakeText, more),
  createElement('div', { class: 'middle' }, autoButton, spinButton, fastButton),
  createElement('div', { class: 'meter' }, createElement('span', {}, text('win')), winText),
)
choose(0)
shell.onRefresh = () => choose(0)
spinButton.focus({ preventScroll: true })

function choose(step: number): void {
  size = Math.min(coinSizes.length - 1, Math.max(0, size + step))
  const { freeSpins } = shell
  setText(stakeText, credits(stake()))
  less.disabled = busy || freeSpins !== undefined || size === 0
  more.disabled = busy || freeSpins !== undefined || size === coinSizes.length - 1
  setText(given, freeSpins === undefined ? '' : text('given_left', { count: freeSpins.left }))
}

function toggleFast(): void {
  fast = !fast
  fastButton.setAttribute('aria-pressed', String(fast))
}

function toggleAuto(): void {
  autoLeft = autoLeft > 0 ? 0 : 10
  setText(autoButton, autoLeft > 0 ? `${text('stop')} (${String(autoLeft)})` : text('auto'))
  if (autoLeft > 0 && !busy) void spin()
}

async function spin(): Promise<void> {
  if (busy) return
  setBusy(true)
  shell.say(text('spinning'))
  setText(winText, '0')
  const before = shell.credits()
  try {
    const { freeSpins } = shell
    const pendingRound = playRound<SlotOutcome>({ coin: coin() }, shell.playerSeed, freeSpins?.grant)
    if (freeSpins === undefined) shell.deductStake(stake())
    reels.start(fast)
    const { outcome, win, credits: after, nextHash, ...left } = await pendingRound
    shell.nextHash = nextHash
    if (freeSpins !== undefined) updateFreeSpins(left.freeSpins)
    await show(outcome, win)
    shell.setCredits(after)
  } catch (error) {
    reels.stop()
    shell.setCredits(before)
    shell.explain(error)
    autoLeft = 0
  }
  setBusy(false)
  await continueAutoplay()
}

/** Rounds after the last free spin cost money, so they start only with a click. */
function updateFreeSpins(left: FreeSpins | undefined): void {
  shell.freeSpins = left
  if (left === undefined) autoLeft = 0
}

function setBusy(next: boolean): void {
  busy = next
  spinButton.setAttribute('aria-disabled', String(next))
  choose(0)
}

async function continueAutoplay(): Promise<void> {
  if (autoLeft > 0) autoLeft -= 1
  setText(autoButton, autoLeft > 0 ? `${text('stop')} (${String(autoLeft)})` : text('auto'))
  if (autoLeft === 0) return
  await pause(fast ? 150 : 600)
  if (autoLeft > 0) await spin()
}

async function show({ spin: first, free }: SlotOutcome, win: number): Promise<void> {
  let sum = await showSpin(first, 0)
  if (free.length > 0) {
    shell.say(text('free_won', { count: freeSpins }), 'good')
    shell.stage.dataset['free'] = ''
    await pause(prefersReducedMotion() ? 300 : 1400)
    for (const [index, next] of free.entries()) {
      shell.say(text('free_left', { now: index + 1, count: free.length }), 'good')
      reels.start(fast)
      sum = await showSpin(next, sum)
    }
    delete shell.stage.dataset['free']
  }
  if (win > 0) shell.say(`${text(free.length > 0 ? 'total_win' : 'win')}: ${credits(win)}`, 'good')
  else shell.say(text('no_win'))
}

async function showSpin(spin: Spin, sum: number): Promise<number> {
  await reels.land(spin.grid, fast)
  if (spin.win === 0) return sum
  reels.light(spin)
  await countUp(sum, sum + spin.win)
  return sum + spin.win
}

async function countUp(from: number, to: number): Promise<void> {
  const steps = prefersReducedMotion() || fast ? 1 : 18
  for (let step = 1; step <= steps; step++) {
    setText(winText, credits(Math.round(from + ((to - from) * step) / steps)))
    if (steps > 1) await pause(32)
  }
  await pause(fast ? 120 : 420)
}
