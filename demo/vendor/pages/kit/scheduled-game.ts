import type { RandomInt } from '../../play/random-int.ts'
import type { ScheduledGameState, DrawsState } from './api.ts'
import { createElement } from './dom.ts'
import { hashSeed, recreateRandomInt } from './replay.ts'
import { formatCredits, text } from './texts.ts'

/**
 * Polls a scheduled game when a result is due, at least every 20 seconds, and 4 seconds after an error. Returns a
 * function that stops the polling.
 */
export function pollScheduledGame<S extends Pick<DrawsState<unknown, unknown>, 'now' | 'drawsAt'>>(
  fetchState: () => Promise<S>,
  onState: (state: S) => void,
  onError: (error: unknown) => void,
): () => void {
  let timer: number | undefined
  let isStopped = false
  const poll = async (): Promise<void> => {
    try {
      const state = await fetchState()
      if (isStopped) return
      onState(state)
      const delayMilliseconds = Math.min(state.drawsAt - state.now + 400, 20_000)
      timer = window.setTimeout(() => void poll(), Math.max(1_000, delayMilliseconds))
    } catch (error) {
      if (isStopped) return
      onError(error)
      timer = window.setTimeout(() => void poll(), 4_000)
    }
  }
  void poll()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/**
 * Formats the time left until `until`, in milliseconds since 1970, as minutes and seconds. `offset` is the number of
 * milliseconds by which the server's clock is ahead of the browser's.
 */
export function formatTimeLeft(until: number, offset: number): string {
  const seconds = Math.max(0, Math.ceil((until - Date.now() - offset) / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Describes the outcome of a ticket. */
export const describeOutcome = (win: number | null): string =>
  win === null ? text('pending') : win === 0 ? text('lost') : text('won', { win: formatCredits(win) })

/** Renders the hash of the next draw, and the last draws, each of which the browser can verify. */
export function renderScheduledGameFairness<K, O>(
  container: HTMLElement,
  name: string,
  state: ScheduledGameState<K, O> | undefined,
  redraw: (randomInt: RandomInt, period: number) => O,
): void {
  if (state === undefined) return container.replaceChildren(createElement('p', {}, text('board_fair')))
  container.replaceChildren(
    createElement('p', {}, text('board_fair')),
    createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_next')), createElement('code', {}, state.hash)),
    createElement('ol', { class: 'rounds' }, ...state.past.map((past) => renderPastDraw(name, past, redraw))),
  )
}

/** Renders a past draw with its seed, which the browser can verify. */
export function renderPastDraw<K, O>(
  name: string,
  { period, seed, hash, outcome }: DrawsState<K, O>['past'][number],
  redraw: (randomInt: RandomInt, period: number) => O,
  renderOutcome?: (outcome: O) => Node,
): HTMLLIElement {
  const output = createElement('output')
  const verify = async (): Promise<void> => {
    const redrawn = redraw(await recreateRandomInt(seed, `${name}-${String(period)}`), period)
    const isValid = (await hashSeed(seed)) === hash && JSON.stringify(redrawn) === JSON.stringify(outcome)
    output.textContent = text(isValid ? 'fair_good' : 'fair_bad')
  }
  return createElement(
    'li',
    {},
    createElement(
      'div',
      { class: 'summary-row' },
      createElement('b', {}, text('period', { period })),
      renderOutcome?.(outcome),
      createElement(
        'button',
        { type: 'button', class: 'small-button', 'aria-label': text('fair_check_of', { period }), onclick: () => void verify() },
        text('fair_check'),
      ),
    ),
    createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_seed')), createElement('code', {}, seed)),
    createElement('p', { class: 'labelled-value' }, createElement('span', {}, text('fair_hash')), createElement('code', {}, hash)),
    output,
  )
}
