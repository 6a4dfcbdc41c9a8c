import type { MemberInfo } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'

/** The platform's own pictures for members who have sent none. */
export const avatars = ['koi', 'lantern', 'clover', 'crystal', 'planet', 'bell', 'crown', 'cherry', 'diamond', 'chest'] as const

/** Which of the pictures stands for an account: always the same, chosen by its id, which it does not tell. */
export function avatarOf(id: string): string {
  const at = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return avatars[at % avatars.length] ?? avatars[0]
}

/**
 * What a member may know of the own account. `rank` is what the rank is called for who reads it, where it is not as the
 * account has it.
 */
export function memberInfoOf(account: AccountRecord, rank?: MemberInfo['clubLabel']): MemberInfo {
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
    avatar: avatarOf(id),
    avatarType: 'STATIC',
  }
}
