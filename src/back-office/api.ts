/** An answer of the admin API that is not a success. The message is for the operator. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const unreachable = 'The server does not answer. Check your connection, and whether the command took effect.'

/**
 * Requests the admin API, as the operator whose cookie the browser has.
 * @param body sent by POST; without one the request is a GET
 * @throws ApiError with the code `unreachable` if there is no answer
 */
export async function request<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/_livery/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch(() => {
    throw new ApiError('unreachable', unreachable)
  })
  const answer = (await response.json().catch(() => ({}))) as Answer<T>
  if (answer.success === true) return answer.value as T
  throw new ApiError(answer.code ?? 'unreachable', answer.message ?? unreachable)
}

interface Answer<T> {
  readonly success?: boolean
  readonly value?: T
  readonly code?: string
  readonly message?: string
}

/** Runs an admin command. */
export const runCommand = (name: string, parameters: object): Promise<unknown> => request(`control/${name}`, parameters)

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong.')
