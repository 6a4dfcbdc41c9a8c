import type { FastifyInstance } from 'fastify'
import { RepeatedJob } from '../../server/queue/repeated-job.ts'
import type { Operator } from '../../server/integrations/vendor-contract.ts'
import type { VendorStore } from './store/tables.ts'
import { boards } from './boards.ts'
import { prepareBoard } from './draw-board.ts'
import { finishStakes } from './finish-stakes.ts'
import { purgeStore } from './store/purge-store.ts'

const prepareMilliseconds = 30_000
const finishMilliseconds = 1_000
const purgeMilliseconds = 600_000

export interface ScheduleDeps {
  readonly store: VendorStore
  readonly operator: Operator
  readonly report: (what: string, error: unknown) => void
}

/**
 * What the vendor does by itself while the server runs: it makes the seeds of every board before their time, so that
 * there is a result each period whether anybody looks or not, goes on with stakes that were left off, and deletes what
 * nobody asks for any more.
 */
export function startSchedule(app: FastifyInstance, { store, operator, report }: ScheduleDeps): void {
  const prepare = async (): Promise<void> => {
    for (const [name, board] of boards) await prepareBoard(store, name, board, Date.now())
  }
  const jobs = [
    new RepeatedJob(prepareMilliseconds, prepare, (error) => report('Draws could not be prepared', error)),
    new RepeatedJob(
      finishMilliseconds,
      () => finishStakes(store, operator, Date.now()),
      (error) => report('Stakes could not be finished', error),
    ),
    new RepeatedJob(
      purgeMilliseconds,
      () => purgeStore(store),
      (error) => report('What has ended could not be deleted', error),
    ),
  ]
  app.addHook('onReady', () => prepare())
  app.addHook('onListen', async () => {
    for (const job of jobs) job.start()
  })
  app.addHook('preClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()))
  })
}
