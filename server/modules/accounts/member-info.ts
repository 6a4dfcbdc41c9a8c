import type { MemberInfo } from '../../../src/generated/api.ts'
import { avatarOf } from './avatars.ts'
import type { AccountRecord } from '../../database/records.ts'

/** What a member may know of the own account. */
export function memberInfoOf(account: AccountRecord): MemberInfo {
  const { id, username, nickname, type, upline, club_label: labelName, rank_level: rankLevel } = account
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
