import { use, useMemo } from 'react'
import type { RegisterForm } from '../contract/site.ts'
import { useEngine } from './engine.ts'
import { useSite } from './hooks.ts'
import { useStore } from './use-store.ts'

/**
 * The registration form as the platform's rules make it. The rules come with the form that needs them, not with the
 * first page: the node waits until they are there.
 */
export function useRegisterForm(): RegisterForm {
  const { registry, facts, config } = useEngine()
  const { resolveRegisterForm } = use(registry.loadPart('register-form rules', () => import('../resolve/register-form.ts')))
  const permission = useStore(facts, (state) => state.facts.permission)
  const flags = useSite((site) => site.flags)
  return useMemo(() => resolveRegisterForm(config, permission, flags), [resolveRegisterForm, config, permission, flags])
}
