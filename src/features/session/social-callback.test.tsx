// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/contract/port.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallMember } from '../../engine/testing/small-site.ts'
import { socialSlice } from './social-state.ts'
import './social-callback.ts'
import '../../engine/render/start/start-after-first-paint.ts'
import { signIn } from './sign-in.ts'
import './after-paint.ts'
import './link-social-login.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
  document.cookie = 'social-login-result=; path=/; max-age=-1'
})

const login = { token: 'secret', firstTimeLogin: false, passwordExpired: true, user: smallMember(0) }

async function returnFromProvider(outcome: string, session: object): Promise<RenderedSite> {
  document.cookie = `social-login-result=${outcome}; path=/`
  rendered = await renderSite({
    ports: { session, member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  for (let n = 0; n < 3; n += 1) await rendered.settle()
  return rendered
}
const getTopOverlay = () => rendered?.engine.overlays.get().at(-1)?.content

describe('the return from a social login', () => {
  it('logs in an existing account without requiring a change of its expired password', async () => {
    const social = vi.fn(async () => ({ provider: 'google' as const, login }))
    const { engine } = await returnFromProvider('done', { social })
    expect(engine.site.get().visitor.kind).toBe('player')
    expect(engine.overlays.get()).toEqual([])
    expect(document.cookie).not.toContain('social-login-result')
    expect(social).toHaveBeenCalledTimes(1)
  })

  it('continues with the registration if no account is linked', async () => {
    const { engine } = await returnFromProvider('done', { social: async () => ({ provider: 'facebook', name: 'An' }) })
    expect(getTopOverlay()).toMatchObject({ type: 'overlay', id: 'register' })
    expect(engine.slice(socialSlice).get()).toEqual({ profile: { provider: 'facebook', name: 'An' }, linking: false })
  })

  it('shows why it failed, and nothing if the user cancelled', async () => {
    await returnFromProvider('social_failed', {})
    expect(getTopOverlay()).toMatchObject({ type: 'warn', text: 'error_social_failed' })
    const problem = new Problem('account_disabled', { messageKey: 'error_account_disabled' })
    await returnFromProvider('done', { social: async () => Promise.reject(problem) })
    expect(getTopOverlay()).toMatchObject({ type: 'warn', text: 'error_account_disabled' })
    await returnFromProvider('cancelled', {})
    expect(getTopOverlay()).toBeUndefined()
  })

  it('links to the account that logs in next only if requested', async () => {
    const socialLink = vi.fn(async () => null)
    const session = { social: async () => ({ provider: 'google' }), socialLink }
    const firstReturn = await returnFromProvider('done', session)
    await act(() => signIn(firstReturn.engine, login, { method: 'sms' }))
    await firstReturn.settle()
    expect(socialLink).not.toHaveBeenCalled()
    expect(firstReturn.engine.slice(socialSlice).get().profile).toBeUndefined()

    const secondReturn = await returnFromProvider('done', session)
    act(() => secondReturn.engine.slice(socialSlice).set({ ...secondReturn.engine.slice(socialSlice).get(), linking: true }))
    await act(() => signIn(secondReturn.engine, login, { method: 'sms' }))
    await secondReturn.settle()
    expect(socialLink).toHaveBeenCalledTimes(1)
    expect(getTopOverlay()).toMatchObject({ type: 'warn', text: 'social_linked' })
  })
})
