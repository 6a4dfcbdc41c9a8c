import { Listener } from '../../database/listener.ts'
import { RepeatedJob } from '../../queue/repeated-job.ts'
import type { Sites } from './sites.ts'
import { siteChannel } from './store/notifications.ts'

/** Interval at which revisions are compared while the server does not receive notifications. */
const pollMilliseconds = 1_000
/**
 * Interval while the server receives notifications: a notification is lost if its sender exits after the change and
 * before sending it.
 */
const catchUpMilliseconds = 5_000

interface WatchSiteChangesOptions {
  readonly sites: Pick<Sites, 'invalidateChanged'>
  /**
   * URL of PostgreSQL, preferably without a connection pooler; `undefined` for the embedded database, which only one
   * server uses.
   */
  readonly url: string | undefined
  readonly log: (line: string) => void
}

/** Invalidates the brands that other servers change, until the returned function is called. */
export function watchSiteChanges({ sites, url, log }: WatchSiteChangesOptions): () => Promise<void> {
  let runningComparison: Promise<void> | undefined
  let needsRepeat = false
  let comparedAt = 0
  const compare = async (): Promise<void> => {
    do {
      needsRepeat = false
      comparedAt = Date.now()
      await sites.invalidateChanged()
    } while (needsRepeat)
  }
  /** Compares the revisions. A call during a comparison may report a later change, so the comparison is repeated. */
  const compareNow = async (): Promise<void> => {
    needsRepeat = runningComparison !== undefined
    runningComparison ??= compare().finally(() => (runningComparison = undefined))
    await runningComparison
  }
  const listener =
    url === undefined
      ? undefined
      : new Listener({
          url,
          channel: siteChannel,
          onNotification: () => void compareNow().catch(() => undefined),
          onPooler: () =>
            log(
              'DATABASE_URL goes through a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, so that this server is notified of changes by other servers; until then it polls every second.',
            ),
        })
  const poll = async (): Promise<void> => {
    if (listener?.isListening !== true || Date.now() - comparedAt >= catchUpMilliseconds) await compareNow()
  }
  const job = new RepeatedJob(pollMilliseconds, poll, () => undefined)
  listener?.start()
  job.start()
  return async () => {
    await listener?.stop()
    await job.stop()
  }
}
