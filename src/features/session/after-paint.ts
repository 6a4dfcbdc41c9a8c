import { type Engine, withModule } from '../../engine/index.ts'
import { followOtherTabs } from './other-tabs.ts'
import { fetchRememberedLogin, isSocialCallback } from './resume-login.ts'
import { signIn } from './sign-in.ts'

/**
 * Goes on with who comes back from another site, or logs in whom this browser was to remember, where that did not work
 * before the page was rendered. From now on the tab follows the other tabs.
 */
export async function afterPaint(engine: Engine): Promise<void> {
  followOtherTabs(engine)
  if (isSocialCallback(engine))
    return withModule(
      engine,
      'arrival',
      () => import('./social-callback.ts'),
      ({ handleSocialCallback }) => handleSocialCallback(engine),
    )
  const result = await fetchRememberedLogin(engine)
  if (result) await signIn(engine, result, { way: 'remembered' })
}
