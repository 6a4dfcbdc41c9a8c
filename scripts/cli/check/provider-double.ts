import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Behaviour of the provider for the next request: it accepts it, fails, or never responds. */
type ProviderBehaviour = 'accept' | 'fail' | 'hang'

/** A test double of the provider behind an SMS gateway. Each request is one message. */
export interface ProviderDouble {
  readonly port: number
  /** Returns the accepted requests (URL and body) that contain a text. */
  listAccepted(text: string): readonly string[]
  /** Sets how the next requests that contain a text are handled. Later ones are accepted. */
  setBehaviours(text: string, ...behaviours: readonly ProviderBehaviour[]): void
  stop(): void
}

export async function startProviderDouble(port: number): Promise<ProviderDouble> {
  const acceptedRequests: string[] = []
  const plannedBehaviours: { readonly text: string; readonly behaviours: ProviderBehaviour[] }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await (request.toArray() as Promise<Buffer[]>)).toString()
      const content = `${decodeURIComponent(request.url ?? '')} ${body}`
      const behaviour =
        plannedBehaviours.find(({ text, behaviours }) => behaviours.length > 0 && content.includes(text))?.behaviours.shift() ?? 'accept'
      if (behaviour === 'hang') return
      if (behaviour === 'accept') acceptedRequests.push(content)
      response.writeHead(behaviour === 'accept' ? 200 : 503, { 'content-type': 'application/json' }).end('{}')
    })().catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    listAccepted: (text) => acceptedRequests.filter((content) => content.includes(text)),
    setBehaviours: (text, ...behaviours) => void plannedBehaviours.push({ text, behaviours: [...behaviours] }),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
