import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider does with the next request: takes it, fails, or never answers. */
type ProviderBehaviour = 'take' | 'fail' | 'hang'

/** The provider behind an SMS gateway, at which each request is one message. */
export interface ProviderDouble {
  readonly port: number
  /** Returns what the provider has taken that contains a text. */
  taken(text: string): readonly string[]
  /** Sets what happens to the next requests that contain a text; further ones are taken. */
  expect(text: string, ...behaviours: readonly ProviderBehaviour[]): void
  stop(): void
}

export async function startProviderDouble(port: number): Promise<ProviderDouble> {
  const taken: string[] = []
  const planned: { readonly text: string; readonly behaviours: ProviderBehaviour[] }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await (request.toArray() as Promise<Buffer[]>)).toString()
      const content = `${decodeURIComponent(request.url ?? '')} ${body}`
      const behaviour = planned.find(({ text }) => content.includes(text))?.behaviours.shift() ?? 'take'
      if (behaviour === 'hang') return
      if (behaviour === 'take') taken.push(content)
      response.writeHead(behaviour === 'take' ? 200 : 503, { 'content-type': 'application/json' }).end('{}')
    })().catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    taken: (text) => taken.filter((content) => content.includes(text)),
    expect: (text, ...behaviours) => void planned.push({ text, behaviours: [...behaviours] }),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
