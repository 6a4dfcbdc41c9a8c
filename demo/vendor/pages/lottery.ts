import { type LotteryCode, type Side, lotteries, resolveLotteryCode, createLotteryGame, sidePayout, sides } from '../play/lottery.ts'
import { getDrawTime, getPeriodAt } from '../play/scheduled.ts'
import { type ScheduledGameState, type LobbyState, buyTicket, fetchScheduledGame, fetchLobby } from './kit/api.ts'
import { renderScheduledGameFairness, pollScheduledGame, formatTimeLeft, describeOutcome } from './kit/scheduled-game.ts'
import { createChipRow } from './kit/chip-row.ts'
import { createElement, setText } from './kit/dom.ts'
import { createGameShell } from './kit/shell.ts'
import { startData } from './kit/start.ts'
import { formatCredits, text, type TextKey } from './kit/texts.ts'

type State = ScheduledGameState<null, readonly number[]>

const codes = Object.keys(lotteries) as LotteryCode[]
const getLotteryName = (code: LotteryCode): string => text(`lott_${code}` as TextKey)
let code: LotteryCode = resolveLotteryCode(startData.lottery?.gameCode, startData.code)
let state: State | undefined
let clockOffset = 0
let selection: Side | number | undefined
let stopPolling: () => void = () => undefined

const shell = await createGameShell(
  (panel) => renderScheduledGameFairness(panel, code, state, (randomInt, period) => createLotteryGame(code).draw(randomInt, period)),
  () => {
    const { intervalSeconds, sumOf, pick } = lotteries[code]
    return [createElement('p', {}, text('lottery_rules', { seconds: intervalSeconds, sum: sumOf, place: pick.position + 1 }))]
  },
)
const chipRow = createChipRow()
const countdown = createElement('b', { class: 'countdown' })
const results = createElement('ol', { class: 'results' })
const tickets = createElement('ol', { class: 'tickets' })
const bets = createElement('div', { class: 'bets' })
const heading = createElement('h2')
const placeBetButton = createElement('button', { type: 'button', class: 'primary-button', onclick: () => void placeBet() })

if (startData.lottery?.view === 'betting') openBetting(code)
else openLobby()
setInterval(updateCountdowns, 500)

function openLobby(): void {
  stopPolling()
  state = undefined
  shell.controls.replaceChildren()
  shell.stage.replaceChildren(
    createElement(
      'ul',
      { class: 'lobby' },
      ...codes.map((lotteryCode) =>
        createElement(
          'li',
          {},
          createElement(
            'button',
            { type: 'button', class: 'lobby-item', onclick: () => openBetting(lotteryCode) },
            createElement('b', {}, getLotteryName(lotteryCode)),
            createElement('span', { class: 'balls', 'data-last': lotteryCode }),
            createElement('time', { 'data-code': lotteryCode }),
          ),
        ),
      ),
    ),
  )
  updateCountdowns()
  stopPolling = pollScheduledGame(fetchLobby, showLobby, shell.showError)
}

/** Renders the last result of each lottery, or a placeholder. */
function showLobby(lobby: LobbyState): void {
  clockOffset = lobby.now - Date.now()
  for (const element of shell.stage.querySelectorAll<HTMLElement>('[data-last]')) {
    const draw = lobby.last[element.dataset['last'] ?? '']
    if (draw) element.replaceChildren(...draw.outcome.map(renderBall))
    else setText(element, text('no_results'))
  }
  updateCountdowns()
}

function openBetting(nextCode: LotteryCode): void {
  stopPolling()
  code = nextCode
  selection = undefined
  const { from, to, pick } = lotteries[code]
  setText(heading, getLotteryName(code))
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  bets.replaceChildren(
    createElement('div', { class: 'sides' }, ...sides.map((side) => createSelectionButton(side, text(`side_${side}`), sidePayout))),
    createElement(
      'h3',
      {},
      text('number_at', { place: pick.position + 1 }),
      ' ',
      createElement('small', {}, `× ${(pick.pays / 100).toFixed(2)}`),
    ),
    createElement(
      'div',
      { class: `numbers ${to > 20 ? 'many' : ''}` },
      ...numbers.map((number) => createSelectionButton(number, String(number), undefined)),
    ),
  )
  shell.stage.replaceChildren(
    createElement(
      'div',
      { class: 'betting' },
      createElement(
        'div',
        { class: 'board-header' },
        createElement('button', { type: 'button', class: 'small-button', onclick: openLobby }, `‹ ${text('lobby')}`),
        heading,
        countdown,
      ),
      bets,
      createElement('section', {}, createElement('h3', {}, text('last_results')), results),
      createElement('section', {}, createElement('h3', {}, text('tickets')), tickets),
    ),
  )
  shell.controls.replaceChildren(chipRow.row, placeBetButton)
  updatePlaceBetButton()
  startPolling()
}

