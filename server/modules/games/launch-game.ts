import type { GameLaunchBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { AccountRecord, SiteRecord } from '../../database/records.ts'
import { launchesOf } from './store/launches.ts'
import { playerGamesOf } from './store/player-games.ts'
import type { LotteryLaunch } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { assertTrueAccount } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { hashToken, createToken } from '../secrets/index.ts'
import { fundVendor } from '../wallet/index.ts'

export interface LaunchContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  readonly config: MerchantConfig
  /** The brand's offer. */
  readonly offer: Offer
  readonly account: AccountRecord
  /** Hash of the session token. */
  readonly tokenHash: Buffer
  /** Host of the request. */
  readonly host: string
}

/** Time within which the browser must open a launch. */
const launchMilliseconds = 60_000

/**
 * Returns the URL at which an account can play a game. It is valid once, for a minute. A guest may only start free
 * trials.
 * @throws CallError
 */
export async function launchGame(context: LaunchContext, body: GameLaunchBody): Promise<{ game: OfferedGame; url: string }> {
  const { tenant, config, account, tokenHash, host, offer } = context
  if (body.merchantCode !== tenant.code) throw new CallError('merchant_mismatch')
  if (body.username !== account.username || !hashToken(body.token).equals(tokenHash)) throw new CallError('forbidden')
  const game = requireGame(context, body)
  const launchUrl = offer.vendors.find(({ code }) => code === body.vassalage)?.launchUrl()
  if (launchUrl === undefined) throw new CallError('game_unavailable')
  const token = createToken()
  if (body.confirmTrans && body.launchMode !== 'FUN') await fundVendor(context, body.vassalage, hashToken(token).toString('base64url'))
  await launchesOf(tenant).insert({
    token_hash: hashToken(token),
    account: account.id,
    session_hash: tokenHash,
    vendor: body.vassalage,
    game: body.gameId,
    mode: body.launchMode,
    language: languageTag(config, body.language),
    host,
    lottery: lotteryOf(body, host),
    expires_at: new Date(Date.now() + launchMilliseconds),
  })
  await playerGamesOf(tenant).upsertPlayed(account.id, body.gameId)
  return { game, url: `${launchUrl}/play/${encodeURIComponent(tenant.code)}/${encodeURIComponent(body.gameId)}?launch=${token}` }
}

/**
 * Returns the game if the site offers it to this account in this mode.
 * @throws CallError
 */
function requireGame({ offer, account }: LaunchContext, { gameId, vassalage, launchMode }: GameLaunchBody): OfferedGame {
  const game = offer.games.find(({ id, vendor }) => id === gameId && vendor === vassalage)
  if (!game) throw new CallError('game_unavailable')
  if (game.maintenance === true) throw new CallError('game_maintenance')
  if (launchMode === 'FUN' && game.supportPlay !== 0) throw new CallError('game_unavailable')
  if (launchMode !== 'FUN') assertTrueAccount(account)
  return game
}

/** Returns the tag of the requested language if the brand has enabled it, otherwise of the brand's default language. */
function languageTag({ languages }: MerchantConfig, code: string): string {
  const requested = Object.hasOwn(languages.catalogue, code) ? languages.catalogue[code] : undefined
  return (requested?.enabled ? requested : languages.catalogue[languages.default])?.tag ?? 'en'
}

function lotteryOf(body: GameLaunchBody, host: string): LotteryLaunch | undefined {
  if (body.launchMode !== 'LOTT') return undefined
  const { lottoArea: area = 'VN', lottoView: view = 'lobby', lottoGameCode: gameCode, playType, backUrl } = body
  return { area, view, gameCode, playType, backUrl: backUrl !== undefined && isOnHost(backUrl, host) ? backUrl : undefined }
}

/** Whether an address is on the host of the request. */
const isOnHost = (address: string, host: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.hostname === host && (url.protocol === 'https:' || url.protocol === 'http:')
}
