import type { VendorStore } from './store/tables.ts'
import type { DrawSource } from '../contract.ts'
import { boards } from './boards.ts'
import { outcomeOf, prepareBoard } from './draw-board.ts'
import { lotteries, lotteryCode } from './play/lottery.ts'
import { drawsAt, periodAt } from './play/scheduled.ts'
import { drawsOf } from './store/draws.ts'

export const openDraws = (store: VendorStore): DrawSource => ({
  nameOf: ({ code }) => lotteryCode(code),
  read: async (name, now, results) => {
    const board = boards.get(name)
    if (board === undefined) return undefined
    await prepareBoard(store, name, board, now)
    const period = periodAt(board, now)
    const past = await drawsOf(store).past(name, new Date(now), results)
    return {
      period,
      drawsAt: new Date(drawsAt(board, period)),
      closesAt: new Date(drawsAt(board, period) - board.closes * 1000),
      every: board.every,
      opened: past.map((draw) => ({
        period: draw.period,
        numbers: write(name, outcomeOf(name, board, draw.period, draw.seed) as readonly number[]),
        at: draw.draws_at,
      })),
    }
  },
})

/** Numbers as wide as the largest that can be drawn: 07 where there is a 49. */
function write(name: string, numbers: readonly number[]): string[] {
  const { to } = lotteries[lotteryCode(name)]
  return numbers.map((number) => String(number).padStart(String(to).length, '0'))
}
