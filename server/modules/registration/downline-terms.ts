import type { PlayTerms as PlayTermsInput } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { getBestPlayTerms, validatePlayTerms, type PlayTerms, capTerms } from '../../../src/engine/rules/play-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountTypes } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'

/** Returns the current play terms of an account: its explicit terms, limited by the best terms of the brand. */
export const getCurrentTerms = ({ games }: MerchantConfig, { terms }: Pick<AccountRecord, 'terms'>): PlayTerms =>
  capTerms(terms, getBestPlayTerms(games))

/** Returns the types of accounts that an agent may create: players, and agents of the same type. */
export const listDownlineTypes = ({ type }: AccountRecord): readonly number[] => [accountTypes.player, type]

/** @throws ApiError forbidden */
export function assertDownlineType(agent: AccountRecord, type: number): void {
  if (!listDownlineTypes(agent).includes(type)) throw new ApiError('forbidden')
}

/**
 * Validates the terms that an agent gives to a member of the downline, and returns them.
 * @throws ApiError fields_invalid for missing or invalid terms, and for terms better than the agent's own
 */
export function requireDownlineTerms(config: MerchantConfig, agent: AccountRecord, input: PlayTermsInput): PlayTerms {
  const { errors, terms } = validatePlayTerms(input, getCurrentTerms(config, agent), config.games.prizeLevels.min)
  if (Object.keys(errors).length > 0) throw new ApiError('fields_invalid', { fields: errors })
  return terms
}

/**
 * Returns the play terms of a new member of an agent's downline: the explicit terms, limited by the agent's current
 * terms. `null` if neither the member nor the agent has explicit terms.
 */
export const limitDownlineTerms = (config: MerchantConfig, agent: AccountRecord, explicitTerms: PlayTerms | null): PlayTerms | null =>
  explicitTerms === null && agent.terms === null ? null : capTerms(explicitTerms, getCurrentTerms(config, agent))
