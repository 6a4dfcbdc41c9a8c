import { type LotteryCode, lotteries, createLotteryGame } from '../play/lottery.ts'
import { type DrawsState, fetchDraws } from './kit/api.ts'
import { renderPastDraw, pollScheduledGame, formatTimeLeft } from './kit/scheduled-game.ts'
import { createElement, setText } from './kit/dom.ts'
import { notifySite } from './kit/start.ts'
import { text, type TextKey } from './kit/texts.ts'

type State = DrawsState<null, readonly number[]>

const codes = Object.keys(lotteries) as LotteryCode[]
let code: LotteryCode = codes[0] ?? 'VN'
let state: State | undefined
let clockOffset = 0
let stopPolling: () => void = () => undefined

const countdown = createElement('b', { class: 'countdown' })
const hash = createElement('code')
const pastDrawList = createElement('ol', { class: 'rounds' })
const status = createElement('p', { class: 'status-message', role: 'status' })
const lotterySelect = createElement(
  'select',
  { id: 'lottery', onchange: () => selectLottery(codes.find((lotteryCode) => lotteryCode === lotterySelect.value) ?? code) },
  ...codes.map((lotteryCode) => createElement('option', { value: lotteryCode }, text(`lott_${lotteryCode}` as TextKey))),
)

document.title = text('fair_title')
document
  .getElementById('game')
  ?.replaceChildren(
    createElement(
      'main',
      { 'aria-label': text('fair_title') },
      createElement(
        'header',
        {},
        createElement('h1', {}, text('fair_title')),
        createElement('span', { class: 'demo-badge', title: text('demo_text') }, text('demo')),
      ),
      createElement('p', {}, text('board_fair')),
      createElement('p', { class: 'note' }, text('fair_try')),
      createElement(
        'div',
        { class: 'lottery-choice' },
        createElement('label', { for: 'lottery' }, text('draws')),
        lotterySelect,
        countdown,
      ),
      createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_next')), hash),
      createElement('h2', {}, text('last_results')),
      status,
      pastDrawList,
    ),
  )
setInterval(updateCountdown, 500)
selectLottery(code)
notifySite('ready')

function selectLottery(nextCode: LotteryCode): void {
  stopPolling()
  code = nextCode
  state = undefined
  pastDrawList.replaceChildren()
  setText(hash, '')
  setText(countdown, '')
  stopPolling = pollScheduledGame(() => fetchDraws<null, readonly number[]>(nextCode), showDraws, showFailure)
}

/** Adds new draws at the top. Existing ones stay, with the result of their verification. */
function showDraws(nextState: State): void {
  const knownPeriods = new Set(state?.past.map(({ period }) => period))
  const { draw } = createLotteryGame(code)
  state = nextState
  clockOffset = nextState.now - Date.now()
  setText(hash, nextState.hash)
  setText(status, nextState.past.length === 0 ? text('no_results') : '')
  pastDrawList.prepend(
    ...nextState.past
      .filter(({ period }) => !knownPeriods.has(period))
      .map((pastDraw) => renderPastDraw(code, pastDraw, draw, renderBalls)),
  )
  updateCountdown()
}

function showFailure(): void {
  setText(status, text('draws_failed'))
}

function updateCountdown(): void {
  if (state !== undefined)
    setText(
      countdown,
      `${text('period', { period: state.period })} · ${text('in_time', { time: formatTimeLeft(state.drawsAt, clockOffset) })}`,
    )
}

function renderBalls(numbers: readonly number[]): HTMLElement {
  return createElement(
    'span',
    { class: 'balls' },
    ...numbers.map((number) => createElement('i', { class: `ball ball-${String(number % 6)}` }, String(number))),
  )
}
