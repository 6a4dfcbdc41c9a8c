import { RepeatedJob } from '../../server/queue/repeated-job.ts'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { type NoticeRecord, ordersOf } from './store/orders.ts'
import type { GatewayStore } from './store/tables.ts'

const everyMilliseconds = 1_000
/** Delays between attempts to deliver a notice, over about a day. */
const pausesSeconds = [2, 5, 15, 60, 300, 900, 3_600, 10_800, 21_600, 43_200]

export interface NoticeSender {
  /** Sends the notices that are due. */
  send(): Promise<void>
  /** Aborts the current deliveries, which are retried later. */
  stop(): Promise<void>
}

/** Delivers the pending notices to merchants until they are acknowledged. */
export function startNoticeSender(store: GatewayStore, key: Buffer): NoticeSender {
  const orders = ordersOf(store)
  const deliverOrReschedule = async (notice: NoticeRecord, signal: AbortSignal | undefined): Promise<void> => {
    if (await deliver(notice, key, signal)) return orders.deleteNotice(notice)
    const pause = pausesSeconds[notice.attempts - 1]
    await (pause === undefined ? orders.deleteNotice(notice) : orders.reschedule(notice, new Date(Date.now() + pause * 1000)))
  }
  const send = async (signal?: AbortSignal): Promise<void> => {
    const due = await orders.claimDue(new Date(), new Date(Date.now() + 60_000))
    await Promise.all(due.map((notice) => deliverOrReschedule(notice, signal)))
  }
  const sending = new RepeatedJob(everyMilliseconds, send, () => undefined)
  sending.start()
  return { send, stop: () => sending.stop() }
}

async function deliver({ url, body }: NoticeRecord, key: Buffer, stopping: AbortSignal | undefined): Promise<boolean> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(10_000), ...(stopping ? [stopping] : [])])
    const { pathname: path } = new URL(url)
    const headers = { 'content-type': 'application/json', ...signMessage(key, { method: 'POST', path, body }) }
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    return answer.ok
  } catch {
    return false
  }
}
