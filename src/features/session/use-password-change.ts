import { useState } from 'react'
import type { MemberChangePasswordBody } from '../../generated/api.ts'
import { useEngine } from '../../engine/index.ts'
import { endForcedChange } from './end-forced-change.ts'
import { authorizedAs, pendingLogin } from './forced-change.ts'

export interface PasswordChange {
  /** The change has to be made before the login goes on. */
  readonly forced: boolean
  /** The password that is to be changed, where it has just been typed. */
  readonly known: string | undefined
  /** Asks the platform for the change, and goes on with the login that waited for it. */
  change(body: MemberChangePasswordBody): Promise<void>
}

/** The change of the password of who is logged in, or of who waits to be. */
export function usePasswordChange(): PasswordChange {
  const engine = useEngine()
  const [login] = useState(() => pendingLogin(engine))
  const change = async (body: MemberChangePasswordBody): Promise<void> => {
    await engine.ports.member.changePassword(body, login && authorizedAs(login))
    await endForcedChange(engine)
  }
  return { forced: login !== undefined, known: login?.password, change }
}
