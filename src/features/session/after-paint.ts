import { type Engine, withModule } from '../../engine/index.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { fetchRememberedLogin, isSocialCallback } from './resume-login.ts'
import { signIn } from './sign-in.ts'

/**
 * Completes a social login, or resumes a remembered login that could not be resumed before the first render. Also
 * listens for logouts in the other tabs.
 */
export async function resumeAfterPaint(engine: Engine): Promise<void> {
  listenToOtherTabs(engine)
  if (isSocialCallback(engine))
    return withModule(
      engine,
      'social-callback',
      () => import('./social-callback.ts'),
      ({ handleSocialCallback }) => handleSocialCallback(engine),
    )
  const result = await fetchRememberedLogin(engine)
  if (result) await signIn(engine, result, { method: 'remembered' })
}
