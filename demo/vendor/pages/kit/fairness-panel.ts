import type { RoundGame } from '../../play/game.ts'
import { type PastRound, fetchRounds } from './api.ts'
import { createElement } from './dom.ts'
import { hashSeed, recreateRandomInt } from './replay.ts'
import { formatCredits, text } from './texts.ts'

export interface FairnessState {
  nextHash: string
  playerSeed: string
}

/** Renders the hash of the next seed, the player seed, and the last rounds, each of which the browser can verify. */
export function renderFairnessPanel<B, O>(container: HTMLElement, state: FairnessState, game: RoundGame<B, O>): void {
  const seedInput = createElement('input', {
    id: 'player-seed',
    value: state.playerSeed,
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]+',
    spellcheck: 'false',
    autocomplete: 'off',
  })
  seedInput.addEventListener('change', () => {
    const newSeed = seedInput.value.replace(/[^\w-]/g, '').slice(0, 64)
    if (newSeed !== '') state.playerSeed = newSeed
    seedInput.value = state.playerSeed
  })
  const list = createElement('ol', { class: 'rounds' })
  container.replaceChildren(
    createElement('p', {}, text('fair_text')),
    createElement(
      'p',
      { class: 'labelled-value' },
      createElement('span', {}, text('fair_next')),
      createElement('code', {}, state.nextHash),
    ),
    createElement('p', { class: 'labelled-value' }, createElement('label', { for: 'player-seed' }, text('fair_mine')), seedInput),
    createElement('h3', {}, text('history')),
    list,
  )
  void fetchRounds().then(
    (rounds) =>
      list.replaceChildren(
        ...(rounds.length === 0 ? [createElement('li', {}, text('fair_none'))] : rounds.map((round) => renderRound(round, game))),
      ),
    () => list.replaceChildren(createElement('li', {}, text('not_loaded'))),
  )
}

function renderRound<B, O>(round: PastRound, game: RoundGame<B, O>): HTMLElement {
  const output = createElement('output')
  const verify = async (): Promise<void> => {
    output.textContent = text((await verifyRound(round, game)) ? 'fair_good' : 'fair_bad')
  }
  return createElement(
    'li',
    {},
    createElement(
      'div',
      { class: 'summary-row' },
      createElement('time', { datetime: round.at }, new Date(round.at).toLocaleTimeString()),
      createElement('span', {}, `${text('stake')} ${formatCredits(round.stake)}`),
      createElement('b', {}, `${text('win')} ${formatCredits(round.win)}`),
      createElement('button', { type: 'button', class: 'small-button', onclick: () => void verify() }, text('fair_check')),
    ),
    createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_seed')), createElement('code', {}, round.seed)),
    createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_hash')), createElement('code', {}, round.hash)),
    output,
  )
}

/** Whether the seed matches the hash and yields the same win and outcome. */
async function verifyRound<B, O>({ seed, hash, playerSeed, bet, win, outcome }: PastRound, game: RoundGame<B, O>): Promise<boolean> {
  const parsedBet = game.parseBet(bet)
  if (parsedBet === undefined || (await hashSeed(seed)) !== hash) return false
  const replayed = game.play(await recreateRandomInt(seed, playerSeed), parsedBet)
  return replayed.win === win && deepEqual(replayed.outcome, outcome)
}

/** Whether two JSON values are equal, regardless of the order of keys. */
function deepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const [a, b] = [Object.entries(one), other as Record<string, unknown>]
  return a.length === Object.keys(b).length && a.every(([name, value]) => deepEqual(value, b[name]))
}
