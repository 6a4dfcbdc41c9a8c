import type { Ports } from '../engine/contract/port.ts'
import { endpoints } from '../generated/endpoints.ts'

type Stubs = { readonly [P in keyof Ports]?: Partial<Ports[P]> }

/** Creates ports for tests. Calling an endpoint that the test has not stubbed throws. */
export function createFakePorts(stubs: Stubs = {}): Ports {
  const ports: Record<string, Record<string, unknown>> = {}
  for (const [id, { port, name }] of Object.entries(endpoints)) {
    const portStubs: Readonly<Record<string, unknown>> = stubs[port] ?? {}
    ports[port] = {
      ...ports[port],
      [name]:
        portStubs[name] ??
        (() => {
          throw new Error(`The test has not stubbed ${id}`)
        }),
    }
  }
  return ports as unknown as Ports
}
