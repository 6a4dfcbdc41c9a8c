import type { Game } from '../../../src/generated/api.ts'
import { lotteryPart } from './lottery-types.ts'
import type { OfferedGame } from './offer.ts'

/** A game as the calls answer it. `version` changes with the pictures; `language` is the tag of the name that `gameName` is. */
export function toGame(game: OfferedGame, version: string, language = 'en'): Game {
  const { id, vendor, category, name, names, code, hot, new: fresh, maintenance, supportPlay = 1, minBet, lines } = game
  return {
    gameId: id,
    vassalage: vendor,
    gameName: names[language.split('-')[0]?.toLowerCase() ?? ''] ?? name,
    showIcon: `/_livery/art/${id}-{size}.webp?v=${version}`,
    displayName: { ...names },
    gameType: category,
    isHot: hot === true,
    isNew: fresh === true,
    maintenance: maintenance === true,
    supportPlay,
    ...lotteryPart(game),
    ...(code === undefined ? {} : { code }),
    ...(minBet === undefined ? {} : { minBet }),
    ...(lines === undefined ? {} : { lineNum: lines }),
  }
}
