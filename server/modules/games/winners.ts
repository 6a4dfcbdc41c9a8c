import type { Winner } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { createWinStore } from './store/wins.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createAccountStore, accountTypes, maskName } from '../accounts/index.ts'
import type { Offer } from './offer.ts'
import { toGameDto } from './game-dto.ts'

/** Additional wins to read, because wins in games that the brand no longer offers are left out. */
const extraWins = 20

/** A settled bet. Amounts are in minor units. */
export interface SettledBet {
  /** Bet id. */
  readonly id: string
  readonly player: string
  readonly game: string
  readonly stake: bigint
  readonly win: bigint
  /** Default: the current time. */
  readonly settledAt?: Date | null
}

/**
 * Adds a bet to the list of winners if it won more than its stake and the player is not a guest. Has no effect if the
 * bet is already listed.
 */
export async function insertWin(tenant: Tenant, { id, player, game, stake, win, settledAt }: SettledBet): Promise<void> {
  if (win <= stake) return
  const account = await createAccountStore(tenant).findById(player)
  if (account === undefined || account.type === accountTypes.guest) return
  await createWinStore(tenant).insert({
    id,
    winner: player,
    name: maskName(account.username),
    game,
    amount: win,
    won_at: settledAt ?? undefined,
  })
}

/**
 * Replaces a bet in the list of winners after its win was corrected, or removes it if it no longer won more than its
 * stake. The listed time is still the time of the settlement.
 */
export async function updateWin(tenant: Tenant, bet: Required<SettledBet>): Promise<void> {
  await createWinStore(tenant).delete(bet.id)
  await insertWin(tenant, bet)
}

interface WinnersQuery {
  readonly order: 'largest' | 'latest'
  readonly count: number
  readonly language?: string | undefined
}

/** Returns the wins in games that the brand offers, with masked usernames. */
export async function listWinners(
  tenant: Tenant,
  { currency, exponent }: Pick<SiteRecord, 'currency' | 'exponent'>,
  { games }: Offer,
  pictureVersion: string,
  { order, count, language }: WinnersQuery,
): Promise<Winner[]> {
  const gameById = new Map(games.map((game) => [game.id, game]))
  const wins = await createWinStore(tenant)[order](count + extraWins)
  return wins
    .flatMap(({ name, game: id, amount, won_at }) => {
      const game = gameById.get(id)
      if (game === undefined) return []
      return [
        {
          account: name,
          game: toGameDto(game, pictureVersion, language),
          amount: formatDecimal(amount, exponent),
          currency,
          at: won_at.toISOString(),
        },
      ]
    })
    .slice(0, count)
    .map((win, index) => ({ rank: index + 1, ...win }))
}
