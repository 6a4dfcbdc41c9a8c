import { useState } from 'react'
import type { SocialArrival, LoginResult } from '../../generated/api.ts'
import { longest } from '../../generated/longest.ts'
import { Problem, problemOf, useQuery, useConfig, useEngine } from '../../engine/index.ts'
import { saveIntent } from './saved-intent.ts'

type Provider = SocialArrival['provider']

const providers: readonly Provider[] = ['google', 'facebook']

export interface OtherWays {
  /** The other sites that are open now. */
  readonly sites: readonly Provider[]
  readonly oneClick: boolean
  /** The site that the visitor is being led to. */
  readonly leaving: Provider | undefined
  /** Why the last attempt came to nothing, as a message key. */
  readonly refused: string | undefined
  /** Leads to another site. It comes back to this page. */
  leave(provider: Provider, remember: boolean): Promise<void>
  /** Makes an account by a click; its login waits until the visitor has kept the password. */
  register(): Promise<{ readonly login: LoginResult; readonly password: string }>
}

/** The ways in besides what is typed: each where the brand offers it and the platform says that it is open. */
export function useOtherWays(): OtherWays {
  const engine = useEngine()
  const { ports, window } = engine
  const offered = useConfig(({ registration }) => registration.social)
  const { value } = useQuery('session.ways', ({ session }) => session.ways())
  const [leaving, setLeaving] = useState<Provider>()
  const [refused, setRefused] = useState<string>()
  const leave: OtherWays['leave'] = async (provider, remember) => {
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
    leave,
    register: () => ports.session.oneClick({ ageConsent: true }),
  }
}
