import type { GameLaunchBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { createLaunchStore } from './store/launches.ts'
import { createPlayerGameStore } from './store/player-games.ts'
import type { LotteryLaunch } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { hashToken, createToken } from '../secrets/index.ts'
import { fundVendor } from '../wallet/index.ts'

export interface LaunchContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** The brand's offer for the client type of the launch. */
  readonly offer: Offer
  readonly account: AccountRecord
  /** Hash of the session token. */
  readonly tokenHash: Buffer
  /** Host of the request. */
  readonly host: string
}

/** Time within which the browser must open the URL of a launch. */
const launchMilliseconds = 60_000

/**
 * Launches a game for an account, and returns the URL of the game. The URL is valid once, within a minute. A guest can
 * only start free trials.
 * @throws ApiError merchant_mismatch, forbidden, game_unavailable, game_maintenance, real_account_required,
 * account_disabled
 */
export async function launchGame(context: LaunchContext, body: GameLaunchBody): Promise<{ game: OfferedGame; url: string }> {
  const { tenant, config, account, tokenHash, host, offer } = context
  if (body.merchantCode !== tenant.code) throw new ApiError('merchant_mismatch')
  if (body.username !== account.username || !hashToken(body.token).equals(tokenHash)) throw new ApiError('forbidden')
  const game = requireGame(context, body)
  const launchUrl = offer.vendors.find(({ code }) => code === body.vassalage)?.launchUrl()
  if (launchUrl === undefined) throw new ApiError('game_unavailable')
  const token = createToken()
  if (body.confirmTrans && body.launchMode !== 'FUN') await fundVendor(context, body.vassalage, hashToken(token).toString('base64url'))
  await createLaunchStore(tenant).insert({
    token_hash: hashToken(token),
    account: account.id,
    session_hash: tokenHash,
    vendor: body.vassalage,
    game: body.gameId,
    mode: body.launchMode,
    language: resolveLanguageTag(config, body.language),
    host,
    lottery: toLotteryLaunch(body, host),
    expires_at: new Date(Date.now() + launchMilliseconds),
  })
  await createPlayerGameStore(tenant).upsertPlayed(account.id, body.gameId)
  return { game, url: `${launchUrl}/play/${encodeURIComponent(tenant.code)}/${encodeURIComponent(body.gameId)}?launch=${token}` }
}

/**
 * Returns the game if the site offers it to this account in this mode.
 * @throws ApiError game_unavailable, game_maintenance, real_account_required
 */
function requireGame({ offer, account }: LaunchContext, { gameId, vassalage, launchMode }: GameLaunchBody): OfferedGame {
  const game = offer.games.find(({ id, vendor }) => id === gameId && vendor === vassalage)
  if (!game) throw new ApiError('game_unavailable')
  if (game.maintenance === true) throw new ApiError('game_maintenance')
  if (launchMode === 'FUN' && game.supportPlay !== 0) throw new ApiError('game_unavailable')
  if (launchMode !== 'FUN') assertRealAccount(account)
  return game
}

/** Returns the tag of the requested language if the brand has enabled it, otherwise of the brand's default language. */
function resolveLanguageTag({ languages }: MerchantConfig, code: string): string {
  const requested = Object.hasOwn(languages.catalogue, code) ? languages.catalogue[code] : undefined
  return (requested?.enabled ? requested : languages.catalogue[languages.default])?.tag ?? 'en'
}

function toLotteryLaunch(body: GameLaunchBody, host: string): LotteryLaunch | undefined {
  if (body.launchMode !== 'LOTT') return undefined
  const { lottoArea: area = 'VN', lottoView: view = 'lobby', lottoGameCode: gameCode, playType, backUrl } = body
  return { area, view, gameCode, playType, backUrl: backUrl !== undefined && isOnHost(backUrl, host) ? backUrl : undefined }
}

/** Whether an address is on the host of the request. */
const isOnHost = (address: string, host: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.hostname === host && (url.protocol === 'https:' || url.protocol === 'http:')
}
