import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttp } from '../../src/adapters/http.ts'
import type { ResponseFault, ClientContext } from '../../src/engine/contract/port.ts'
import { definitions, type ResponseSchema, responseSchemas } from '../../src/generated/response-schemas.js'
import { calls as firstCalls } from '../../src/generated/first-calls.js'
import { calls as laterCalls } from '../../src/generated/later-calls.js'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { type ForeignPlatform, foreignAccount, foreignEndpoints, startForeignPlatform } from './foreign-platform.ts'
import { encryptBody } from '../../src/adapters/cipher.ts'
import { Random } from '../../src/engine/testing/random.ts'

const count = 200
const calls = { ...firstCalls, ...laterCalls }

type Path = readonly string[]

interface Mutation {
  readonly endpoint: CallName
  readonly path: Path
  readonly original: unknown
  readonly mutated: unknown
}

let platform: ForeignPlatform
let values: ReadonlyMap<CallName, unknown>
beforeAll(async () => {
  platform = await startForeignPlatform()
  values = await fetchValues()
})
afterAll(() => platform.stop())

/** Calls each endpoint once, as the site does, and returns the values of the responses. */
async function fetchValues(): Promise<ReadonlyMap<CallName, unknown>> {
  const origin = `http://127.0.0.1:${String(platform.port)}`
  const all = new Map<CallName, unknown>()
  const call = async (name: CallName, query = '', body?: object, token?: string): Promise<unknown> => {
    const { method, path } = endpoints[name]
    const response = await fetch(origin + path + query, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    all.set(name, value)
    return value
  }
  const status = (await call('system.status', '?url=any')) as { info: { publicKey: Parameters<typeof encryptBody>[1] } }
  const body = { ...foreignAccount, type: 'username' }
  const payload = await encryptBody(body, status.info.publicKey, {
    audience: `any${endpoints['session.login'].path}`,
    encryptedAt: Date.now(),
  })
  const { token } = (await call('session.login', '', { payload })) as { token: string }
  for (const name of ['game.menus', 'game.list', 'content.notices', 'content.helpCenter'] as const) await call(name)
  await call('game.launch', '', { gameId: 'rng-0' }, token)
  for (const name of ['member.info', 'wallet.balance', 'session.logout'] as const) await call(name, '', undefined, token)
  return all
}

/** Every change of one part of a value that the schema of its endpoint rejects. */
function mutationsOf(endpoint: CallName, original: unknown): readonly Mutation[] {
  const at = (path: Path, value: unknown): readonly Mutation[] => {
    const other = typeof value === 'string' ? 4711 : 'text'
    const changed = [undefined, null, other, [], {}].filter((one) => one !== undefined || path.length > 0)
    const own = changed.map((to) => ({ endpoint, path, original, mutated: setAt(original, path, to) }))
    const inner = typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, one]) => at([...path, key], one)) : []
    return [...own, ...inner]
  }
  return at([], original).filter(({ mutated }) => !calls[endpoint].holds(mutated ?? null))
}

/** Returns a value with another part at a path; `undefined` removes it. */
function setAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return rest.length === 0 && to === undefined
      ? value.toSpliced(Number(key), 1)
      : value.with(Number(key), setAt(value[Number(key)], rest, to))
  const { [key]: part, ...others } = value as Record<string, unknown>
  const next = setAt(part, rest, to)
  return next === undefined ? others : { ...(value as object), [key]: next }
}

/**
 * Returns the deepest part around a mutated one without which the response is valid, or which has a fallback;
 * `undefined` if the response cannot do without it.
 */
function dispensable({ endpoint, path, original }: Mutation): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length)
    if (hasFallback(responseSchemas[endpoint], part) || calls[endpoint].holds(setAt(original, part, undefined))) return part
  }
  return undefined
}

function hasFallback(schema: ResponseSchema | undefined, [key, ...rest]: Path): boolean {
  const { $ref, ...beside } = schema ?? {}
  const whole: ResponseSchema = $ref === undefined ? beside : { ...definitions[$ref], ...beside }
  if (whole.$ref !== undefined) return hasFallback(whole, key === undefined ? [] : [key, ...rest])
  if (key === undefined) return whole['x-fallback'] !== undefined
  return hasFallback(whole.properties?.[key] ?? whole.items ?? (whole.additionalProperties as ResponseSchema | undefined), rest)
}

/** Whether two values differ only at a path. */
const sameBut = (path: Path, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(setAt(one, path, undefined), setAt(other, path, undefined))

interface Outcome {
  readonly value: unknown
  readonly faults: readonly ResponseFault[]
  readonly ms: number
}

async function respond({ endpoint, mutated }: Mutation): Promise<Outcome> {
  vi.stubGlobal('location', new URL('https://tiny.example/'))
  vi.stubGlobal('fetch', async () => Response.json({ success: true, ...(mutated !== undefined && { value: mutated }) }))
  const faults: ResponseFault[] = []
  const client: ClientContext = {
    token: () => 'secret',
    sessionEnd: () => new AbortController().signal,
    publicKey: () => ({ kid: 'k1', alg: 'ECDH-ES+A256KW', jwk: {} }),
    language: () => 'en',
    timeoutSeconds: 5,
    supports: () => true,
    onRevision: () => undefined,
    onInvalid: (_, found) => void faults.push(...found),
    onWork: () => undefined,
    onProblem: () => undefined,
  }
  const call = createHttp(
    client,
    async () => 'payload',
    async () => '',
  )
  stubRequests()
  const started = performance.now()
  const value: unknown = await call(endpoint, {} as never).catch(() => undefined)
  vi.unstubAllGlobals()
  return { value, faults, ms: performance.now() - started }
}

/** Outside of browsers, a `Request` needs a whole address. */
function stubRequests(): void {
  const WholeRequest = Request
  vi.stubGlobal(
    'Request',
    class extends WholeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://tiny.example') : input, init)
      }
    },
  )
}

describe(`${String(count)} mutated responses of a platform of ten endpoints`, () => {
  it('has valid responses to begin with', () => {
    expect([...values.keys()].toSorted()).toEqual([...foreignEndpoints].toSorted())
    for (const [name, value] of values) expect(calls[name].holds(value), name).toBe(true)
  })

  it('each is named within a second, and removes only what depends on it', async () => {
    const random = new Random('foreign platform')
    const all = [...values].flatMap(([name, value]) => mutationsOf(name, value))
    const chosen = random.sample(all, count)
    expect(chosen.length).toBe(count)
    await respond(chosen[0] as Mutation)
    const wrong: string[] = []
    const slowest = { ms: 0 }
    for (const mutation of chosen) {
      const { value, faults, ms } = await respond(mutation)
      slowest.ms = Math.max(slowest.ms, ms)
      const pointer = mutation.path.map((key) => `/${key}`).join('')
      const what = `${mutation.endpoint} ${pointer}`
      const isNamed = faults.some((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`))
      if (!isNamed) wrong.push(`${what} is not named: ${faults.map((fault) => fault.pointer).join(' ')}`)
      const part = dispensable(mutation)
      if (part === undefined && value !== undefined) wrong.push(`${what} is not rejected`)
      if (part !== undefined && (value === undefined || !keepsTheRest(mutation, part, value)))
        wrong.push(`${what} removes more than /${part.join('/')}`)
    }
    expect(wrong).toEqual([])
    expect(slowest.ms).toBeLessThan(1000)
  })
})

/** Whether a value is the original without a part, or with another value of it. */
const keepsTheRest = ({ original }: Mutation, part: Path, value: unknown): boolean =>
  isDeepStrictEqual(value, setAt(original, part, undefined)) || sameBut(part, value, original)
