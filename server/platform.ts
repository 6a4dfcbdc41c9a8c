import type { ControlParts } from './control/serve-control.ts'
import type { ApiPlatform } from './http/api-platform.ts'
import type { DepositParts } from './modules/deposits/index.ts'
import type { GameParts } from './modules/games/index.ts'
import type { SessionParts } from './modules/session/index.ts'
import type { BetParts } from './modules/bets/index.ts'
import type { DeliveryParts } from './modules/messages/index.ts'
import type { SiteParts, Sites } from './modules/site/index.ts'

/** All that the server is put together from: each of its parts takes what it needs of it, and knows no more. */
export interface Platform extends ApiPlatform, ControlParts, SessionParts, DepositParts, GameParts, BetParts, SiteParts, DeliveryParts {
  readonly sites: Sites
}
