import { RepeatedJob } from '../../server/queue/repeated-job.ts'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { type NoticeRecord, createOrderStore } from './store/orders.ts'
import type { GatewayStore } from './store/tables.ts'

const intervalMilliseconds = 1_000
/** Delays between attempts to deliver a notice, over about a day. */
const retryDelaysSeconds = [2, 5, 15, 60, 300, 900, 3_600, 10_800, 21_600, 43_200]

export interface NoticeSender {
  /** Sends up to 20 notices that are due. */
  send(): Promise<void>
  /** Stops the repeated delivery and aborts its current requests, which are retried after the next start. */
  stop(): Promise<void>
}

/** Delivers the pending notices to merchants until each is acknowledged or its last attempt has failed. */
export function startNoticeSender(store: GatewayStore, key: Buffer): NoticeSender {
  const orders = createOrderStore(store)
  const deliverOrReschedule = async (notice: NoticeRecord, signal: AbortSignal | undefined): Promise<void> => {
    if (await deliver(notice, key, signal)) return orders.deleteNotice(notice)
    const delaySeconds = retryDelaysSeconds[notice.attempts - 1]
    await (delaySeconds === undefined
      ? orders.deleteNotice(notice)
      : orders.rescheduleNotice(notice, new Date(Date.now() + delaySeconds * 1000)))
  }
  const send = async (signal?: AbortSignal): Promise<void> => {
    const dueNotices = await orders.claimDueNotices(new Date(), new Date(Date.now() + 60_000))
    await Promise.all(dueNotices.map((notice) => deliverOrReschedule(notice, signal)))
  }
  const job = new RepeatedJob(intervalMilliseconds, send, () => undefined)
  job.start()
  return { send, stop: () => job.stop() }
}

async function deliver({ url, body }: NoticeRecord, key: Buffer, stopSignal: AbortSignal | undefined): Promise<boolean> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(10_000), ...(stopSignal ? [stopSignal] : [])])
    const { pathname: path } = new URL(url)
    const headers = { 'content-type': 'application/json', ...signMessage(key, { method: 'POST', path, body }) }
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    return response.ok
  } catch {
    return false
  }
}
