import { hashToken, newToken } from './tokens.ts'
import type { VendorBrand } from './store/tables.ts'
import { kindOf } from './kinds.ts'
import type { Launch, OfferedGame, Operator } from '../contract.ts'
import type { GamePage } from './page.ts'
import { pursesOf } from './store/purses.ts'
import { seatsOf } from './store/seats.ts'
import { motifsOf } from './symbols.ts'

/** A game that was launched, or the page that says that it was not. */
export interface Opened {
  readonly found: boolean
  readonly page: GamePage
  /** The host that may show it; nobody may show the page of a launch that is not known. */
  readonly host: string | undefined
}

const seatMilliseconds = 6 * 3_600_000

/** Takes a launch and gives its player a seat for six hours. A launch opens one seat, once. */
export async function openGame(operator: Operator<VendorBrand>, brand: string, id: string, token: string): Promise<Opened> {
  const tenant = operator.brand(brand)
  const game = operator.game(id)
  const launch = tenant && game && (await operator.redeem(tenant, token, id))
  if (!launch) return notFound
  const kind = kindOf(game)
  const key = newToken()
  await seatsOf(tenant).insert(hashToken(key), launch.player, id, new Date(Date.now() + seatMilliseconds))
  await pursesOf(tenant).open(launch.player)
  const title = nameIn(game, launch.language)
  return {
    found: true,
    host: launch.host,
    page: {
      module: kind.page,
      language: launch.language,
      title,
      start: { key: `${brand}.${key}`, ...describe(id, game, launch), name: kind.name, title },
    },
  }
}

function describe(id: string, game: OfferedGame, { language, lottery }: Launch): object {
  return {
    id,
    language,
    category: game.category,
    ...(game.code === undefined ? {} : { code: game.code }),
    ...(lottery === null ? {} : { lottery }),
    motifs: motifsOf(id, game),
    picture: `/picture/${encodeURIComponent(id)}.webp`,
  }
}

const nameIn = ({ names, name }: OfferedGame, tag: string): string => names[tag] ?? names[tag.split('-')[0] ?? ''] ?? name

const notFound: Opened = {
  found: false,
  host: undefined,
  page: { module: 'ended', language: 'en', title: 'Game', start: { ended: true } },
}
