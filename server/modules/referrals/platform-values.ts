import type { ReferralSeed } from '../../../src/generated/config.ts'
import { AdminApiError, type PlatformValues } from '../commands/index.ts'
import { createReferralStore } from './store/referrals.ts'
import { toRewardTitles } from './seed-referrals.ts'
import { toGiftValue, type RuleValues, dropUndefined } from '../../../src/engine/rules/rule-values.ts'
import type { Tenant } from '../../database/tenant.ts'

const rewardTexts: PlatformValues<ReferralSeed['texts']> = {
  read: async ({ tenant }) => {
    const { inviter_texts: inviter, friend_texts: friend } = await createReferralStore(tenant).getSettings()
    const languages = Object.keys(inviter).filter((language) => Object.hasOwn(friend, language))
    return {
      '': Object.fromEntries(
        languages.map((language) => [language, { inviter: inviter[language]?.title ?? '', friend: friend[language]?.title ?? '' }]),
      ),
    }
  },
  write: async ({ tenant }, _id, value) => {
    if (value === undefined) throw new AdminApiError('These texts cannot be removed.')
    await createReferralStore(tenant).updateSettings({
      inviter_texts: JSON.stringify(toRewardTitles(value, 'inviter')),
      friend_texts: JSON.stringify(toRewardTitles(value, 'friend')),
    })
  },
}

/** Texts of the referral rewards, in the format of `platform.json`. */
export const referralValues = { 'referral.texts': rewardTexts }

/** Returns the current values that texts about referrals refer to. */
export async function getReferralRuleValues(tenant: Tenant): Promise<RuleValues> {
  const { inviter, friend, turnover } = await createReferralStore(tenant).getSettings()
  return dropUndefined({
    'referral.inviter': toGiftValue(inviter),
    'referral.friend': toGiftValue(friend),
    'referral.turnover': { kind: 'times', value: turnover },
  })
}
