import { readPortSchemas } from '../../../server/http/api-schemas.ts'
import { encryptBody } from '../../../src/adapters/cipher.ts'
import { repairResponse } from '../../../src/adapters/repair-response.ts'
import type { Permission } from '../../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../../src/generated/endpoints.ts'

const timeoutMs = 10_000

/** The response to a call, or the reason why there is none. */
export interface Outcome {
  /** Reason why there is no response, or why it has no envelope; `undefined` if it has one. */
  readonly fault: string | undefined
  readonly status: number
  readonly headers: Headers
  /** The error code of a refusal. */
  readonly code: string | undefined
  readonly value: unknown
  /** Sends the same request again. */
  repeat(): Promise<Outcome>
}

interface RequestOptions {
  readonly token?: string
  /** Public key of the platform, with which the body is encrypted. */
  readonly key?: Permission['info']['publicKey']
}

type Json = Readonly<Record<string, unknown>>
interface InputSchema {
  readonly properties?: Json
  readonly required?: readonly string[]
  readonly examples?: readonly object[]
}

/** A client for the endpoints of a platform. */
export interface ContractClient {
  call(name: EndpointName, input?: unknown, options?: RequestOptions): Promise<Outcome>
  /**
   * Creates an input: the first example of the schema, or else its required properties, each with the text "x".
   * `undefined` if the endpoint has no input.
   */
  createSampleInput(name: EndpointName): unknown
  /** Creates an input with an invalid property; `undefined` if the endpoint has no property to test. */
  createInvalidInput(name: EndpointName): unknown
  /** Describes at most five faults of a value, without quoting the value. */
  validate(name: EndpointName, value: unknown): readonly string[]
}

export function createContractClient(origin: string): ContractClient {
  const schemas = new Map(
    readPortSchemas().flatMap(({ 'x-port': port, endpoints }) =>
      Object.entries(endpoints).map(([name, endpoint]) => [`${port}.${name}`, endpoint]),
    ),
  )
  const findInputSchema = (name: EndpointName): InputSchema | undefined =>
    (schemas.get(name)?.query ?? schemas.get(name)?.body) as InputSchema | undefined

  const call = async (name: EndpointName, input?: unknown, { token, key }: RequestOptions = {}): Promise<Outcome> => {
    const { method, path, encrypted, form } = endpoints[name]
    const isQueryInput = hasQuery(name)
    const query = isQueryInput && input !== undefined ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const plainBody = isQueryInput ? undefined : input
    const audience = new URL(origin).hostname + path
    const payload =
      encrypted && key && plainBody !== undefined
        ? { payload: await encryptBody(plainBody as object, key, { audience, encryptedAt: Date.now() }) }
        : plainBody
    const body = payload === undefined ? undefined : form ? new URLSearchParams(payload as Record<string, string>) : JSON.stringify(payload)
    const send = async (): Promise<Outcome> => {
      try {
        const response = await fetch(new URL(path + query, origin), {
          method,
          headers: {
            ...(body !== undefined && !form && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { ...parseEnvelope(await response.text()), status: response.status, headers: response.headers, repeat: send }
      } catch (error) {
        const reason = error instanceof Error ? ((error.cause as { code?: string } | undefined)?.code ?? error.name) : 'unknown'
        return { fault: `no response: ${reason}`, status: 0, headers: new Headers(), code: undefined, value: undefined, repeat: send }
      }
    }
    return send()
  }

  return {
    call,
    createSampleInput: (name) => {
      const input = findInputSchema(name)
      if (input === undefined) return undefined
      return input.examples?.[0] ?? Object.fromEntries((input.required ?? []).map((property) => [property, 'x']))
    },
    createInvalidInput: (name) => {
      const properties = Object.entries(findInputSchema(name)?.properties ?? {}) as readonly (readonly [
        string,
        { readonly type?: unknown },
      ])[]
      // Every value of a query is a string, so only an integer can be invalid: `2e1` is not in decimal notation.
      const [property] = (hasQuery(name) ? properties.find(([, { type }]) => type === 'integer') : properties[0]) ?? []
      return property && { ...findInputSchema(name)?.examples?.[0], [property]: hasQuery(name) ? '2e1' : { nested: [] } }
    },
    validate: (name, value) =>
      repairResponse(name, value, () => true)
        .faults.slice(0, 5)
        .map(({ pointer, expected, found }) => `${pointer === '' ? 'the value' : pointer}: expected ${expected}; found ${found}`),
  }
}

/** Whether the input of an endpoint is in the query of its URL. */
const hasQuery = (name: EndpointName): boolean => ['GET', 'DELETE'].includes(endpoints[name].method)

function parseEnvelope(text: string): Pick<Outcome, 'fault' | 'code' | 'value'> {
  const emptyEnvelope = { code: undefined, value: undefined }
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    return { ...emptyEnvelope, fault: 'the response is not JSON' }
  }
  const { success, code, value } = (typeof envelope === 'object' && envelope !== null ? envelope : {}) as Json
  if (success === true) return { ...emptyEnvelope, fault: undefined, value: value ?? null }
  if (success === false && typeof code === 'string') return { ...emptyEnvelope, fault: undefined, code }
  return { ...emptyEnvelope, fault: 'the response is not an envelope { "success": true, "value": … } or { "success": false, "code": "…" }' }
}
