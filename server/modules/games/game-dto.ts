import type { Game } from '../../../src/generated/api.ts'
import { getLotteryFields } from './lottery-fields.ts'
import type { Catalogue, CatalogueGame } from './catalogue.ts'
import type { OfferedGame } from './offer.ts'

/** Path of the pictures that vendors have sent, by their digest. */
export const picturePath = '/_livery/picture/'

/**
 * Converts a game for the API. `pictureVersion` changes with the drawn pictures; `language` is the tag of the language
 * of `gameName`.
 */
export function toGameDto(game: OfferedGame, pictureVersion: string, language = 'en'): Game {
  const { id, vendor, category, names, code, hot, new: isNewGame, maintenance, supportPlay = 1, minBet, lines, picture } = game
  return {
    gameId: id,
    vassalage: vendor,
    gameName: getLocalizedName(game, language),
    showIcon: picture === undefined ? `/_livery/art/${id}-{size}.webp?v=${pictureVersion}` : `${picturePath}${picture}-{size}.webp`,
    displayName: { ...names },
    gameType: category,
    isHot: hot === true,
    isNew: isNewGame === true,
    maintenance: maintenance === true,
    supportPlay,
    ...getLotteryFields(game),
    ...(code === undefined ? {} : { code }),
    ...(minBet === undefined ? {} : { minBet }),
    ...(lines === undefined ? {} : { lineNum: lines }),
  }
}

/** Returns the name of a game in a language; its id if it is no longer in the catalogue. */
export function getGameName({ games }: Catalogue, id: string, language: string): string {
  const game = games[id]
  return game === undefined ? id : getLocalizedName(game, language)
}

const getLocalizedName = ({ name, names }: Pick<CatalogueGame, 'name' | 'names'>, language: string): string =>
  names[language.split('-')[0]?.toLowerCase() ?? ''] ?? name
