import { isSportCode, sports } from '../play/sports/index.ts'
import { type Fixture, type Sport, type SportsBet, createSportGame } from '../play/sports/sport.ts'
import { type ScheduledGameState, buyTicket, fetchScheduledGame } from './kit/api.ts'
import { renderScheduledGameFairness, pollScheduledGame, formatTimeLeft, describeOutcome } from './kit/scheduled-game.ts'
import { createChipRow } from './kit/chip-row.ts'
import { createElement, setText } from './kit/dom.ts'
import { createGameShell } from './kit/shell.ts'
import { startData } from './kit/start.ts'
import { formatCredits, text, type TextKey } from './kit/texts.ts'
import { getMarketLabel, formatResult, getSelectionLabel } from './sports/labels.ts'

type State = ScheduledGameState<readonly Fixture[], readonly (readonly number[])[]>

const code = isSportCode(startData.name) ? startData.name : 'FOOTBALL'
const sport: Sport = sports[code]
let state: State | undefined
let clockOffset = 0
let selection: Omit<SportsBet, 'stake'> | undefined
let stopPolling: () => void = () => undefined

const shell = await createGameShell(
  (panel) => renderScheduledGameFairness(panel, code, state, (randomInt, period) => createSportGame(sport).draw(randomInt, period)),
  () => [
    createElement('p', {}, text(`rules_${sport.resultKind}`)),
    createElement('p', {}, text('sports_rules', { seconds: sport.intervalSeconds })),
    ...Object.keys(sport.markets).map((market) =>
      createElement('p', {}, createElement('b', {}, getMarketLabel(market)), ' ', text(`about_${market}` as TextKey)),
    ),
  ],
)
const chipRow = createChipRow()
const countdown = createElement('b', { class: 'countdown' })
const fixtures = createElement('div', { class: 'fixtures' })
const results = createElement('ol', { class: 'results' })
const tickets = createElement('ol', { class: 'tickets' })
const placeBetButton = createElement('button', { type: 'button', class: 'primary-button', onclick: () => void placeBet() })

shell.stage.append(
  createElement(
    'div',
    { class: `board ${sport.resultKind}` },
    createElement('div', { class: 'board-header' }, createElement('h2', {}, text(`next_${sport.resultKind}`)), countdown),
    fixtures,
    createElement('section', {}, createElement('h3', {}, text('last_results')), results),
    createElement('section', {}, createElement('h3', {}, text('tickets')), tickets),
  ),
)
shell.controls.append(chipRow.row, placeBetButton)
chipRow.row.addEventListener('click', updatePlaceBetButton)
updatePlaceBetButton()
startPolling()
setInterval(updateCountdown, 500)

function startPolling(): void {
  stopPolling()
  stopPolling = pollScheduledGame(
    () => fetchScheduledGame<readonly Fixture[], readonly (readonly number[])[]>(code),
    showState,
    shell.showError,
  )
}

function updatePlaceBetButton(): void {
  setText(placeBetButton, text('place_bet', { stake: formatCredits(chipRow.getValue()) }))
}

async function placeBet(): Promise<void> {
  if (selection === undefined) return shell.showMessage(text('choose_bet'))
  try {
    const { credits: balance, period } = await buyTicket(code, { ...selection, stake: chipRow.getValue() })
    shell.setCredits(balance)
    shell.showMessage(text('bet_placed', { period }), 'good')
    startPolling()
  } catch (error) {
    shell.showError(error)
  }
}

function showState(nextState: State): void {
  if (state?.period !== nextState.period) {
    selection = undefined
    fixtures.replaceChildren(...nextState.known.map(renderFixture))
  }
  state = nextState
  clockOffset = nextState.now - Date.now()
  shell.setCredits(nextState.credits)
  shell.nextHash = nextState.hash
  const pastResults = nextState.past
    .slice(0, 2)
    .flatMap(({ known, outcome }) => known.map((fixture, index) => renderResult(fixture, outcome[index] ?? [])))
  results.replaceChildren(...(pastResults.length === 0 ? [createElement('li', {}, text('no_results'))] : pastResults))
  tickets.replaceChildren(
    ...(nextState.tickets.length === 0 ? [createElement('li', {}, text('no_tickets'))] : nextState.tickets.map(renderTicket)),
  )
  updateCountdown()
}

const getFixtureTitle = ({ entrants }: Fixture): string =>
  entrants.length === 2 ? entrants.join(' – ') : text('field_of', { count: entrants.length })

const renderResult = (fixture: Fixture, result: readonly number[]): HTMLElement =>
  createElement('li', {}, createElement('span', {}, getFixtureTitle(fixture)), createElement('b', {}, formatResult(sport, fixture, result)))

function renderFixture(fixture: Fixture, index: number): HTMLElement {
  const title = getFixtureTitle(fixture)
  return createElement(
    'article',
    {},
    createElement('h3', {}, title),
    ...Object.entries(fixture.markets).map(([market, { odds, line }]) =>
      createElement(
        'div',
        { class: 'market', role: 'group', 'aria-label': `${title}: ${getMarketLabel(market)}` },
        createElement('h4', {}, getMarketLabel(market)),
        createElement(
          'div',
          { class: 'odds' },
          ...odds.map((value, on) => renderOddsButton({ fixture: index, market, on }, getSelectionLabel(market, on, fixture, line), value)),
        ),
      ),
    ),
  )
}

function renderOddsButton(bet: Omit<SportsBet, 'stake'>, label: string, odds: number): HTMLElement {
  const decimalOdds = odds === 0 ? '–' : (odds / 100).toFixed(2)
  const button = createElement(
    'button',
    { type: 'button', class: 'bet-option', 'aria-pressed': 'false' },
    createElement('small', {}, label),
    decimalOdds,
  )
  button.disabled = odds === 0
  button.addEventListener('click', () => {
    const wasSelected = button.getAttribute('aria-pressed') === 'true'
    selection = wasSelected ? undefined : bet
    for (const other of fixtures.querySelectorAll('.bet-option'))
      other.setAttribute('aria-pressed', String(other === button && !wasSelected))
  })
  return button
}

function renderTicket({ period, bet, stake, win }: State['tickets'][number]): HTMLElement {
  const periodFixtures = period === state?.period ? state.known : state?.past.find((draw) => draw.period === period)?.known
  const fixture = periodFixtures?.[Number(bet['fixture'])]
  const market = String(bet['market'])
  const selectionName = fixture && getSelectionLabel(market, Number(bet['on']), fixture, fixture.markets[market]?.line)
  return createElement(
    'li',
    { class: win === null ? '' : win > 0 ? 'good' : 'lost' },
    createElement('span', {}, fixture === undefined ? text('period', { period }) : getFixtureTitle(fixture)),
    createElement('b', {}, selectionName === undefined ? getMarketLabel(market) : `${getMarketLabel(market)}: ${selectionName}`),
    createElement('span', {}, formatCredits(stake)),
    createElement('span', {}, describeOutcome(win)),
  )
}

function updateCountdown(): void {
  if (state === undefined) return
  const isOpen = Date.now() + clockOffset < state.closesAt
  setText(countdown, isOpen ? text('in_time', { time: formatTimeLeft(state.drawsAt, clockOffset) }) : text('closing'))
  placeBetButton.setAttribute('aria-disabled', String(!isOpen))
}
