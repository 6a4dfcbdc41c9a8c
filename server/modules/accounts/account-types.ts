import { ApiError } from '../api-context/index.ts'

/** Account types by their numbers in the API. */
export const accountTypes = { player: 0, guest: 4 } as const

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42])

export const isAgent = (type: number): boolean => agentTypes.has(type)

/** Sites that an account type can log in to by default: member and agent sites for agents, otherwise member sites. */
export const getDefaultSide = (type: number): 'member' | 'both' => (isAgent(type) ? 'both' : 'member')

/**
 * Rejects trial accounts: they cannot use money, the member and agent centres, or the settings that secure an
 * account.
 * @throws ApiError real_account_required
 */
export function assertRealAccount({ type }: { readonly type: number }): void {
  if (type === accountTypes.guest) throw new ApiError('real_account_required')
}

/**
 * Rejects accounts that are not agents.
 * @throws ApiError forbidden
 */
export function assertAgent({ type }: { readonly type: number }): void {
  if (!isAgent(type)) throw new ApiError('forbidden')
}
