import { useState } from 'react'
import type { SocialArrival, LoginResult } from '../../generated/api.ts'
import { longest } from '../../generated/longest.ts'
import { Problem, problemOf, useQuery, useConfig, useEngine } from '../../engine/index.ts'
import { saveIntent } from './saved-intent.ts'

type Provider = SocialArrival['provider']

const providers: readonly Provider[] = ['google', 'facebook']

export interface OtherWays {
  /** Available providers. */
  readonly sites: readonly Provider[]
  readonly oneClick: boolean
  /** Provider that the visitor is being redirected to. */
  readonly leaving: Provider | undefined
  /** Message key of the last failure. */
  readonly refused: string | undefined
  /** Redirects to a provider, which returns to this page. */
  redirect(provider: Provider, remember: boolean): Promise<void>
  /** Creates an account in one click; the login waits until the visitor has saved the password. */
  register(): Promise<{ readonly login: LoginResult; readonly password: string }>
}

/** Alternative logins that the brand offers and the platform has on. */
export function useOtherWays(): OtherWays {
  const engine = useEngine()
  const { ports, window } = engine
  const offered = useConfig(({ registration }) => registration.social)
  const { value } = useQuery('session.ways', ({ session }) => session.ways())
  const [leaving, setLeaving] = useState<Provider>()
  const [refused, setRefused] = useState<string>()
  const redirect: OtherWays['redirect'] = async (provider, remember) => {
    if (leaving !== undefined) return
    setLeaving(provider)
    setRefused(undefined)
    try {
      const { pathname, search } = window.location
      const back = `${pathname}${search}`.slice(0, longest['session.socialStart'].back)
      const { url } = await ports.session.socialStart({ provider, remember, back })
      if (!/^https?:$/.test(new URL(url).protocol)) throw new Problem('unknown', { messageKey: 'error_social_failed' })
      saveIntent(engine)
      window.location.assign(url)
    } catch (error) {
      setRefused(problemOf(error).detail.messageKey)
      setLeaving(undefined)
    }
  }
  return {
    sites: providers.filter((provider) => offered[provider] && value?.[provider] === true),
    oneClick: offered.oneClick && value?.oneClick === true,
    leaving,
    refused,
    redirect,
    register: () => ports.session.oneClick({ ageConsent: true }),
  }
}
