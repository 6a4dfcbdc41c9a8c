import type { AgentRegisterBody } from '../../../src/generated/api.ts'
import { validateAccountForm } from '../../../src/engine/rules/registration/account-form.ts'
import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { createAccountStore, accountTypes, assertAgent } from '../accounts/index.ts'
import type { AccountRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'
import { toRegisterRules } from '../site/index.ts'
import { type RegisterContext, createAccountWithBonus, assertStrongPasswords, toNewAccount } from './register-member.ts'
import { requireDownlineTerms, assertDownlineType, limitDownlineTerms } from './downline-terms.ts'

type DownlineContext = Pick<RegisterContext, 'tenant' | 'site' | 'config'>

/**
 * Registers a member in an agent's downline, with the same field rules and the same bonus as any registration. The
 * password is marked as expired until the player sets another one, because the agent knows it.
 * @throws ApiError forbidden, register_invalid, fields_invalid for the terms, username_taken, unavailable
 */
export async function registerDownline(
  context: DownlineContext,
  agent: AccountRecord,
  { type = accountTypes.player, terms, ...body }: AgentRegisterBody,
): Promise<{ account: string }> {
  assertAgent(agent)
  assertDownlineType(agent, type)
  const { site, config } = context
  const { registration, merchant } = config
  const formContext = { rules: toRegisterRules(site), registration, today: getLocalDay(merchant.timeZone, new Date()) }
  const { errors, values } = validateAccountForm('downline', formContext, { ...body })
  if (Object.keys(errors).length > 0) throw new ApiError('register_invalid', { fields: errors })
  assertStrongPasswords(config, values)
  const validTerms = terms === undefined ? null : requireDownlineTerms(config, agent, terms)
  const { username } = await createAccountWithBonus(context, {
    ...toNewAccount(values),
    type,
    terms: limitDownlineTerms(config, agent, validTerms),
    upline: agent.id,
    afterInsert: (trx, id) => createAccountStore(trx).update(id, { password_expired: true }),
  })
  return { account: username }
}
