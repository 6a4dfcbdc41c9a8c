import { useState } from 'react'
import type { MemberChangePasswordBody } from '../../generated/api.ts'
import { useEngine } from '../../engine/index.ts'
import { completeForcedPasswordChange } from './complete-forced-password-change.ts'
import { createAuthOptions, findPendingLogin } from './forced-password-change.ts'

export interface PasswordChange {
  /** Whether the login requires the change. */
  readonly forced: boolean
  /** The current password, if it has just been entered to log in. */
  readonly currentPassword: string | undefined
  /** Requests the change, and completes a pending login. */
  change(body: MemberChangePasswordBody): Promise<void>
}

/** Changes the password of the player or of a pending login. */
export function usePasswordChange(): PasswordChange {
  const engine = useEngine()
  const [login] = useState(() => findPendingLogin(engine))
  const change = async (body: MemberChangePasswordBody): Promise<void> => {
    await engine.ports.member.changePassword(body, login && createAuthOptions(login))
    await completeForcedPasswordChange(engine)
  }
  return { forced: login !== undefined, currentPassword: login?.password, change }
}
