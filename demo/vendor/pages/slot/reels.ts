import { type Spin, star, wild } from '../../play/slot.ts'
import { createElement, prefersReducedMotion } from '../kit/dom.ts'
import { renderSymbol } from './symbol.ts'

export interface Reels {
  /** Spins the reels until they land. */
  start(fast: boolean): void
  /** Stops the reels with these symbols, from left to right. */
  land(grid: Spin['grid'], fast: boolean): Promise<void>
  /** Stops the reels and restores the previous symbols. */
  stop(): void
  /** Highlights the winning symbols. */
  highlight(spin: Spin): void
}

const initialGrid: Spin['grid'] = [
  [5, 1, 8],
  [2, 6, 7],
  [3, 0, 5],
  [7, 4, 8],
  [6, 1, 9],
]

/**
 * Renders five reels of three rows. The symbols that pass while they spin are random and do not affect the outcome,
 * which the server draws.
 */
export function renderReels(stage: HTMLElement): Reels {
  const columns = initialGrid.map((symbols) => {
    const strip = createElement('div', { class: 'strip' })
    setSymbols(strip, symbols)
    return { box: createElement('div', { class: 'reel' }, strip), strip, currentSymbols: symbols }
  })
  const frame = createElement('div', { class: 'reels' }, ...columns.map(({ box }) => box))
  stage.replaceChildren(createElement('div', { class: 'cabinet' }, frame))
  let animations: readonly Animation[] = []

  const cancelAnimations = (): void => {
    for (const animation of animations) animation.cancel()
    animations = []
  }
  return {
    start: (fast) => {
      frame.classList.remove('highlighted')
      cancelAnimations()
      if (prefersReducedMotion()) return
      animations = columns.map(({ strip, currentSymbols }) => {
        setSymbols(strip, [...generateRandomSymbols(), ...currentSymbols])
        return strip.animate([{ translate: '0 -66.667%' }, { translate: '0 0' }], { duration: fast ? 220 : 420, iterations: Infinity })
      })
    },
    land: async (grid, fast) => {
      cancelAnimations()
      await Promise.all(
        columns.map(async (column, index) => {
          const symbols = grid[index] ?? column.currentSymbols
          if (prefersReducedMotion()) {
            setSymbols(column.strip, symbols)
            column.currentSymbols = symbols
            return
          }
          setSymbols(column.strip, [
            ...symbols,
            ...generateRandomSymbols(),
            ...generateRandomSymbols().slice(0, 3),
            ...column.currentSymbols,
          ])
          const symbolCount = column.strip.childElementCount
          column.currentSymbols = symbols
          await column.strip.animate(
            [
              { translate: `0 -${String((100 * (symbolCount - 3)) / symbolCount)}%` },
              { translate: '0 1.5%', offset: 0.9 },
              { translate: '0 0' },
            ],
            {
              duration: (fast ? 320 : 700) + index * (fast ? 40 : 160),
              easing: 'cubic-bezier(.2,.7,.25,1)',
            },
          ).finished
          setSymbols(column.strip, symbols)
        }),
      )
    },
    stop: () => {
      cancelAnimations()
      for (const { strip, currentSymbols } of columns) setSymbols(strip, currentSymbols)
    },
    highlight: ({ grid, wins, stars }) => {
      frame.classList.add('highlighted')
      for (const [reel, { strip }] of columns.entries())
        for (const [row, cell] of [...strip.children].entries()) {
          const symbol = grid[reel]?.[row]
          const isWinning =
            wins.some((win) => reel < win.length && (symbol === win.symbol || symbol === wild)) || (stars >= 3 && symbol === star)
          cell.classList.toggle('won', isWinning)
        }
    },
  }
}

const generateRandomSymbols = (): number[] => Array.from({ length: 6 }, () => 1 + Math.floor(Math.random() * 8))

function setSymbols(strip: HTMLElement, symbols: readonly number[]): void {
  strip.replaceChildren(...symbols.map(renderSymbol))
}
