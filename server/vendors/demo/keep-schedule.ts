import type { FastifyInstance } from 'fastify'
import type { VendorStore } from './store/tables.ts'
import { boards } from './boards.ts'
import { prepareBoard } from './draw-board.ts'

const everyMilliseconds = 30_000

/** Makes the seeds of every board before their time while the server runs, so that there is a result each period whether anybody looks or not. */
export function keepSchedule(app: FastifyInstance, store: VendorStore, report: (what: string, error: unknown) => void): void {
  const prepare = async (): Promise<void> => {
    for (const [name, board] of boards) await prepareBoard(store, name, board, Date.now())
  }
  const timer = setInterval(
    () => void prepare().catch((error: unknown) => report('Draws could not be prepared', error)),
    everyMilliseconds,
  ).unref()
  app.addHook('onReady', () => prepare())
  app.addHook('onClose', async () => clearInterval(timer))
}
