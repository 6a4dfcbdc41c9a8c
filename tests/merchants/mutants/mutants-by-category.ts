import { ages } from './ages.ts'
import { identity } from './identity.ts'
import { languages } from './languages.ts'
import { schemaReferences } from './schema-references.ts'
import type { Mutant } from './mutant.ts'
import { ordering } from './ordering.ts'
import { invalidJson } from './invalid-json.ts'
import { references } from './references.ts'
import { relations } from './relations.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { schemaViolations } from './schema-violations.ts'
import { texts } from './texts.ts'
import { theme } from './theme.ts'
import { standardNames } from './standard-names.ts'

/** Operator mistakes by category. */
export const mutantsByCategory: Readonly<Record<string, readonly Mutant[]>> = {
  invalidJson,
  schemaViolations,
  identity,
  references,
  ordering,
  routes,
  languages,
  standardNames,
  texts,
  theme,
  ages,
  seed,
  relations,
  schemaReferences,
}
