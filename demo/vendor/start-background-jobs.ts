import type { FastifyInstance } from 'fastify'
import { RepeatedJob } from '../../server/queue/repeated-job.ts'
import type { OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import type { VendorStore } from './store/tables.ts'
import { scheduledGames } from './scheduled-games.ts'
import { prepareScheduledGame } from './scheduled-draws.ts'
import { recoverStakes } from './recover-stakes.ts'
import { purgeStore } from './store/purge-store.ts'

const prepareIntervalMilliseconds = 30_000
const recoverIntervalMilliseconds = 1_000
const purgeIntervalMilliseconds = 600_000

export interface BackgroundJobsDeps {
  readonly store: VendorStore
  readonly operator: OperatorConfig
  readonly report: (message: string, error: unknown) => void
}

/**
 * Starts the vendor's background jobs: they create the seeds of every scheduled game in advance, so that each period
 * has a result even without players, recover interrupted stakes, and purge expired data.
 */
export function startBackgroundJobs(app: FastifyInstance, { store, operator, report }: BackgroundJobsDeps): void {
  const prepare = async (): Promise<void> => {
    for (const [name, game] of scheduledGames) await prepareScheduledGame(store, name, game, Date.now())
  }
  const jobs = [
    new RepeatedJob(prepareIntervalMilliseconds, prepare, (error) => report('Preparing draws failed', error)),
    new RepeatedJob(
      recoverIntervalMilliseconds,
      () => recoverStakes(store, operator, Date.now()),
      (error) => report('Recovering stakes failed', error),
    ),
    new RepeatedJob(
      purgeIntervalMilliseconds,
      () => purgeStore(store),
      (error) => report('Purging expired data failed', error),
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
