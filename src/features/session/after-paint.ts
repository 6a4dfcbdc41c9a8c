import { type Engine, withModule } from '../../engine/index.ts'
import { followOtherTabs } from './other-tabs.ts'
import { askRemembered, hasArrived } from './resume-login.ts'
import { signIn } from './sign-in.ts'

/**
 * Goes on with who comes back from another site, or logs in whom this browser was to remember, where that did not work
 * before the page was rendered. From now on the tab follows the other tabs.
 */
export async function afterPaint(engine: Engine): Promise<void> {
  followOtherTabs(engine)
  if (hasArrived(engine))
    return withModule(
      engine,
      'arrival',
      () => import('./social-arrival.ts'),
      ({ meetArrival }) => meetArrival(engine),
    )
  const result = await askRemembered(engine)
  if (result) await signIn(engine, result, { way: 'remembered' })
}
