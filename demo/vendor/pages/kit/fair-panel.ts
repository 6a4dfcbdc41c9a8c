import type { RoundGame } from '../../play/game.ts'
import { type PastRound, getRounds } from './api.ts'
import { make } from './dom.ts'
import { hashOf, replayDraw } from './replay.ts'
import { credits, text } from './texts.ts'

export interface FairState {
  nextHash: string
  playerSeed: string
}

/** Shows the hash of the next seed, the player's own text, and the last rounds, each of which the browser can check. */
export function drawFairPanel<B, O>(into: HTMLElement, state: FairState, game: RoundGame<B, O>): void {
  const mine = make('input', {
    id: 'mine',
    value: state.playerSeed,
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]+',
    spellcheck: 'false',
    autocomplete: 'off',
  })
  mine.addEventListener('change', () => {
    const requested = mine.value.replace(/[^\w-]/g, '').slice(0, 64)
    if (requested !== '') state.playerSeed = requested
    mine.value = state.playerSeed
  })
  const list = make('ol', { class: 'rounds' })
  into.replaceChildren(
    make('p', {}, text('fair_text')),
    make('p', { class: 'pair' }, make('span', {}, text('fair_next')), make('code', {}, state.nextHash)),
    make('p', { class: 'pair' }, make('label', { for: 'mine' }, text('fair_mine')), mine),
    make('h3', {}, text('history')),
    list,
  )
  void getRounds().then(
    (rounds) =>
      list.replaceChildren(...(rounds.length === 0 ? [make('li', {}, text('fair_none'))] : rounds.map((round) => drawRound(round, game)))),
    () => list.replaceChildren(make('li', {}, text('failed'))),
  )
}

function drawRound<B, O>(round: PastRound, game: RoundGame<B, O>): HTMLElement {
  const verdict = make('output')
  const check = async (): Promise<void> => {
    verdict.textContent = text((await holds(round, game)) ? 'fair_good' : 'fair_bad')
  }
  return make(
    'li',
    {},
    make(
      'div',
      { class: 'line' },
      make('time', { datetime: round.at }, new Date(round.at).toLocaleTimeString()),
      make('span', {}, `${text('stake')} ${credits(round.stake)}`),
      make('b', {}, `${text('win')} ${credits(round.win)}`),
      make('button', { type: 'button', class: 'small', onclick: () => void check() }, text('fair_check')),
    ),
    make('p', { class: 'pair' }, make('span', {}, text('fair_seed')), make('code', {}, round.seed)),
    make('p', { class: 'pair' }, make('span', {}, text('fair_hash')), make('code', {}, round.hash)),
    verdict,
  )
}

/** Whether the seed has the hash, and gives the same win and outcome. */
async function holds<B, O>({ seed, hash, playerSeed, bet, win, outcome }: PastRound, game: RoundGame<B, O>): Promise<boolean> {
  const read = game.readBet(bet)
  if (read === undefined || (await hashOf(seed)) !== hash) return false
  const again = game.play(await replayDraw(seed, playerSeed), read)
  return again.win === win && same(again.outcome, outcome)
}

/** Whether two values of JSON are the same; the order of names does not count. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const [a, b] = [Object.entries(one), other as Record<string, unknown>]
  return a.length === Object.keys(b).length && a.every(([name, value]) => same(value, b[name]))
}
