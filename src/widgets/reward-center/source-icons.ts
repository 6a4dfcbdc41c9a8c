import type { GivenReward } from '../../generated/api.ts'
import type { IconName } from '../../ui/media/icons.ts'

/** The sign of what gives rewards. */
export const sourceIcons: Readonly<Record<GivenReward['source'], IconName>> = {
  activity: 'promotions',
  mission: 'mission',
  referral: 'invite',
  rank: 'rank',
  operator: 'bonus',
}
