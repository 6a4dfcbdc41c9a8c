import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../engine/contract/port.ts'
import { endpoints } from '../generated/endpoints.ts'
import { createFakePorts } from './fake-ports.ts'
import { createPorts } from './index.ts'

const client = {
  getToken: () => undefined,
  getSessionSignal: () => new AbortController().signal,
  getPublicKey: () => undefined,
  getLanguageTag: () => 'en',
  timeoutSeconds: 1,
  onRevision: vi.fn(),
  supports: () => true,
  onResponseFaults: () => undefined,
  onProofProgress: vi.fn(),
  onProblem: vi.fn(),
}
const listEndpointIds = (ports: object): readonly string[] =>
  Object.entries(ports).flatMap(([port, functions]) => Object.keys(functions as object).map((name) => `${port}.${name}`))

describe('the ports', () => {
  it('have a function for every endpoint of the table, with a stable identity', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const ports = createPorts(client) as unknown as Readonly<
      Record<string, Readonly<Record<string, (request: object) => Promise<unknown>>>>
    >
    for (const { port, name } of Object.values(endpoints)) {
      await expect(ports[port]?.[name]?.({})).rejects.toBeInstanceOf(Problem)
      expect(ports[port]?.[name]).toBe(ports[port]?.[name])
    }
    expect(client.onProblem.mock.calls.map(([, { endpoint }]) => endpoint as string)).toEqual(Object.keys(endpoints))
    vi.unstubAllGlobals()
  })

  it('reject an unknown endpoint', async () => {
    const ports = createPorts(client) as unknown as { readonly wallet: { nothing(): Promise<unknown> } }
    await expect(ports.wallet.nothing()).rejects.toBeInstanceOf(Problem)
  })

  it('throw in tests if an endpoint is not stubbed', () => {
    const ports = createFakePorts({ wallet: { balance: async () => ({ sumBalance: '1' }) } })
    expect(() => ports.session.captcha()).toThrow('The test has not stubbed session.captcha')
    expect([...listEndpointIds(ports)].sort()).toEqual(Object.keys(endpoints).sort())
  })
})
