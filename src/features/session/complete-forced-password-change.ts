import type { Engine } from '../../engine/index.ts'
import { pendingLoginSlice } from './forced-password-change.ts'
import { signIn } from './sign-in.ts'

/**
 * Completes a pending login after its required password change: starts the session, refetches the player, closes the
 * overlay, and opens the home page.
 */
export async function completeForcedPasswordChange(engine: Engine): Promise<void> {
  const pending = engine.slice(pendingLoginSlice)
  const { login } = pending
  if (login === undefined) return
  delete pending.login
  await signIn(engine, login.result)
  await engine.poller.refresh(['member'])
  const overlay = engine.overlays.find(engine.config.overlays.changePassword ?? '')
  if (overlay) engine.overlays.close(overlay.key)
  engine.location.push('/')
}
