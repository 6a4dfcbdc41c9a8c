import { maxPoints } from '../../../src/engine/rules/money/max-amount.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { getBrandCatalogue, type Catalogue } from '../games/index.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type Change,
  type ChangeParsers,
  AdminApiError,
  computeOrZero,
  parsePositiveAmount,
  parseTitledChange,
  parseInteger,
} from '../commands/index.ts'
import type { RewardGrant, NewFreeSpins } from './grant-reward.ts'

/** Maximum length of a title in characters. */
const maxTitleLength = 120
const maxSpins = 1000
const slotCategory = 'RNG'

type ParsedRewardGrant = Pick<RewardGrant, 'kind' | 'amount' | 'texts' | 'turnover' | 'expiresAt' | 'freeSpins'>
type RewardGrantChanges = Partial<
  Pick<ParsedRewardGrant, 'kind' | 'amount' | 'turnover' | 'expiresAt'> & Pick<NewFreeSpins, 'game' | 'stake' | 'spins'>
>

const grantParsers: ChangeParsers<RewardGrantChanges> = {
  amount: (text, site) => ({ kind: 'money', amount: parsePositiveAmount(text, site) }),
  points: (text) => ({ kind: 'points', amount: BigInt(parseInteger(text, 1, maxPoints)) }),
  spins: (text) => ({ kind: 'free-spins', spins: parseInteger(text, 1, maxSpins) }),
  game: (text) => ({ game: text }),
  stake: (text, site) => ({ stake: parsePositiveAmount(text, site) }),
  turnover: (text) => ({ turnover: parseInteger(text, 0, 100) }),
  days: (text) => ({ expiresAt: new Date(Date.now() + parseInteger(text, 0, 365) * dayMilliseconds) }),
}

/** The brand's currency and offered games, which a reward is checked against. */
export type RewardGrantContext = { readonly site: SiteRecord; readonly catalogue: Catalogue }

/**
 * Parses a reward in the syntax of the command line: `amount=5.00`, `points=100`, or `spins=10 game=pgf-jade-tiger
 * stake=0.40`; `turnover=3`, `days=14`, `title.EN=…`.
 * @throws AdminApiError
 */
export function parseRewardGrant(change: Change, { site, catalogue }: RewardGrantContext): ParsedRewardGrant {
  if (['amount', 'points', 'spins'].filter((name) => change[name] !== undefined).length !== 1)
    throw new AdminApiError('A reward needs exactly one of amount, points or spins.')
  const { values, titles } = parseTitledChange(change, grantParsers, { subject: 'A reward', site, maxTitleLength })
  const { kind = 'money', amount = 0n, game, stake, spins, ...optionalValues } = values
  if (Object.keys(titles).length === 0) throw new AdminApiError('A reward needs a title, such as title.EN=….')
  if (kind !== 'free-spins') {
    if (game !== undefined || stake !== undefined) throw new AdminApiError('game and stake are allowed only together with spins.')
    return { ...optionalValues, kind, amount, texts: titles }
  }
  if (game === undefined || stake === undefined || spins === undefined || optionalValues.expiresAt === undefined)
    throw new AdminApiError('Free spins need game, stake and days, such as spins=10 game=pgf-jade-tiger stake=0.40 days=7.')
  const vendor = getSlotVendor(game, { site, catalogue })
  assertFreeSpinStake(stake, site)
  return { ...optionalValues, kind, amount: stake * BigInt(spins), texts: titles, freeSpins: { vendor, game, stake, spins } }
}

/**
 * Returns the vendor of a slot game.
 * @throws AdminApiError if the brand does not offer the game, or it is not a slot
 */
function getSlotVendor(id: string, { site, catalogue }: RewardGrantContext): string {
  const { games } = getBrandCatalogue(catalogue, site)
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game || !site.vendors.some(({ vendor, enabled }) => enabled && vendor === game.vendor))
    throw new AdminApiError(`The brand does not offer a game "${id}".`)
  if (game.category !== slotCategory) throw new AdminApiError(`"${id}" is not a slot, so it has no free spins.`)
  return game.vendor
}

function assertFreeSpinStake(stake: bigint, { exponent }: SiteRecord): void {
  const stakes = listFreeSpinStakes(exponent)
  if (!stakes.includes(stake))
    throw new AdminApiError(
      `The stake of a free spin must be one of ${stakes.map((allowedStake) => formatDecimal(allowedStake, exponent)).join(', ')}.`,
    )
}

/** Returns the value of a change's free spins in minor units; 0 without spins, or if the command rejects the change. */
export function computeSpinsExposure({ spins, stake }: Change, site: SiteRecord): bigint {
  if (spins === undefined || stake === undefined) return 0n
  return computeOrZero(() => BigInt(parseInteger(spins, 1, maxSpins)) * parsePositiveAmount(stake, site))
}

/** Stakes that slot vendors accept for a free spin, in hundredths of the currency unit. */
export const freeSpinStakes = [20, 40, 100, 200, 500, 1000] as const

/** Returns the minor units in a hundredth of a currency unit; 1 for currencies with fewer than two decimal places. */
const getMinorUnitsPerHundredth = (exponent: number): bigint => 10n ** BigInt(Math.max(0, exponent - 2))

/** Returns the stakes of free spins in minor units of a currency with `exponent` decimal places. */
export const listFreeSpinStakes = (exponent: number): readonly bigint[] =>
  freeSpinStakes.map((stake) => BigInt(stake) * getMinorUnitsPerHundredth(exponent))
