import type { Winner } from '../../../src/generated/api.ts'
import { winsOf } from './store/wins.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf, accountTypes, maskName } from '../accounts/index.ts'
import type { SettledWin } from '../../vendors/contract.ts'
import type { Offer } from './offer.ts'
import { toGame } from './to-game.ts'

/** What the demo vendor pays in: credits that are worth nothing. */
const playCredits = 'CREDITS'
/** A win of a game that the brand does not offer any more is left out, so more are read than are told. */
const spare = 20

/** Writes down a round that was won, for the board of winners. Guests try games out and win nothing. */
export async function noteWin(tenant: Tenant, { id, player, game, stake, win }: SettledWin): Promise<void> {
  if (win <= stake) return
  const account = await accountsOf(tenant).byId(player)
  if (account === undefined || account.type === accountTypes.guest) return
  await winsOf(tenant).insert({ id, winner: player, name: maskName(account.username), game, amount: win })
}

interface BoardWish {
  readonly order: 'largest' | 'latest'
  readonly count: number
  readonly language?: string | undefined
}

/** The board of winners: masked names, the game, and how much; of games that the brand offers. */
export async function winnersOf(
  tenant: Tenant,
  { games }: Offer,
  version: string,
  { order, count, language }: BoardWish,
): Promise<Winner[]> {
  const known = new Map(games.map((game) => [game.id, game]))
  const wins = await winsOf(tenant)[order](count + spare)
  return wins
    .flatMap(({ name, game: id, amount, won_at }) => {
      const game = known.get(id)
      if (game === undefined) return []
      return [
        {
          account: name,
          game: toGame(game, version, language),
          amount: amount.toString(),
          currency: playCredits,
          at: won_at.toISOString(),
        },
      ]
    })
    .slice(0, count)
    .map((win, place) => ({ rank: place + 1, ...win }))
}
