import type { Measure } from '../engine/contract/measure.ts'
import type { CallOptions, ClientContext, Ports } from '../engine/contract/port.ts'
import type { CallName } from '../generated/endpoints.ts'
import { type Call, createHttp } from './http.ts'

export { getFile } from './http.ts'
export { reloadOutdated } from './reload-outdated.ts'

/** What counts visits comes with the first event that is told. */
export const measure: Measure = (...args) =>
  void import('./gtag.ts').then(
    (tag) => tag.measure(...args),
    () => undefined,
  )

/**
 * Every port, over one way to the platform. A function of a port passes its request on to the call of its name; only
 * what the table of calls cannot say is written by hand. What encrypts and what does work come with the first call that
 * needs them. A name that no call has is refused on that way.
 */
export function createPorts(client: ClientContext): Ports {
  const call = createHttp(
    client,
    async (...body) => (await import('./cipher.ts')).encryptBody(...body),
    async (...work) => (await import('./prove-work.ts')).proveWork(...work),
  )
  const written: Readonly<Record<string, object>> = { game: { launch: createLaunch(call) } }
  const passOn = (name: string) => (request: never, options?: CallOptions) => call(name as CallName, request, options)
  return byName((port) => byName((name) => passOn(`${port}.${name}`), written[port])) as Ports
}

/** An object whose parts are made by their names, once, when they are first asked for. */
const byName = (make: (name: string) => unknown, written?: object): object =>
  new Proxy<Record<string, unknown>>(Object.assign(Object.create(null), written), {
    get: (target, name) => (typeof name === 'string' ? (target[name] ??= make(name)) : undefined),
  })

/** Where a game can be played: in the language of the launch, and at the second address where the first is empty. */
export const createLaunch =
  (call: Call): Ports['game']['launch'] =>
  async (body, options) => {
    const { game_url, game_url2, ...rest } = await call('game.launch', body, { ...options, headers: { language: body.language } })
    const url = game_url || game_url2
    return url ? { ...rest, game_url: url } : rest
  }
