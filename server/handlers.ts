import type { CallHandlers } from './modules/calls/call.ts'
import { makeAgentHandlers } from './modules/agents/handlers.ts'
import { makeContentHandlers } from './modules/content/handlers.ts'
import { makeContractHandlers } from './modules/contracts/handlers.ts'
import { makeGameHandlers } from './modules/games/handlers.ts'
import { makeIdentityHandlers } from './modules/identity/handlers.ts'
import { makeRegistrationHandlers } from './modules/registration/handlers.ts'
import { makeAccessHandlers } from './modules/session/access-handlers.ts'
import { makeSessionHandlers } from './modules/session/handlers.ts'
import { makeSiteHandlers } from './modules/site/handlers.ts'
import { makeVerificationHandlers } from './modules/verification/handlers.ts'
import { makeWalletHandlers } from './modules/wallet/handlers.ts'
import type { CallName } from '../src/generated/endpoints.ts'
import type { Platform } from './platform.ts'

/** Who answers each call: no call is without a handler, and no handler without a call. */
export const makeHandlers = (platform: Platform): CallHandlers<CallName> => ({
  ...makeAgentHandlers(),
  ...makeContentHandlers(platform),
  ...makeContractHandlers(),
  ...makeGameHandlers(platform),
  ...makeIdentityHandlers(platform),
  ...makeRegistrationHandlers(platform),
  ...makeAccessHandlers(platform),
  ...makeSessionHandlers(platform),
  ...makeSiteHandlers(platform),
  ...makeVerificationHandlers(platform),
  ...makeWalletHandlers(platform),
})
