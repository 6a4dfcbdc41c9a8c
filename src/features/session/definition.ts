import { defineFeature, withModule } from '../../engine/index.ts'
import { hasRememberedLogin } from './has-remembered-login.ts'

/** Sessions: log in, resume a login, log out. */
export const definition = defineFeature({
  name: 'session',
  actions: {
    signOut: (engine) =>
      withModule(
        engine,
        'sign-out',
        () => import('./sign-out.ts'),
        ({ signOut }) => signOut(engine),
      ),
  },
  beforeRender: (engine) =>
    hasRememberedLogin(engine.window.document) ? import('./resume-login.ts').then(({ resumeLogin }) => resumeLogin(engine)) : undefined,
  afterPaint: async (engine) => (await import('./after-paint.ts')).resumeAfterPaint(engine),
})
