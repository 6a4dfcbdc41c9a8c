import type { Door, Ports } from '../engine/contract/port.ts'
import { createAgent } from './agent.ts'
import { encryptBody } from './cipher.ts'
import { createContent } from './content.ts'
import { createGame } from './game.ts'
import { createHttp } from './http.ts'
import { createMember } from './member.ts'
import { createSession } from './session.ts'
import { createSystem } from './system.ts'
import { createVerification } from './verification.ts'
import { createWallet } from './wallet.ts'

/** Every port, over one way to the platform. */
export function createPorts(door: Door): Ports {
  const call = createHttp(door, encryptBody)
  return {
    agent: createAgent(call),
    content: createContent(call),
    game: createGame(call),
    member: createMember(call),
    session: createSession(call),
    system: createSystem(call),
    verification: createVerification(call),
    wallet: createWallet(call),
  }
}

export { getFile } from './http.ts'
