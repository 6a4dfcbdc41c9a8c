import type { EndpointName } from '../../src/generated/endpoints.ts'
import { appendAudit } from '../modules/audit/index.ts'
import { ApiError, type ApiContext } from '../modules/api-context/index.ts'
import { getEndpointRules } from './endpoint-rules.ts'

/**
 * Runs an endpoint, and writes an audit entry with the outcome (`done` or the error code) if its definition declares an
 * audit event: for endpoints that concern identity or consent, or that transfer money. If the entry cannot be written,
 * the call fails.
 */
export async function auditCall(
  name: EndpointName,
  { tenant, member }: ApiContext,
  key: Buffer,
  { input, run }: { readonly input: unknown; readonly run: () => Promise<unknown> },
): Promise<unknown> {
  const event = findAuditEvent(name, input)
  if (event === undefined) return run()
  const append = (outcome: string, account: string | null): Promise<void> => appendAudit(tenant, key, { event, outcome, account })
  const accountId = member?.account.id ?? null
  const value = await run().catch(async (error: unknown) => {
    const [outcome, account] = error instanceof ApiError ? [error.code, error.account] : ['internal', null]
    await append(outcome, accountId ?? account)
    throw error
  })
  await append('done', accountId ?? findUserId(value))
  return value
}

/** Returns the name of the audit event for a call, or `undefined` if the endpoint is not audited. */
function findAuditEvent(name: EndpointName, input: unknown): string | undefined {
  const audit = getEndpointRules(name).audit
  if (typeof audit !== 'object') return audit
  const event = audit.events[(input as Readonly<Record<string, string>>)[audit.by] ?? '']
  if (event === undefined) throw new Error(`${name}: no audit event is declared for "${audit.by}" of the input.`)
  return event
}

/** Returns the id of the user that a response contains; `null` if it contains none. */
function findUserId(value: unknown): string | null {
  const { user, login } = (value ?? {}) as { readonly user?: { id: string }; readonly login?: { readonly user: { id: string } } }
  return (login?.user ?? user)?.id ?? null
}
