import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '../generated/endpoints.ts'
import { fakePorts } from './fake-ports.ts'
import { createPorts } from './index.ts'

const door = { token: () => undefined, publicKey: () => undefined, language: () => 'en', timeoutSeconds: 1, onProblem: vi.fn() }
const callsOf = (ports: object): readonly string[] =>
  Object.entries(ports).flatMap(([port, calls]) => Object.keys(calls as object).map((name) => `${port}.${name}`))

describe('the ports', () => {
  it('have every call of the table, and no other', () => {
    expect([...callsOf(createPorts(door))].sort()).toEqual(Object.keys(endpoints).sort())
  })

  it('throw in tests where a call is not stubbed', () => {
    const ports = fakePorts({ wallet: { balance: async () => ({ sumBalance: '1' }) } })
    expect(() => ports.session.captcha()).toThrow('The test did not stub session.captcha.')
    expect([...callsOf(ports)].sort()).toEqual(Object.keys(endpoints).sort())
  })
})
