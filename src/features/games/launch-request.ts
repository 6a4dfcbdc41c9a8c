import type { GameLaunchBody } from '../../generated/api.ts'
import type { SiteConfig } from '../../engine/index.ts'

/** The fields of a game that a launch request contains; optional ones can be unknown. */
export interface LaunchedGame {
  readonly gameId: string
  readonly vassalage: string
  readonly nodeId?: string
  readonly accountTypeName?: string
}

/** Parameters of a lottery launch. */
interface LotteryLaunch {
  readonly area: 'VN' | 'SEA'
  /** Without a code, the lobby opens. */
  readonly gameCode: string | undefined
  readonly playType: string | undefined
  /** Full URL of the page of this site to which the lottery returns. */
  readonly backUrl: string
}

export interface Player {
  readonly username: string
  readonly token: string
  /** Code of the current language. */
  readonly language: string
}

/** Launch mode of a game: for real money, as a free trial, or as a lottery. */
export type LaunchMode = 'real' | 'trial' | LotteryLaunch

/** Builds the body of the launch request. The fields of a lottery are included only in lottery mode. */
export function createLaunchRequest(
  { merchant }: Pick<SiteConfig, 'merchant'>,
  game: LaunchedGame,
  mode: LaunchMode,
  player: Player,
): GameLaunchBody {
  return {
    gameId: game.gameId,
    nodeId: game.nodeId ?? '',
    accountType: game.accountTypeName ?? '',
    confirmTrans: true,
    vassalage: game.vassalage,
    launchMode: mode === 'real' ? 'REAL' : mode === 'trial' ? 'FUN' : 'LOTT',
    platform: merchant.gamePlatforms.launch,
    clientType: merchant.clientType,
    username: player.username,
    token: player.token,
    merchantCode: merchant.code,
    language: player.language,
    ...(typeof mode === 'object' && toLotteryFields(mode, merchant.device)),
  }
}

function toLotteryFields({ area, gameCode, playType, backUrl }: LotteryLaunch, device: string): Partial<GameLaunchBody> {
  return {
    lottoArea: area,
    lottoView: gameCode === undefined ? 'lobby' : 'betting',
    device,
    backUrl,
    ...(gameCode !== undefined && { lottoGameCode: gameCode }),
    ...(playType !== undefined && { playType }),
  }
}
