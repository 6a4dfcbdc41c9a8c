import { dayMilliseconds } from '../../../src/engine/rules/time/durations.ts'
import { pointsCeiling } from '../../../src/engine/rules/money/amount-ceiling.ts'
import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { inTransaction } from '../../database/tenant.ts'
import { findAccount } from '../accounts/index.ts'
import { appendAudit } from '../audit/index.ts'
import {
  type Change,
  type ChangeParts,
  type ControlCommands,
  brandCommand,
  optionalWhole,
  ControlError,
  readAboveZero,
  readTitledChange,
  readWhole,
  tellTitles,
  valueCommand,
} from '../commands/index.ts'
import { worthOfChange } from '../points/index.ts'
import { type Gift, giveReward } from './give-reward.ts'
import { stateOf } from './state-of.ts'
import { type RewardRecord, type RewardState, rewardsOf } from './store/rewards.ts'

const states: readonly string[] = ['ready', 'claimed', 'expired'] satisfies RewardState[]
const [usual, most] = [50, 500]

/** What an operator can do with rewards. */
export const rewardCommands: ControlCommands = {
  rewards: brandCommand({ state: 'text?', username: 'text?', count: optionalWhole(1, most) }, async ({ tenant, site }, asked) => {
    const { state, username, count = usual } = asked
    if (state !== undefined && !states.includes(state)) throw new ControlError(`There is no state "${state}": it is ${states.join(', ')}.`)
    const account = username === undefined ? undefined : (await findAccount(tenant, username)).id
    const found = await rewardsOf(tenant).list(account, { state: state as RewardState | undefined, limit: count })
    return found.map((one) => ({ username: one.username, ...describe(one, site) }))
  }),

  'give-reward': valueCommand(
    { username: 'text', change: 'texts', key: 'text' },
    (context, { change }) => worthOfChange(context, change, { amounts: ['amount'], points: ['points'] }),
    async ({ tenant, site, secrets }, given) => {
      const { username, change, key } = given
      const { id: account } = await findAccount(tenant, username)
      const gift: Gift = { account, source: 'operator', name: 'gift', key, currency: site.currency, ...readGift(change, site) }
      const reward = await inTransaction(tenant, (inside) => giveReward(inside, gift))
      if (reward.amount !== gift.amount || reward.kind !== gift.kind) throw new ControlError('This key has given something else.')
      await appendAudit(tenant, secrets.key('audit'), { event: 'operator-give-reward', outcome: 'done', account })
      return describe(reward, site)
    },
  ),
}

const giftParts: ChangeParts<Partial<Gift>> = {
  amount: (text, site) => ({ kind: 'money', amount: readAboveZero(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(readWhole(text, 1, pointsCeiling)) }),
  turnover: (text) => ({ turnover: readWhole(text, 0, 100) }),
  days: (text) => ({ expiresAt: new Date(Date.now() + readWhole(text, 0, 365) * dayMilliseconds) }),
}
/** Of what it is for, in characters. */
const longest = 120

/** A gift as an operator writes it: `amount=5.00` or `points=100`, `turnover=3`, `days=14`, `title.EN=…`. */
function readGift(change: Change, site: SiteRecord): Pick<Gift, 'kind' | 'amount' | 'texts' | 'turnover' | 'expiresAt'> {
  if ((change['amount'] === undefined) === (change['points'] === undefined)) throw new ControlError('A reward is an amount or points.')
  const { read, titles } = readTitledChange(change, giftParts, { what: 'A reward', site, longest })
  const { kind = 'money', amount = 0n, ...more } = read
  if (Object.keys(titles).length === 0) throw new ControlError('Say what it is for, as title.EN=….')
  return { ...more, kind, amount, texts: titles }
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
    titles: tellTitles(texts),
    givenAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}
