import type { CallName } from '../../src/generated/endpoints.ts'
import { appendAudit } from '../modules/audit/audit.ts'
import { CallError } from '../modules/calls/call-error.ts'
import type { CallContext } from '../modules/calls/call.ts'

/** The calls that are about who somebody is or what they have agreed to, or that hand money on, and what the log calls them. */
const events: Readonly<Partial<Record<CallName, string>>> = {
  'session.login': 'login',
  'session.loginV2': 'login-remembered',
  'session.freePlay': 'login-trial',
  'session.social': 'login-social',
  'session.socialLink': 'social-link',
  'session.oneClick': 'register-click',
  'session.extraCheck': 'login-extra',
  'member.confirmAuthenticator': 'authenticator',
  'member.removeAuthenticator': 'authenticator-removed',
  'session.endDevice': 'device-ended',
  'session.forgetPlace': 'place-forgotten',
  'session.logout': 'logout',
  'member.register': 'register',
  'member.registerMobile': 'register-mobile',
  'member.registerSocial': 'register-social',
  'agent.register': 'register-downline',
  'wallet.transfer': 'transfer',
  'agent.dividendRequest': 'contract-offer',
  'agent.dailySalaryContract': 'contract-offer',
  'agent.hourlySalary': 'contract-offer',
  'agent.realtimeSalaryContract': 'contract-offer',
  'agent.contractStep': 'contract',
  'member.changePassword': 'password-change',
  'member.setPaymentPassword': 'payment-password',
  'member.forgotByEmail': 'password-by-email',
  'member.passwordByPhone': 'password-by-phone',
}

/** Answers a call, and writes down how it went where it is one of those; what cannot be written down is not answered. */
export async function auditCall(
  name: CallName,
  { tenant, member }: CallContext,
  key: Buffer,
  { asked, answer }: { readonly asked: unknown; readonly answer: () => Promise<unknown> },
): Promise<unknown> {
  const event = events[name]
  if (event === undefined) return answer()
  const of = narrower(name, asked)
  const write = (outcome: string, account: string | null): Promise<void> =>
    appendAudit(tenant, key, { event: of === undefined ? event : `${event}-${of}`, outcome, account })
  const own = member?.account.id ?? null
  const value = await answer().catch(async (error: unknown) => {
    const [outcome, account] = error instanceof CallError ? [error.code, error.account] : ['internal', null]
    await write(outcome, own ?? account)
    throw error
  })
  await write('done', own ?? loggedIn(value))
  return value
}

/** What a call that does several things was asked to do. */
function narrower(name: CallName, asked: unknown): string | undefined {
  const { type, step } = (asked ?? {}) as { readonly type?: string; readonly step?: string }
  return name === 'session.login' && type === 'sms' ? type : name === 'agent.contractStep' ? step : undefined
}

/** Whose login an answer is, or holds. */
function loggedIn(value: unknown): string | null {
  const { user, login } = (value ?? {}) as { readonly user?: { id: string }; readonly login?: { readonly user: { id: string } } }
  return (login?.user ?? user)?.id ?? null
}
