import type { MemberInfo } from '../../../src/generated/api.ts'
import { avatarOf } from './avatars.ts'
import type { AccountRecord } from '../../database/records.ts'

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
