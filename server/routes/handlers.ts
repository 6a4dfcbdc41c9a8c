import type { CallName } from '../../src/generated/endpoints.ts'
import { agent } from './agent.ts'
import type { PortHandlers } from './call.ts'
import { content } from './content.ts'
import { game } from './game.ts'
import { member } from './member.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'

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
