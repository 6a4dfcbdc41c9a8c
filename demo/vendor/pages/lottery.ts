import { type LotteryCode, type Side, lotteries, lotteryCode, lotteryOf, sideGives, sides } from '../play/lottery.ts'
import { drawsAt, periodAt } from '../play/scheduled.ts'
import { type BoardState, type LobbyState, buyTicket, getBoard, getLobby } from './kit/api.ts'
import { drawBoardFair, followBoard, timeLeft, verdictOf } from './kit/board.ts'
import { makeChipRow } from './kit/chip-row.ts'
import { make, setText } from './kit/dom.ts'
import { openShell } from './kit/shell.ts'
import { start } from './kit/start.ts'
import { credits, text, type TextKey } from './kit/texts.ts'

type State = BoardState<null, readonly number[]>

const codes = Object.keys(lotteries) as LotteryCode[]
const nameOf = (code: LotteryCode): string => text(`lott_${code}` as TextKey)
let code: LotteryCode = lotteryCode(start.lottery?.gameCode, start.code)
let state: State | undefined
let offset = 0
let chosen: Side | number | undefined
let leave: () => void = () => undefined

const shell = await openShell(
  (panel) => drawBoardFair(panel, code, state, (draw, period) => lotteryOf(code).draw(draw, period)),
  () => {
    const { every, sumOf, pick } = lotteries[code]
    return [make('p', {}, text('lottery_rules', { seconds: every, sum: sumOf, place: pick.at + 1 }))]
  },
)
const hand = makeChipRow()
const clock = make('b', { class: 'clock' })
const results = make('ol', { class: 'results' })
const tickets = make('ol', { class: 'tickets' })
const bets = make('div', { class: 'bets' })
const heading = make('h2')
const send = make('button', { type: 'button', class: 'main', onclick: () => void place() })

if (start.lottery?.view === 'betting') openBetting(code)
else openLobby()
setInterval(tick, 500)

function openLobby(): void {
  leave()
  state = undefined
  shell.controls.replaceChildren()
  shell.stage.replaceChildren(
    make(
      'ul',
      { class: 'lobby' },
      ...codes.map((one) =>
        make(
          'li',
          {},
          make(
            'button',
            { type: 'button', class: 'draw', onclick: () => openBetting(one) },
            make('b', {}, nameOf(one)),
            make('span', { class: 'balls', 'data-last': one }),
            make('time', { 'data-code': one }),
          ),
        ),
      ),
    ),
  )
  tick()
  leave = followBoard(getLobby, showLobby, shell.explain)
}

/** What each draw gave last, or a word where none was yet. */
function showLobby(lobby: LobbyState): void {
  offset = lobby.now - Date.now()
  for (const place of shell.stage.querySelectorAll<HTMLElement>('[data-last]')) {
    const draw = lobby.last[place.dataset['last'] ?? '']
    if (draw) place.replaceChildren(...draw.outcome.map(ballOf))
    else setText(place, text('no_results'))
  }
  tick()
}

function openBetting(next: LotteryCode): void {
  leave()
  code = next
  chosen = undefined
  const { from, to, pick } = lotteries[code]
  setText(heading, nameOf(code))
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  bets.replaceChildren(
    make('div', { class: 'sides' }, ...sides.map((side) => betButton(side, text(`side_${side}`), sideGives))),
    make('h3', {}, text('number_at', { place: pick.at + 1 }), ' ', make('small', {}, `× ${(pick.gives / 100).toFixed(2)}`)),
    make('div', { class: `numbers ${to > 20 ? 'many' : ''}` }, ...numbers.map((number) => betButton(number, String(number), undefined))),
  )
  shell.stage.replaceChildren(
    make(
      'div',
      { class: 'betting' },
      make(
        'div',
        { class: 'head' },
        make('button', { type: 'button', class: 'small', onclick: openLobby }, `‹ ${text('lobby')}`),
        heading,
        clock,
      ),
      bets,
      make('section', {}, make('h3', {}, text('last_results')), results),
      make('section', {}, make('h3', {}, text('tickets')), tickets),
    ),
  )
  shell.controls.replaceChildren(hand.row, send)
  showSend()
  follow()
}

function follow(): void {
  const of = code
  leave = followBoard(() => getBoard<null, readonly number[]>(of), show, shell.explain)
}

function betButton(on: Side | number, label: string, gives: number | undefined): HTMLElement {
  const button = make(
    'button',
    { type: 'button', class: 'bet', 'data-on': String(on), 'aria-pressed': 'false' },
    label,
    gives === undefined ? undefined : make('small', {}, `× ${(gives / 100).toFixed(2)}`),
  )
  button.addEventListener('click', () => {
    chosen = chosen === on ? undefined : on
    for (const other of bets.querySelectorAll<HTMLElement>('.bet'))
      other.setAttribute('aria-pressed', String(other.dataset['on'] === String(chosen)))
    showSend()
  })
  return button
}

hand.row.addEventListener('click', showSend)

function showSend(): void {
  setText(send, text('place_bet', { stake: credits(hand.value()) }))
}

async function place(): Promise<void> {
  if (chosen === undefined) return shell.say(text('choose_bet'))
  try {
    const { credits: left, period } = await buyTicket(code, { on: chosen, stake: hand.value() })
    shell.setCredits(left)
    shell.say(text('bet_placed', { period }), 'good')
    leave()
    follow()
  } catch (error) {
    shell.explain(error)
  }
}

function show(next: State): void {
  const settled = state?.tickets.filter(({ id, win }) => win === null && next.tickets.some((one) => one.id === id && one.win !== null))
  state = next
  offset = next.now - Date.now()
  shell.setCredits(next.credits)
  shell.nextHash = next.hash
  results.replaceChildren(
    ...(next.past.length === 0
      ? [make('li', {}, text('no_results'))]
      : next.past.map(({ period, outcome }) =>
          make('li', {}, make('span', {}, text('period', { period })), make('span', { class: 'balls' }, ...outcome.map(ballOf))),
        )),
  )
  tickets.replaceChildren(
    ...(next.tickets.length === 0
      ? [make('li', {}, text('no_tickets'))]
      : next.tickets.map(({ period, bet, stake, win }) =>
          make(
            'li',
            { class: win === null ? '' : win > 0 ? 'good' : 'lost' },
            make('span', {}, text('period', { period })),
            make('b', {}, typeof bet['on'] === 'number' ? String(bet['on']) : text(`side_${String(bet['on'])}` as TextKey)),
            make('span', {}, credits(stake)),
            make('span', {}, verdictOf(win)),
          ),
        )),
  )
  const won = settled?.reduce((sum, { id }) => sum + (next.tickets.find((one) => one.id === id)?.win ?? 0), 0) ?? 0
  if (settled !== undefined && settled.length > 0)
    shell.say(won > 0 ? `${text('win')}: ${credits(won)}` : text('no_win'), won > 0 ? 'good' : undefined)
  tick()
}

function tick(): void {
  for (const time of document.querySelectorAll<HTMLElement>('time[data-code]')) {
    const shape = lotteries[time.dataset['code'] as LotteryCode]
    setText(time, text('in_time', { time: timeLeft(drawsAt(shape, periodAt(shape, Date.now() + offset)), offset) }))
  }
  if (state === undefined) return
  const open = Date.now() + offset < state.closesAt
  setText(clock, `${text('period', { period: state.period })} · ${open ? timeLeft(state.drawsAt, offset) : text('closing')}`)
  send.setAttribute('aria-disabled', String(!open))
}

function ballOf(number: number): HTMLElement {
  return make('i', { class: `ball b${String(number % 6)}` }, String(number))
}
