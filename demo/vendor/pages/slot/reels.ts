import { type Spin, star, wild } from '../../play/slot.ts'
import { createElement, prefersReducedMotion } from '../kit/dom.ts'
import { drawSymbol } from './symbol.ts'

export interface Reels {
  /** Spins the reels until they land. */
  start(fast: boolean): void
  /** Stops the reels with these symbols, from left to right. */
  land(grid: Spin['grid'], fast: boolean): Promise<void>
  /** Restores the previous symbols. */
  stop(): void
  /** Highlights the winning symbols. */
  light(spin: Spin): void
}

/** Initial symbols. */
const first: Spin['grid'] = [
  [5, 1, 8],
  [2, 6, 7],
  [3, 0, 5],
  [7, 4, 8],
  [6, 1, 9],
]

/**
 * Renders five reels of three rows. The symbols that pass while they spin are decoration: the server has already drawn
 * the outcome.
 */
export function drawReels(stage: HTMLElement): Reels {
  const columns = first.map((symbols) => {
    const strip = createElement('div', { class: 'strip' })
    fill(strip, symbols)
    return { box: createElement('div', { class: 'reel' }, strip), strip, element: symbols }
  })
  const frame = createElement('div', { class: 'reels' }, ...columns.map(({ box }) => box))
  stage.replaceChildren(createElement('div', { class: 'cabinet' }, frame))
  let turning: readonly Animation[] = []

  const halt = (): void => {
    for (const animation of turning) animation.cancel()
    turning = []
  }
  return {
    start: (fast) => {
      frame.classList.remove('lit')
      halt()
      if (prefersReducedMotion()) return
      turning = columns.map(({ strip, element }) => {
        fill(strip, [...blur(), ...element])
        return strip.animate([{ translate: '0 -66.667%' }, { translate: '0 0' }], { duration: fast ? 220 : 420, iterations: Infinity })
      })
    },
    land: async (grid, fast) => {
      halt()
      await Promise.all(
        columns.map(async (column, index) => {
          const symbols = grid[index] ?? column.element
          if (prefersReducedMotion()) {
            fill(column.strip, symbols)
            column.element = symbols
            return
          }
          fill(column.strip, [...symbols, ...blur(), ...blur().slice(0, 3), ...column.element])
          const whole = column.strip.childElementCount
          column.element = symbols
          await column.strip.animate(
            [{ translate: `0 -${String((100 * (whole - 3)) / whole)}%` }, { translate: '0 1.5%', offset: 0.9 }, { translate: '0 0' }],
            {
              duration: (fast ? 320 : 700) + index * (fast ? 40 : 160),
              easing: 'cubic-bezier(.2,.7,.25,1)',
            },
          ).finished
          fill(column.strip, symbols)
        }),
      )
    },
    stop: () => {
      halt()
      for (const { strip, element } of columns) fill(strip, element)
    },
    light: ({ grid, wins, stars }) => {
      frame.classList.add('lit')
      for (const [reel, { strip }] of columns.entries())
        for (const [row, cell] of [...strip.children].entries()) {
          const symbol = grid[reel]?.[row]
          const won = wins.some((win) => reel < win.length && (symbol === win.symbol || symbol === wild)) || (stars >= 3 && symbol === star)
          cell.classList.toggle('won', won)
        }
    },
  }
}

const blur = (): number[] => Array.from({ length: 6 }, () => 1 + Math.floor(Math.random() * 8))

function fill(strip: HTMLElement, symbols: readonly number[]): void {
  strip.replaceChildren(...symbols.map(drawSymbol))
}
