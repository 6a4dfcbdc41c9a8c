import type { Engine } from '../../engine/index.ts'

/** Asks, and logs out: the token is worth nothing afterwards, and the tab forgets everything but the merchant. */
export async function signOut(engine: Engine): Promise<void> {
  const { ports, account, facts, overlays, location, keeper } = engine
  if (!(await engine.ask({ title: 'sign_out_title', text: 'sign_out_text', confirm: 'sign_out_submit', cancel: 'sign_out_cancel' }))) return
  await ports.session.logout().catch(() => undefined)
  account.end()
  facts.setToken(undefined)
  for (const { key } of overlays.get()) overlays.close(key)
  location.push('/')
  await keeper.refresh(['permission', 'gameMenus'])
}
