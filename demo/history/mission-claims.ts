import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'

/** A mission claimed by a demo account or an invited friend: once, or for this or last week. */
interface DemoClaim {
  readonly username: string
  readonly mission: string
  readonly when: 'once' | 'thisWeek' | 'lastWeek'
}

/** Minimum age in days of an account that existed during the whole of last week, whatever today's weekday is. */
const minAgeDaysForLastWeek = 14

/**
 * Returns the claims of a brand's demo accounts with a history and of their invited friends; an empty list if no demo
 * account has a history.
 */
export function listDemoClaims({ platform }: Pick<MerchantConfig, 'platform'>): readonly DemoClaim[] {
  const missions = Object.entries(platform.missions)
  const players = Object.entries(platform.accounts).flatMap(([username, { historyDays }]) => (historyDays === undefined ? [] : [username]))
  if (players.length === 0) return []
  const weeklyMissions = missions.filter(([, { period }]) => period === 'week')
  const { friends } = platform.referral
  const existedAllLastWeek = (username: string) => (friends[username]?.daysAgo ?? Infinity) >= minAgeDaysForLastWeek
  const oneTimeMissions = missions.filter(([, { period, measure }]) => period === 'once' && measure === 'logins')
  return [...players, ...Object.keys(friends)].flatMap((username, playerIndex) => [
    ...weeklyMissions.flatMap(([mission], missionIndex) => [
      ...(existedAllLastWeek(username) && (missionIndex + playerIndex) % 3 !== 0 ? [{ username, mission, when: 'lastWeek' as const }] : []),
      // Accounts with a history have not claimed this week's missions, so that visitors can claim them.
      ...(!players.includes(username) && (missionIndex + playerIndex) % 4 !== 0 ? [{ username, mission, when: 'thisWeek' as const }] : []),
    ]),
    ...oneTimeMissions.map(([mission]) => ({ username, mission, when: 'once' as const })),
  ])
}

/** Returns the money that the account with this username has received for its claims, in minor units. */
export const sumDemoMissionRewards = (config: Pick<MerchantConfig, 'merchant' | 'platform'>, accountUsername: string): bigint =>
  listDemoClaims(config)
    .filter(({ username }) => username === accountUsername)
    .reduce((sum, { mission }) => {
      const { points, amount = '0' } = config.platform.missions[mission] ?? {}
      return points === undefined ? sum + parseMinor(amount, config.merchant.currency.exponent) : sum
    }, 0n)
