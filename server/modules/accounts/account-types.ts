import { CallError } from '../calls/index.ts'

/** What the numbers of account types stand for. */
export const accountTypes = { player: 0, guest: 4 } as const

const agents: ReadonlySet<number> = new Set([1, 2, 41, 42])

export const isAgent = (type: number): boolean => agents.has(type)

/**
 * Where an account of a type may log in where nobody has said otherwise: agents on both sides, everybody else as a
 * member.
 */
export const sideOf = (type: number): 'member' | 'both' => (isAgent(type) ? 'both' : 'member')

/**
 * What a trial account has no part in: money, the centres, and what guards an account that is somebody's.
 * @throws CallError true_account_required
 */
export function requireTrueAccount({ type }: { readonly type: number }): void {
  if (type === accountTypes.guest) throw new CallError('true_account_required')
}

/**
 * What only agents have a part in.
 * @throws CallError forbidden
 */
export function requireAgent({ type }: { readonly type: number }): void {
  if (!isAgent(type)) throw new CallError('forbidden')
}
