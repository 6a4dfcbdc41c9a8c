import { useEffect, useState } from 'react'
import { Problem, useConfig, useEngine, useOverlays, usePorts } from '../../engine/index.ts'
import { findCodeInUrls, listPageUrls } from './url-code.ts'

/**
 * The affiliate code in the URL. `state` is `none` without a code or if the platform cannot validate it, `checking`
 * until it has validated the code, and `unknown` if the request failed.
 */
export interface UrlAffiliate {
  readonly code: string | undefined
  readonly state: 'none' | 'checking' | 'valid' | 'invalid' | 'unknown'
}

/** Validates the affiliate code in the URL with the platform. A dialog reports an invalid code. */
export function useUrlAffiliate(): UrlAffiliate {
  const parameterNames = useConfig((config) => config.registration.affiliateParameters)
  const { agent } = usePorts()
  const { warn } = useOverlays()
  const isSupported = useEngine().supports('agent.affiliate')
  const [code] = useState(() => (isSupported ? findCodeInUrls(parameterNames, listPageUrls()) : undefined))
  const [state, setState] = useState<UrlAffiliate['state']>(code === undefined ? 'none' : 'checking')

  useEffect(() => {
    if (code === undefined) return undefined
    const controller = new AbortController()
    agent.affiliate({ code, domain: window.location.hostname }, { signal: controller.signal }).then(
      ({ valid }) => {
        if (controller.signal.aborted) return
        setState(valid ? 'valid' : 'invalid')
        if (!valid) void warn({ text: 'invitation_code_error', confirm: 'in_increase_submit' })
      },
      (error: unknown) => {
        if (!controller.signal.aborted && error instanceof Problem) setState('unknown')
      },
    )
    return () => controller.abort()
  }, [code, agent, warn])

  return { code, state }
}
