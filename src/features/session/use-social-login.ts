import { useEffect, useState } from 'react'
import type { SocialLoginResult, LoginResult } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { Problem, toProblem, useQuery, useConfig, useEngine } from '../../engine/index.ts'
import { saveIntent } from './saved-intent.ts'

type Provider = SocialLoginResult['provider']

const providers: readonly Provider[] = ['google', 'facebook']

export interface AlternativeLogins {
  /** Available providers. */
  readonly providers: readonly Provider[]
  /** Whether an account can be created in one click. */
  readonly oneClick: boolean
  /** Provider that the visitor is being redirected to. */
  readonly redirectingTo: Provider | undefined
  /** Message key of the last failure. */
  readonly errorKey: string | undefined
  /** Redirects to a provider, which returns to this page. */
  redirect(provider: Provider, remember: boolean): Promise<void>
  /** Creates an account in one click. The caller completes the login after the visitor has saved the password. */
  register(): Promise<{ readonly login: LoginResult; readonly password: string }>
}

/** Alternative logins that are enabled by both the brand and the platform. */
export function useAlternativeLogins(): AlternativeLogins {
  const engine = useEngine()
  const { ports, window } = engine
  const brandLogins = useConfig(({ registration }) => registration.social)
  const { value } = useQuery('session.ways', ({ session }) => session.ways())
  const [redirectingTo, setRedirectingTo] = useState<Provider>()
  const [errorKey, setErrorKey] = useState<string>()
  // After a return with the Back button the browser may restore this page as it was left.
  useEffect(() => {
    const endRedirect = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setRedirectingTo(undefined)
    }
    window.addEventListener('pageshow', endRedirect)
    return () => window.removeEventListener('pageshow', endRedirect)
  }, [window])
  const redirect: AlternativeLogins['redirect'] = async (provider, remember) => {
    if (redirectingTo !== undefined) return
    setRedirectingTo(provider)
    setErrorKey(undefined)
    try {
      const { pathname, search, hash } = window.location
      const returnPath = `${pathname}${search}${hash}`.slice(0, maxLengths['session.socialStart'].back)
      const { url } = await ports.session.socialStart({ provider, remember, back: returnPath })
      if (!/^https?:$/.test(new URL(url).protocol)) throw new Problem('unknown', { messageKey: 'error_social_failed' })
      saveIntent(engine)
      window.location.assign(url)
    } catch (error) {
      setErrorKey(toProblem(error).detail.messageKey)
      setRedirectingTo(undefined)
    }
  }
  return {
    providers: providers.filter((provider) => brandLogins[provider] && value?.[provider] === true),
    oneClick: brandLogins.oneClick && value?.oneClick === true,
    redirectingTo,
    errorKey,
    redirect,
    register: () => ports.session.oneClick({ ageConsent: true }),
  }
}
