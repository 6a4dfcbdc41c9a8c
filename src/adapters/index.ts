import type { SendAnalyticsEvent } from '../engine/contract/analytics.ts'
import type { RequestOptions, ClientContext, Ports } from '../engine/contract/port.ts'
import type { EndpointName } from '../generated/endpoints.ts'
import { type CallEndpoint, createHttp } from './http.ts'

export { fetchJsonFile } from './http.ts'
export { reloadWhenOutdated } from './reload-outdated.ts'

/** Analytics load with the first event. */
export const sendAnalyticsEvent: SendAnalyticsEvent = (...args) =>
  void import('./gtag.ts').then(
    (tag) => tag.sendAnalyticsEvent(...args),
    () => undefined,
  )

/**
 * Creates every port over one HTTP client. A port's function passes its request to the endpoint of its name; only what
 * the endpoint table cannot express is implemented here. Encryption and proof of work load with the first request that
 * requires them. The client rejects unknown endpoint names.
 */
export function createPorts(client: ClientContext): Ports {
  const call = createHttp(
    client,
    async (...body) => (await import('./cipher.ts')).encryptBody(...body),
    async (...work) => (await import('./prove-work.ts')).proveWork(...work),
  )
  const customPorts: Readonly<Record<string, object>> = { game: { launch: createLaunchFunction(call) } }
  const forward = (name: string) => (request: never, options?: RequestOptions) => call(name as EndpointName, request, options)
  return createLazyObject((portName) => createLazyObject((name) => forward(`${portName}.${name}`), customPorts[portName])) as Ports
}

/** Returns an object that creates its properties by name on first access. */
const createLazyObject = (create: (name: string) => unknown, initial?: object): object =>
  new Proxy<Record<string, unknown>>(Object.assign(Object.create(null), initial), {
    get: (target, name) => (typeof name === 'string' ? (target[name] ??= create(name)) : undefined),
  })

/**
 * Creates the function that launches a game. It also sends the language as a header, and returns the second address of
 * the game if the first is missing or empty.
 */
export const createLaunchFunction =
  (call: CallEndpoint): Ports['game']['launch'] =>
  async (body, options) => {
    const { game_url, game_url2, ...rest } = await call('game.launch', body, { ...options, headers: { language: body.language } })
    const url = game_url || game_url2
    return url ? { ...rest, game_url: url } : rest
  }
