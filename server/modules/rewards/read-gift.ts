import { pointsCeiling } from '../../../src/engine/rules/money/amount-ceiling.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type BrandContext,
  type Change,
  type ChangeParsers,
  ControlError,
  orZero,
  readAboveZero,
  readTitledChange,
  readWhole,
} from '../commands/index.ts'
import type { Gift, NewFreeSpins } from './give-reward.ts'

/** The title, in characters. */
const longest = 120
const maxSpins = 1000
const category = 'RNG'

type ReadGift = Pick<Gift, 'kind' | 'amount' | 'texts' | 'turnover' | 'expiresAt' | 'freeSpins'>
type GiftChanges = Partial<Pick<ReadGift, 'kind' | 'amount' | 'turnover' | 'expiresAt'> & Pick<NewFreeSpins, 'game' | 'stake' | 'spins'>>

const giftParsers: ChangeParsers<GiftChanges> = {
  amount: (text, site) => ({ kind: 'money', amount: readAboveZero(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(readWhole(text, 1, pointsCeiling)) }),
  spins: (text) => ({ kind: 'free-spins', spins: readWhole(text, 1, maxSpins) }),
  game: (text) => ({ game: text }),
  stake: (text, site) => ({ stake: readAboveZero(text, site) }),
  turnover: (text) => ({ turnover: readWhole(text, 0, 100) }),
  days: (text) => ({ expiresAt: new Date(Date.now() + readWhole(text, 0, 365) * dayMilliseconds) }),
}

/**
 * Reads a gift as an operator writes it: `amount=5.00`, `points=100`, or `spins=10 game=pgf-jade-tiger stake=0.40`;
 * `turnover=3`, `days=14`, `title.EN=…`.
 * @throws ControlError
 */
export function readGift(change: Change, { site, catalogue }: Pick<BrandContext, 'site' | 'catalogue'>): ReadGift {
  if (['amount', 'points', 'spins'].filter((name) => change[name] !== undefined).length !== 1)
    throw new ControlError('A reward is an amount, points or spins.')
  const { read, titles } = readTitledChange(change, giftParsers, { what: 'A reward', site, longest })
  const { kind = 'money', amount = 0n, game, stake, spins, ...more } = read
  if (Object.keys(titles).length === 0) throw new ControlError('Say what it is for, as title.EN=….')
  if (kind !== 'free-spins') {
    if (game !== undefined || stake !== undefined) throw new ControlError('Only spins have a game and a stake.')
    return { ...more, kind, amount, texts: titles }
  }
  if (game === undefined || stake === undefined || spins === undefined || more.expiresAt === undefined)
    throw new ControlError('Free spins have a game, a stake and days, such as spins=10 game=pgf-jade-tiger stake=0.40 days=7.')
  const vendor = requireVendor(game, { site, catalogue })
  requireStake(stake, site)
  return { ...more, kind, amount: stake * BigInt(spins), texts: titles, freeSpins: { vendor, game, stake, spins } }
}

/** The vendor of a slot that the brand offers. */
function requireVendor(id: string, { site, catalogue }: Pick<BrandContext, 'site' | 'catalogue'>): string {
  const game = Object.hasOwn(catalogue.games, id) ? catalogue.games[id] : undefined
  if (!game || !site.vendors.some(({ vendor, enabled }) => enabled && vendor === game.vendor))
    throw new ControlError(`This brand offers no game "${id}".`)
  if (game.category !== category) throw new ControlError(`"${id}" is no slot: it has no free spins.`)
  return game.vendor
}

function requireStake(stake: bigint, { exponent }: SiteRecord): void {
  const stakes = listFreeSpinStakes(exponent)
  if (!stakes.includes(stake))
    throw new ControlError(`A free spin is played at ${stakes.map((one) => writeDecimal(one, exponent)).join(', ')}.`)
}

/** What the free spins of a change are worth, in minor units; 0 where they cannot be read: the command refuses them. */
export function getSpinsWorth({ spins, stake }: Change, site: SiteRecord): bigint {
  if (spins === undefined || stake === undefined) return 0n
  return orZero(() => BigInt(readWhole(spins, 1, maxSpins)) * readAboveZero(stake, site))
}

/** What a free spin can be worth, in hundredths of the currency: the stakes that the vendors of slots take. */
export const freeSpinStakes = [20, 40, 100, 200, 500, 1000] as const

/** How many minor units a hundredth of a currency with so many digits is; 1 where it has fewer than two. */
const unitOf = (exponent: number): bigint => 10n ** BigInt(Math.max(0, exponent - 2))

/** The stakes of free spins in minor units of a currency with so many digits. */
export const listFreeSpinStakes = (exponent: number): readonly bigint[] => freeSpinStakes.map((stake) => BigInt(stake) * unitOf(exponent))
