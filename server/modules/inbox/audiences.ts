import type { AccountRecord } from '../../database/records.ts'
import { isAgent } from '../accounts/index.ts'

/** The audiences that an account belongs to. */
export const audiencesOf = ({ id, type, rank_level: rank }: Pick<AccountRecord, 'id' | 'type' | 'rank_level'>): readonly string[] => [
  'all',
  isAgent(type) ? 'agents' : 'players',
  ...(rank === null ? [] : [`rank/${String(rank)}`]),
  `account/${id}`,
]
