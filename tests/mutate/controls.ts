import { authenticationMutants } from './authentication.ts'
import { authorizationMutants } from './authorization.ts'
import type { Mutant } from './mutant.ts'
import { operatorPageMutants } from './operator-pages.ts'
import { sessionMutants } from './sessions.ts'
import { validationMutants } from './validation.ts'
import { webMutants } from './web.ts'

/**
 * Mutants that each remove a security control: at least one for each control that docs/asvs.md lists as met, and the
 * access checks of the operator's pages.
 */
export const controlMutants: readonly Mutant[] = [
  ...validationMutants,
  ...webMutants,
  ...authenticationMutants,
  ...sessionMutants,
  ...authorizationMutants,
  ...operatorPageMutants,
]
