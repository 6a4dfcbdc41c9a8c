/** An error response of the admin API, or a missing response. `message` is shown to the operator. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const unreachable = 'No response from the server. Check your connection, and whether the command took effect.'

/**
 * Calls an endpoint of the admin API as the operator whose session cookie the browser has.
 * @param body JSON body of a POST request; without one, the request is a GET
 * @throws ApiError with the code `unreachable` if the server does not respond
 */
export async function fetchAdminApi<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/_livery/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch(() => {
    throw new ApiError('unreachable', unreachable)
  })
  const envelope = (await response.json().catch(() => ({}))) as ApiEnvelope<T>
  if (envelope.success === true) return envelope.value as T
  throw new ApiError(envelope.code ?? 'unreachable', envelope.message ?? unreachable)
}

interface ApiEnvelope<T> {
  readonly success?: boolean
  readonly value?: T
  readonly code?: string
  readonly message?: string
}

/** Runs an admin command. */
export const runCommand = (name: string, parameters: object): Promise<unknown> => fetchAdminApi(`control/${name}`, parameters)

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong.')
