import { callWallet } from './call-wallet.ts'
import { hashToken, createToken } from './require-session.ts'
import { findGameKind } from './game-kinds.ts'
import type { OfferedGame, OpenedSession, OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import type { GamePage } from './page.ts'
import { createWalletStore } from './store/wallets.ts'
import { createSessionStore } from './store/sessions.ts'
import type { VendorStore } from './store/tables.ts'
import { selectMotifs } from './game-pictures.ts'

/** A launched game, or the page that reports a failed launch. */
export interface LaunchResult {
  readonly found: boolean
  readonly page: GamePage
  /** Host that may frame the page; `undefined` for a failed launch, whose page may not be framed. */
  readonly host: string | undefined
}

const sessionMilliseconds = 6 * 3_600_000
const brandCodePattern = /^[A-Z0-9_]{1,32}$/
const launchTokenPattern = /^[A-Za-z0-9_-]{1,128}$/

/**
 * Redeems a launch token, which can be used once, and opens a session of six hours for its player. Returns the page
 * `ended` if the game, the brand or the token is invalid.
 * @throws NoResponseError if the operator does not answer
 */
export async function openGame(
  operator: OperatorConfig,
  { db }: VendorStore,
  brand: string,
  gameId: string,
  token: string,
): Promise<LaunchResult> {
  const game = operator.game(gameId)
  const kind = game && findGameKind(game)
  if (!kind || !brandCodePattern.test(brand) || !launchTokenPattern.test(token)) return notFound
  const { vendor } = game
  const { answer: openedSession } = await callWallet(operator, { brand, vendor, call: 'open', request: { launch: token, game: gameId } })
  if (!openedSession) return notFound
  const key = createToken()
  const { player, trial, session, currency } = openedSession
  await createSessionStore({ code: brand, db }).insert({
    token_hash: hashToken(key),
    player,
    game: gameId,
    vendor,
    ...(trial ? { session: null, currency: null } : { session, currency: JSON.stringify(currency) }),
    expires_at: new Date(Date.now() + sessionMilliseconds),
  })
  if (trial) await createWalletStore({ code: brand, db }).getOrCreate(player)
  const title = getLocalizedName(game, openedSession.language)
  return {
    found: true,
    host: openedSession.host,
    page: {
      module: kind.page,
      language: openedSession.language,
      title,
      startData: { key: `${brand}.${key}`, ...createStartData(gameId, game, openedSession), name: kind.name, title },
    },
  }
}

function createStartData(id: string, game: OfferedGame, { language, lottery, trial, currency }: OpenedSession): object {
  return {
    id,
    language,
    category: game.category,
    ...(trial ? {} : { currency }),
    ...(game.code === undefined ? {} : { code: game.code }),
    ...(lottery === null ? {} : { lottery }),
    motifs: selectMotifs(id, game),
    picture: `/picture/${encodeURIComponent(id)}.webp`,
  }
}

const getLocalizedName = ({ names, name }: OfferedGame, tag: string): string => names[tag] ?? names[tag.split('-')[0] ?? ''] ?? name

const notFound: LaunchResult = {
  found: false,
  host: undefined,
  page: { module: 'ended', language: 'en', title: 'Game', startData: { ended: true } },
}
