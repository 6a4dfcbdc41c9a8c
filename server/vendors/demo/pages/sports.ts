import { type Match, type Score, type SportsBet, sports } from '../play/sports.ts'
import { type BoardState, buyTicket, getBoard } from './kit/api.ts'
import { drawBoardFair, followBoard, timeLeft, verdictOf } from './kit/board.ts'
import { makeChipRow } from './kit/chip-row.ts'
import { make, setText } from './kit/dom.ts'
import { openShell } from './kit/shell.ts'
import { credits, text } from './kit/texts.ts'

type State = BoardState<readonly Match[], readonly Score[]>

const board = 'sports'
let state: State | undefined
let offset = 0
let chosen: Pick<SportsBet, 'match' | 'on'> | undefined
let leave: () => void = () => undefined

const shell = await openShell(
  (panel) => drawBoardFair(panel, board, state, (draw, period) => sports.draw(draw, period)),
  () => [make('p', {}, text('sports_rules'))],
)
const hand = makeChipRow()
const clock = make('b', { class: 'clock' })
const matches = make('div', { class: 'matches' })
const results = make('ol', { class: 'results' })
const tickets = make('ol', { class: 'tickets' })
const send = make('button', { type: 'button', class: 'main', onclick: () => void place() })
const outcomes = [text('home'), text('draw_result'), text('away')] as const

shell.stage.append(
  make(
    'div',
    { class: 'board' },
    make('header', {}, make('h2', {}, text('kick_off')), clock),
    matches,
    make('section', {}, make('h3', {}, text('last_results')), results),
    make('section', {}, make('h3', {}, text('tickets')), tickets),
  ),
)
shell.controls.append(hand.row, send)
hand.row.addEventListener('click', showSend)
showSend()
follow()
setInterval(tick, 500)

function follow(): void {
  leave()
  leave = followBoard(() => getBoard<readonly Match[], readonly Score[]>(board), show, shell.explain)
}

function showSend(): void {
  setText(send, text('place_bet', { stake: credits(hand.value()) }))
}

async function place(): Promise<void> {
  if (chosen === undefined) return shell.say(text('choose_bet'))
  try {
    const { credits: left, period } = await buyTicket(board, { ...chosen, stake: hand.value() })
    shell.setCredits(left)
    shell.say(text('bet_placed', { period }), 'good')
    follow()
  } catch (error) {
    shell.explain(error)
  }
}

function show(next: State): void {
  if (state?.period !== next.period) {
    chosen = undefined
    matches.replaceChildren(...next.known.map(drawMatch))
  }
  state = next
  offset = next.now - Date.now()
  shell.setCredits(next.credits)
  shell.nextHash = next.hash
  results.replaceChildren(
    ...next.past
      .slice(0, 2)
      .flatMap(({ known, outcome }) =>
        known.map(({ home, away }, at) =>
          make('li', {}, make('span', {}, `${home} – ${away}`), make('b', {}, (outcome[at] ?? []).join(' : '))),
        ),
      ),
  )
  if (next.past.length === 0) results.replaceChildren(make('li', {}, text('no_results')))
  tickets.replaceChildren(...(next.tickets.length === 0 ? [make('li', {}, text('no_tickets'))] : next.tickets.map(drawTicket)))
  tick()
}

function drawMatch({ home, away, odds }: Match, match: number): HTMLElement {
  return make(
    'article',
    {},
    make('h3', {}, make('span', {}, home), make('i', {}, '–'), make('span', {}, away)),
    make('div', { class: 'prices' }, ...odds.map((odd, on) => drawPrice(match, on as SportsBet['on'], odd))),
  )
}

function drawPrice(match: number, on: SportsBet['on'], odd: number): HTMLElement {
  const button = make(
    'button',
    { type: 'button', class: 'bet', 'aria-pressed': 'false' },
    make('small', {}, outcomes[on]),
    (odd / 100).toFixed(2),
  )
  button.addEventListener('click', () => {
    const again = chosen?.match === match && chosen.on === on
    chosen = again ? undefined : { match, on }
    for (const other of matches.querySelectorAll('.bet')) other.setAttribute('aria-pressed', String(other === button && !again))
  })
  return button
}

function drawTicket({ period, bet, stake, win }: State['tickets'][number]): HTMLElement {
  const known = period === state?.period ? state.known : state?.past.find((one) => one.period === period)?.known
  const match = known?.[Number(bet['match'])]
  return make(
    'li',
    { class: win === null ? '' : win > 0 ? 'good' : 'lost' },
    make('span', {}, match === undefined ? text('period', { period }) : `${match.home} – ${match.away}`),
    make('b', {}, outcomes[Number(bet['on'])] ?? ''),
    make('span', {}, credits(stake)),
    make('span', {}, verdictOf(win)),
  )
}

function tick(): void {
  if (state === undefined) return
  const open = Date.now() + offset < state.closesAt
  setText(clock, open ? text('in_time', { time: timeLeft(state.drawsAt, offset) }) : text('closing'))
  send.setAttribute('aria-disabled', String(!open))
}
