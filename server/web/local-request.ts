import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** What proxies add; a request of this machine's own has none of it. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether an address is this machine's own. One that is not known is not. */
export const isLoopback = (address: string | undefined): boolean => loopback.test(address ?? '')

/** Whether a request says of itself that it has come through a proxy. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean => forwarded.some((name) => headers[name] !== undefined)
