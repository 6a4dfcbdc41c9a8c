import { type LotteryCode, lotteries, lotteryOf } from '../play/lottery.ts'
import { type DrawsState, getDraws } from './kit/api.ts'
import { drawPast, followBoard, timeLeft } from './kit/board.ts'
import { make, setText } from './kit/dom.ts'
import { notifySite } from './kit/start.ts'
import { text, type TextKey } from './kit/texts.ts'

type State = DrawsState<null, readonly number[]>

const codes = Object.keys(lotteries) as LotteryCode[]
let code: LotteryCode = codes[0] ?? 'VN'
let state: State | undefined
let offset = 0
let leave: () => void = () => undefined

const clock = make('b', { class: 'clock' })
const hash = make('code')
const past = make('ol', { class: 'rounds' })
const said = make('p', { class: 'said', role: 'status' })
const choice = make(
  'select',
  { id: 'lottery', onchange: () => open(codes.find((one) => one === choice.value) ?? code) },
  ...codes.map((one) => make('option', { value: one }, text(`lott_${one}` as TextKey))),
)

document.title = text('fair_title')
document
  .getElementById('game')
  ?.replaceChildren(
    make(
      'main',
      { 'aria-label': text('fair_title') },
      make('header', {}, make('h1', {}, text('fair_title')), make('span', { class: 'demo', title: text('demo_text') }, text('demo'))),
      make('p', {}, text('board_fair')),
      make('p', { class: 'note' }, text('fair_try')),
      make('div', { class: 'choice' }, make('label', { for: 'lottery' }, text('draws')), choice, clock),
      make('p', { class: 'pair' }, make('span', {}, text('fair_next')), hash),
      make('h2', {}, text('last_results')),
      said,
      past,
    ),
  )
setInterval(tick, 500)
open(code)
notifySite('ready')

function open(next: LotteryCode): void {
  leave()
  code = next
  state = undefined
  past.replaceChildren()
  setText(hash, '')
  setText(clock, '')
  leave = followBoard(() => getDraws<null, readonly number[]>(next), show, fail)
}

/** New draws come on top; those that stand there stay, with what was found out about them. */
function show(next: State): void {
  const known = new Set(state?.past.map(({ period }) => period))
  const { draw } = lotteryOf(code)
  state = next
  offset = next.now - Date.now()
  setText(hash, next.hash)
  setText(said, next.past.length === 0 ? text('no_results') : '')
  past.prepend(...next.past.filter(({ period }) => !known.has(period)).map((one) => drawPast(code, one, draw, ballsOf)))
  tick()
}

function fail(): void {
  setText(said, text('draws_failed'))
}

function tick(): void {
  if (state !== undefined)
    setText(clock, `${text('period', { period: state.period })} · ${text('in_time', { time: timeLeft(state.drawsAt, offset) })}`)
}

function ballsOf(numbers: readonly number[]): HTMLElement {
  return make('span', { class: 'balls' }, ...numbers.map((number) => make('i', { class: `ball b${String(number % 6)}` }, String(number))))
}