function startPolling(): void {
  const gameCode = code
  stopPolling = pollScheduledGame(() => fetchScheduledGame<null, readonly number[]>(gameCode), showState, shell.showError)
}

function createSelectionButton(option: Side | number, label: string, pays: number | undefined): HTMLElement {
  const button = createElement(
    'button',
    { type: 'button', class: 'bet-option', 'data-on': String(option), 'aria-pressed': 'false' },
    label,
    pays === undefined ? undefined : createElement('small', {}, `× ${(pays / 100).toFixed(2)}`),
  )
  button.addEventListener('click', () => {
    selection = selection === option ? undefined : option
    for (const other of bets.querySelectorAll<HTMLElement>('.bet-option'))
      other.setAttribute('aria-pressed', String(other.dataset['on'] === String(selection)))
    updatePlaceBetButton()
  })
  return button
}

chipRow.row.addEventListener('click', updatePlaceBetButton)

function updatePlaceBetButton(): void {
  setText(placeBetButton, text('place_bet', { stake: formatCredits(chipRow.getValue()) }))
}

async function placeBet(): Promise<void> {
  if (selection === undefined) return shell.showMessage(text('choose_bet'))
  try {
    const { credits: balance, period } = await buyTicket(code, { on: selection, stake: chipRow.getValue() })
    shell.setCredits(balance)
    shell.showMessage(text('bet_placed', { period }), 'good')
    stopPolling()
    startPolling()
  } catch (error) {
    shell.showError(error)
  }
}

function showState(nextState: State): void {
  const settledTickets = state?.tickets.filter(
    ({ id, win }) => win === null && nextState.tickets.some((ticket) => ticket.id === id && ticket.win !== null),
  )
  state = nextState
  clockOffset = nextState.now - Date.now()
  shell.setCredits(nextState.credits)
  shell.nextHash = nextState.hash
  results.replaceChildren(
    ...(nextState.past.length === 0
      ? [createElement('li', {}, text('no_results'))]
      : nextState.past.map(({ period, outcome }) =>
          createElement(
            'li',
            {},
            createElement('span', {}, text('period', { period })),
            createElement('span', { class: 'balls' }, ...outcome.map(renderBall)),
          ),
        )),
  )
  tickets.replaceChildren(
    ...(nextState.tickets.length === 0
      ? [createElement('li', {}, text('no_tickets'))]
      : nextState.tickets.map(({ period, bet, stake, win }) =>
          createElement(
            'li',
            { class: win === null ? '' : win > 0 ? 'good' : 'lost' },
            createElement('span', {}, text('period', { period })),
            createElement('b', {}, typeof bet['on'] === 'number' ? String(bet['on']) : text(`side_${String(bet['on'])}` as TextKey)),
            createElement('span', {}, formatCredits(stake)),
            createElement('span', {}, describeOutcome(win)),
          ),
        )),
  )
  const totalWin = settledTickets?.reduce((sum, { id }) => sum + (nextState.tickets.find((ticket) => ticket.id === id)?.win ?? 0), 0) ?? 0
  if (settledTickets !== undefined && settledTickets.length > 0)
    shell.showMessage(totalWin > 0 ? `${text('win')}: ${formatCredits(totalWin)}` : text('no_win'), totalWin > 0 ? 'good' : undefined)
  updateCountdowns()
}

function updateCountdowns(): void {
  for (const time of document.querySelectorAll<HTMLElement>('time[data-code]')) {
    const rules = lotteries[time.dataset['code'] as LotteryCode]
    setText(time, text('in_time', { time: formatTimeLeft(getDrawTime(rules, getPeriodAt(rules, Date.now() + clockOffset)), clockOffset) }))
  }
  if (state === undefined) return
  const isOpen = Date.now() + clockOffset < state.closesAt
  setText(
    countdown,
    `${text('period', { period: state.period })} · ${isOpen ? formatTimeLeft(state.drawsAt, clockOffset) : text('closing')}`,
  )
  placeBetButton.setAttribute('aria-disabled', String(!isOpen))
}

function renderBall(number: number): HTMLElement {
  return createElement('i', { class: `ball ball-${String(number % 6)}` }, String(number))
}
