import { readDevice } from '../domain/read-device.ts'
import { hashToken } from '../domain/tokens.ts'
import { sessionsOf } from '../store/sessions.ts'
import type { CallContext } from './call.ts'

/** Notes where a login comes from, whatever call it is the answer of. */
export async function placeSession({ tenant, location, agent }: CallContext, value: unknown): Promise<void> {
  const { token, user, login } = (value ?? {}) as Partial<Record<'token' | 'user' | 'login', unknown>>
  const made = user === undefined ? (login as { token?: unknown } | undefined)?.token : token
  if (typeof made === 'string') await sessionsOf(tenant).place(hashToken(made), { country: location.country, ...readDevice(agent) })
}
