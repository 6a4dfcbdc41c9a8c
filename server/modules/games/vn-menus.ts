import type { GameMenu } from '../../../src/generated/api.ts'
import type { Offer } from './offer.ts'
import { toGameDto } from './game-dto.ts'

const category = 'VNLOTT'
/** English names of the regions by the code of their draws. Draws with any other code are national (`''`). */
const regions = { '': 'Vietnam', MB: 'North', MT: 'Central', MN: 'South' } as const

const getRegion = (code = ''): string => (Object.hasOwn(regions, code) ? code : '')

/** Returns the Vietnamese draws by region: a menu for each region with a draw. */
export function listVnMenus({ games, vendors }: Offer, pictureVersion: string, language: string | undefined): GameMenu[] {
  const lotteryGames = games.filter(({ shownIn }) => shownIn === category)
  return Object.entries(regions).flatMap(([code, title]) => {
    const cards = lotteryGames.filter((game) => getRegion(game.code) === code)
    if (cards.length === 0) return []
    return [
      {
        title,
        gameCategory: category,
        vendors: vendors.flatMap(({ code: vassalage, name }) => {
          const count = cards.filter(({ vendor }) => vendor === vassalage).length
          return count === 0 ? [] : [{ vassalage, name, games: count }]
        }),
        cards: cards.map((game) => toGameDto(game, pictureVersion, language)),
      },
    ]
  })
}
