import { use, useMemo } from 'react'
import type { RegisterForm } from '../contract/site.ts'
import { useEngine } from './engine.ts'
import { useSite } from './hooks.ts'
import { useStore } from './use-store.ts'

const loadRules = async () => {
  const [{ resolveRegisterForm }, rules] = await Promise.all([import('../resolve/register-form.ts'), import('../rules/registration.ts')])
  return { resolveRegisterForm, ...rules }
}

/** The rules of registration, the same that the platform decides by. */
export type RegistrationRoom = Pick<
  Awaited<ReturnType<typeof loadRules>>,
  'checkRegistration' | 'cleanRegistration' | 'dayIn' | 'fillBounds' | 'registerSchema' | 'stillAsked'
>

/**
 * The registration form as the platform's rules make it, and what judges it. The rules come with the form that needs them, not with the
 * first page: the node waits until they are there.
 */
export function useRegisterForm(): { readonly form: RegisterForm; readonly rules: RegistrationRoom } {
  const { registry, facts, config } = useEngine()
  const { resolveRegisterForm, ...rules } = use(registry.loadPart('register-form rules', loadRules))
  const permission = useStore(facts, (state) => state.facts.permission)
  const flags = useSite((site) => site.flags)
  const form = useMemo(() => resolveRegisterForm(config, permission, flags), [resolveRegisterForm, config, permission, flags])
  return { form, rules }
}
