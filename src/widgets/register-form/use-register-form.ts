import { useMemo } from 'react'
import { type RegisterForm, resolveRegisterForm, useEngine, useSite, useStore } from '../../engine/index.ts'

/** The registration form as the platform's rules make it. */
export function useRegisterForm(): RegisterForm {
  const { facts, config } = useEngine()
  const permission = useStore(facts, (state) => state.facts.permission)
  const flags = useSite((site) => site.flags)
  return useMemo(() => resolveRegisterForm(config, permission, flags), [config, permission, flags])
}
