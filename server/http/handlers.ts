import type { CallName } from '../../src/generated/endpoints.ts'
import { agent } from './ports/agent.ts'
import type { PortHandlers } from '../modules/calls/call.ts'
import { content } from './ports/content.ts'
import { game } from './ports/game.ts'
import { member } from './ports/member.ts'
import { session } from './ports/session.ts'
import { system } from './ports/system.ts'
import { verification } from './ports/verification.ts'
import { wallet } from './ports/wallet.ts'

type PortName = CallName extends `${infer P}.${string}` ? P : never

/** Who answers each call: no call is without a handler, and no handler without a call. */
export const handlers: { readonly [P in PortName]: PortHandlers<P> } = {
  agent,
  content,
  game,
  member,
  session,
  system,
  verification,
  wallet,
}
