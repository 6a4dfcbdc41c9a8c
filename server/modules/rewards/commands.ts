import { writeDecimal } from '../../../src/engine/rules/write-decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { inTransaction } from '../../database/tenant.ts'
import { findAccount } from '../accounts/index.ts'
import { appendAudit } from '../audit/index.ts'
import { type ControlCommands, brandCommand, ControlError, readAmount } from '../commands/index.ts'
import { type Gift, giveReward } from './give-reward.ts'
import { stateOf } from './state-of.ts'
import { type RewardRecord, type RewardState, rewardsOf } from './store/rewards.ts'

const states: readonly string[] = ['ready', 'claimed', 'expired'] satisfies RewardState[]
const [usual, most] = [50, 500]
const dayMilliseconds = 86_400_000

/** What an operator can do with rewards. */
export const rewardCommands: ControlCommands = {
  rewards: brandCommand({ state: 'text?', username: 'text?', count: 'whole?' }, async ({ tenant, site }, asked) => {
    const { state, username, count = usual } = asked
    if (state !== undefined && !states.includes(state)) throw new ControlError(`There is no state "${state}": it is ${states.join(', ')}.`)
    const account = username === undefined ? undefined : (await findAccount(tenant, username)).id
    const limit = Math.min(Math.max(count, 1), most)
    const found = await rewardsOf(tenant).list(account, { state: state as RewardState | undefined, limit })
    return found.map((one) => ({ username: one.username, ...describe(one, site) }))
  }),

  'give-reward': brandCommand({ username: 'text', change: 'texts', key: 'text' }, async ({ tenant, site, secrets }, given) => {
    const { username, change, key } = given
    const { id: account } = await findAccount(tenant, username)
    const gift: Gift = { account, source: 'operator', name: 'gift', key, currency: site.currency, ...readGift(change, site) }
    const reward = await inTransaction(tenant, (inside) => giveReward(inside, gift))
    if (reward.amount !== gift.amount || reward.kind !== gift.kind) throw new ControlError('This key has given something else.')
    await appendAudit(tenant, secrets.key('audit'), { event: 'operator-give-reward', outcome: 'done', account })
    return describe(reward, site)
  }),
}

/** A gift as an operator writes it: `amount=5.00` or `points=100`, `turnover=3`, `days=14`, `title.EN=…`. */
function readGift(
  change: Readonly<Record<string, string>>,
  site: SiteRecord,
): Pick<Gift, 'kind' | 'amount' | 'texts' | 'turnover' | 'expiresAt'> {
  const titles = Object.entries(change).flatMap(([name, title]) => {
    const language = /^title\.([A-Z]{2,8})$/.exec(name)?.[1]
    return language === undefined ? [] : [[language, { title }] as const]
  })
  const unknown = Object.keys(change).find((name) => !/^(?:amount|points|turnover|days|title\.[A-Z]{2,8})$/.test(name))
  if (unknown !== undefined)
    throw new ControlError(`"${unknown}" is no part of a reward: amount, points, turnover, days, title.<language>.`)
  const { amount, points, turnover, days } = change
  if ((amount === undefined) === (points === undefined)) throw new ControlError('A reward is an amount or points.')
  if (titles.length === 0 || titles.some(([, { title }]) => title === '' || title.length > 120))
    throw new ControlError('Say what it is for, as title.EN=… of at most 120 characters.')
  const minor = amount === undefined ? BigInt(readWhole(points, 'points', 1_000_000_000)) : readAmount(amount, site)
  if (minor === 0n) throw new ControlError('A reward must be above zero.')
  return {
    kind: amount === undefined ? 'points' : 'money',
    amount: minor,
    texts: Object.fromEntries(titles),
    turnover: turnover === undefined ? 0 : readWhole(turnover, 'turnover', 100),
    ...(days !== undefined && { expiresAt: new Date(Date.now() + readWhole(days, 'days', 365) * dayMilliseconds) }),
  }
}

function readWhole(text = '', name: string, highest: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > highest)
    throw new ControlError(`"${name}" must be a whole number up to ${String(highest)}.`)
  return Number(text)
}

function describe(reward: RewardRecord, { exponent }: SiteRecord) {
  const { id, source, name, key, texts, kind, amount, turnover, given_at, expires_at, claimed_at } = reward
  return {
    id,
    source,
    name,
    key,
    state: stateOf(reward),
    kind,
    amount: kind === 'points' ? amount.toString() : writeDecimal(amount, exponent),
    turnover,
    titles: Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, words?.title])),
    givenAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}
