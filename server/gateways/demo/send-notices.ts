import { signMessage } from '../sign-message.ts'
import { type NoticeRecord, ordersOf } from './store/orders.ts'
import type { GatewayStore } from './store/tables.ts'

const everyMilliseconds = 1_000
/** A notice that was not heard is said again after ever longer pauses, for about a day. */
const pausesSeconds = [2, 5, 15, 60, 300, 900, 3_600, 10_800, 21_600, 43_200]

export interface NoticeSender {
  /** Says what is due. */
  send(): Promise<void>
  stop(): void
}

/** Says what merchants have yet to hear, until they have. */
export function sendNotices(store: GatewayStore, key: Buffer): NoticeSender {
  const orders = ordersOf(store)
  const say = async (notice: NoticeRecord): Promise<void> => {
    if (await deliver(notice, key)) return orders.heard(notice)
    const pause = pausesSeconds[notice.attempts - 1]
    await (pause === undefined ? orders.heard(notice) : orders.putOff(notice, new Date(Date.now() + pause * 1000)))
  }
  const send = async (): Promise<void> => {
    const due = await orders.takeDue(new Date(), new Date(Date.now() + 60_000))
    await Promise.all(due.map(say))
  }
  const timer = setInterval(() => void send().catch(() => undefined), everyMilliseconds).unref()
  return { send, stop: () => clearInterval(timer) }
}

async function deliver({ url, body }: NoticeRecord, key: Buffer): Promise<boolean> {
  try {
    const { pathname: path } = new URL(url)
    const headers = { 'content-type': 'application/json', ...signMessage(key, { method: 'POST', path, body }) }
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return answer.ok
  } catch {
    return false
  }
}
