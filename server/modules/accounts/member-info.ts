import type { MemberInfo } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'

/** Names of the built-in avatars. */
export const avatars = ['koi', 'lantern', 'clover', 'crystal', 'planet', 'bell', 'crown', 'cherry', 'diamond', 'chest'] as const

/** Returns the avatar of an account, which is derived from its id: it never changes and does not reveal the id. */
export function deriveAvatar(id: string): string {
  const hash = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return avatars[hash % avatars.length] ?? avatars[0]
}

/** Returns an account's details for its owner. `rank` replaces the stored rank, for example with a translated name. */
export function toMemberInfo(account: AccountRecord, rank?: MemberInfo['clubLabel']): MemberInfo {
  const { id, username, nickname, type, upline } = account
  const { labelName, rankLevel } = rank ?? { labelName: account.club_label, rankLevel: account.rank_level }
  return {
    id,
    account: username,
    nickname,
    type,
    toUpline: upline !== null,
    ...(labelName === null || rankLevel === null ? {} : { clubLabel: { labelName, rankLevel } }),
    memberLabel: labelName === null ? [] : [{ labelName }],
    avatar: deriveAvatar(id),
    avatarType: 'STATIC',
  }
}
