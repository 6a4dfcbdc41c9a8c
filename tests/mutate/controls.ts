import { authentication } from './authentication.ts'
import { authorization } from './authorization.ts'
import type { Mutant } from './mutant.ts'
import { operator } from './operator.ts'
import { sessions } from './sessions.ts'
import { validation } from './validation.ts'
import { web } from './web.ts'

/** What docs/asvs.md calls met, each without its control, and what else stands on one. */
export const controls: readonly Mutant[] = [...validation, ...web, ...authentication, ...sessions, ...authorization, ...operator]
