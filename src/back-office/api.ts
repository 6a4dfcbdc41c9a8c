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

const unreachable =
  'The server did not respond. Check your connection and try again. If you were running a command, check first whether it took effect.'

/**
 * Calls an endpoint of the admin API as the operator whose session cookie the browser has.
 * @param body JSON body of a POST request; without one, the request is a GET
 * @throws ApiError for an error response; with the code `unreachable` if the server does not respond, or if its
 * response has no code
 */
export const fetchAdminApi = async <T>(path: string, body?: object): Promise<T> => (await fetchAdminResponse<T>(path, body)).value

/** The response to an admin command. */
export interface AdminResponse<T = unknown> {
  readonly value: T
  /** Age of the value in seconds, if a replica answered. */
  readonly staleSeconds?: number
}

async function fetchAdminResponse<T>(path: string, body?: object): Promise<AdminResponse<T>> {
  const response = await fetch(`/_livery/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch(() => {
    throw new ApiError('unreachable', unreachable)
  })
  const envelope = (await response.json().catch(() => ({}))) as ApiEnvelope<T>
  if (envelope.success === true) return envelope as AdminResponse<T>
  throw new ApiError(envelope.code ?? 'unreachable', envelope.message ?? unreachable)
}

interface ApiEnvelope<T> extends Partial<AdminResponse<T>> {
  readonly success?: boolean
  readonly code?: string
  readonly message?: string
}

/** Runs an admin command. */
export const runCommand = (name: string, parameters: object): Promise<AdminResponse> => fetchAdminResponse(`admin/${name}`, parameters)

const unknownErrorMessage =
  'Something went wrong. Reload the page and try again. If you were running a command, check first whether it took effect.'

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : unknownErrorMessage)
