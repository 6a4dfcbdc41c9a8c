import { authentication } from './authentication.ts'
import { authorization } from './authorization.ts'
import type { Mutant } from './mutant.ts'
import { operator } from './operator.ts'
import { sessions } from './sessions.ts'
import { validation } from './validation.ts'
import { web } from './web.ts'

/** Mutants that remove each control that docs/asvs.md calls met, and others of the same groups. */
export const controls: readonly Mutant[] = [...validation, ...web, ...authentication, ...sessions, ...authorization, ...operator]
