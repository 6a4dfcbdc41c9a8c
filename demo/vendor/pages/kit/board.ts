import type { Draw } from '../../play/draw.ts'
import type { BoardState, DrawsState } from './api.ts'
import { createElement } from './dom.ts'
import { hashOf, replayDraw } from './replay.ts'
import { credits, text } from './texts.ts'

/** Polls a board: when a result is due, and occasionally in between. Returns a function that stops it. */
export function pollBoard<S extends Pick<DrawsState<unknown, unknown>, 'now' | 'drawsAt'>>(
  read: () => Promise<S>,
  show: (state: S) => void,
  fail: (error: unknown) => void,
): () => void {
  let timer: number | undefined
  let left = false
  const request = async (): Promise<void> => {
    try {
      const state = await read()
      if (left) return
      show(state)
      const wait = Math.min(state.drawsAt - state.now + 400, 20_000)
      timer = window.setTimeout(() => void request(), Math.max(1_000, wait))
    } catch (error) {
      if (left) return
      fail(error)
      timer = window.setTimeout(() => void request(), 4_000)
    }
  }
  void request()
  return () => {
    left = true
    clearTimeout(timer)
  }
}

/**
 * Formats the time left until a moment as minutes and seconds; `offset` is the difference between the server's clock
 * and the browser's.
 */
export function timeLeft(until: number, offset: number): string {
  const seconds = Math.max(0, Math.ceil((until - Date.now() - offset) / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Describes the outcome of a ticket. */
export const verdictOf = (win: number | null): string =>
  win === null ? text('pending') : win === 0 ? text('lost') : text('won', { win: credits(win) })

/** Renders the hash of the next draw, and the last draws, each of which the browser can verify. */
export function drawBoardFair<K, O>(
  into: HTMLElement,
  name: string,
  state: BoardState<K, O> | undefined,
  redraw: (draw: Draw, period: number) => O,
): void {
  if (state === undefined) return into.replaceChildren(createElement('p', {}, text('board_fair')))
  into.replaceChildren(
    createElement('p', {}, text('board_fair')),
    createElement('p', { class: 'pair' }, createElement('span', {}, text('fair_next')), createElement('code', {}, state.hash)),
    createElement('ol', { class: 'rounds' }, ...state.past.map((past) => renderPastDraw(name, past, redraw))),
  )
}

/** Renders a past draw with its seed, which the browser can verify. */
export function renderPastDraw<K, O>(
  name: string,
  { period, seed, hash, outcome }: DrawsState<K, O>['past'][number],
  redraw: (draw: Draw, period: number) => O,
  write?: (outcome: O) => Node,
): HTMLLIElement {
  const verdict = createElement('output')
  const check = async (): Promise<void> => {
    const redrawn = redraw(await replayDraw(seed, `${name}-${String(period)}`), period)
    const good = (await hashOf(seed)) === hash && JSON.stringify(redrawn) === JSON.stringify(outcome)
    verdict.textContent = text(good ? 'fair_good' : 'fair_bad')
  }
  return createElement(
    'li',
    {},
    createElement(
      'div',
      { class: 'line' },
      createElement('b', {}, text('period', { period })),
      write?.(outcome),
      createElement(
        'button',
        { type: 'button', class: 'small', 'aria-label': text('fair_check_of', { period }), onclick: () => void check() },
        text('fair_check'),
      ),
    ),
    createElement('p', { class: 'pair' }, createElement('span', {}, text('fair_seed')), createElement('code', {}, seed)),
    createElement('p', { class: 'pair' }, createElement('span', {}, text('fair_hash')), createElement('code', {}, hash)),
    verdict,
  )
}
