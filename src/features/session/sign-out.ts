import type { Engine } from '../../engine/index.ts'
import { clearLogin, notifyOtherTabs } from './other-tabs.ts'

/**
 * Logs out after confirmation: revokes the token, removes the session data of the tab except the merchant, closes all
 * overlays, and opens the home page.
 */
export async function signOut(engine: Engine): Promise<void> {
  if (!(await engine.confirm({ title: 'sign_out_title', text: 'sign_out_text', confirm: 'sign_out_submit', cancel: 'sign_out_cancel' })))
    return
  notifyOtherTabs(engine)
  await engine.ports.session.logout().catch(() => undefined)
  clearLogin(engine)
  engine.location.push('/')
  await engine.poller.refresh(['permission', 'gameMenus'])
}
