import type { Facts, Flag } from '../contract/facts.ts'
import type { RegisterForm, SiteConfig } from '../contract/site.ts'
import { buildRegisterForm } from '../rules/registration/build-register-form.ts'
import { sortEntries } from '../rules/sort-entries.ts'

/**
 * Returns the brand's registration form with the platform's rules. It offers no method until the platform has answered.
 */
export function resolveRegisterForm(
  config: SiteConfig,
  permission: Facts['permission'],
  flags: Readonly<Record<Flag, boolean>>,
): RegisterForm {
  const { registration } = config
  const rules = permission?.info.registerRules ?? []
  return buildRegisterForm({
    registration,
    settings: sortEntries(registration.fields),
    rules,
    flags: permission === undefined ? {} : flags,
  })
}
