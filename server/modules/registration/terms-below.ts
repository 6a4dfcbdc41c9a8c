import type { PlayTerms as WrittenTerms } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { brandTerms, validatePlayTerms, type PlayTerms, limitTerms } from '../../../src/engine/rules/play-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountTypes } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'

/** What an account plays by now. */
export const ownTerms = ({ games }: MerchantConfig, { terms }: Pick<AccountRecord, 'terms'>): PlayTerms =>
  limitTerms(terms, brandTerms(games))

/** The types of accounts that an agent may make: players, and agents such as itself. */
export const typesBelow = ({ type }: AccountRecord): readonly number[] => [accountTypes.player, type]

/** @throws CallError forbidden */
export function requireTypeBelow(agent: AccountRecord, type: number): void {
  if (!typesBelow(agent).includes(type)) throw new CallError('forbidden')
}

/**
 * The terms that an agent gives to somebody below.
 * @throws CallError fields_invalid for what is better than the agent's own
 */
export function validateTermsBelow(config: MerchantConfig, agent: AccountRecord, given: WrittenTerms): PlayTerms {
  const { errors, terms } = validatePlayTerms(given, ownTerms(config, agent), config.games.prizeLevels.least)
  if (Object.keys(errors).length > 0) throw new CallError('fields_invalid', { fields: errors })
  return terms
}

/**
 * What somebody below an agent plays by: what was given, and at most what the agent has by now. Nothing of its own
 * where neither was given anything.
 */
export const termsBelow = (config: MerchantConfig, agent: AccountRecord, given: PlayTerms | null): PlayTerms | null =>
  given === null && agent.terms === null ? null : limitTerms(given, ownTerms(config, agent))
