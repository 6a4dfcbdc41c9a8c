import type { CallName } from '../../src/generated/endpoints.ts'
import { appendAudit } from '../modules/audit/index.ts'
import { CallError, type CallContext } from '../modules/calls/index.ts'
import { rulesOf } from './rules-of.ts'

/**
 * Answers a call, and writes down how it went where its entry in the table says so: of calls that are about who
 * somebody is or what they have agreed to, or that hand money on. What cannot be written down is not answered.
 */
export async function auditCall(
  name: CallName,
  { tenant, member }: CallContext,
  key: Buffer,
  { input, answer }: { readonly input: unknown; readonly answer: () => Promise<unknown> },
): Promise<unknown> {
  const event = eventOf(name, input)
  if (event === undefined) return answer()
  const write = (outcome: string, account: string | null): Promise<void> => appendAudit(tenant, key, { event, outcome, account })
  const own = member?.account.id ?? null
  const value = await answer().catch(async (error: unknown) => {
    const [outcome, account] = error instanceof CallError ? [error.code, error.account] : ['internal', null]
    await write(outcome, own ?? account)
    throw error
  })
  await write('done', own ?? loggedIn(value))
  return value
}

/** What the log calls what a call was asked to do; nothing where it does not stand in it. */
function eventOf(name: CallName, input: unknown): string | undefined {
  const audit = rulesOf(name).audit
  if (typeof audit !== 'object') return audit
  const event = audit.events[(input as Readonly<Record<string, string>>)[audit.by] ?? '']
  if (event === undefined) throw new Error(`${name} was asked for something that the log has no name for.`)
  return event
}

/** Whose login an answer is, or holds. */
function loggedIn(value: unknown): string | null {
  const { user, login } = (value ?? {}) as { readonly user?: { id: string }; readonly login?: { readonly user: { id: string } } }
  return (login?.user ?? user)?.id ?? null
}
