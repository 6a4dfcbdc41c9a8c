import { authentication } from './authentication.ts'
import { authorization } from './authorization.ts'
import type { Mutant } from './mutant.ts'
import { operator } from './operator.ts'
import { sessions } from './sessions.ts'
import { validation } from './validation.ts'
import { web } from './web.ts'

/**
 * Mutants that each remove a security control: at least one for each control that docs/asvs.md lists as met, and the
 * access checks of the operator's pages.
 */
export const adminApiMutants: readonly Mutant[] = [...validation, ...web, ...authentication, ...sessions, ...authorization, ...operator]
