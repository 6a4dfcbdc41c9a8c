import { ages } from './ages.ts'
import { identity } from './identity.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'
import type { Mutant } from './mutant.ts'
import { ordering } from './ordering.ts'
import { reading } from './reading.ts'
import { references } from './references.ts'
import { relations } from './relations.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { shape } from './shape.ts'
import { texts } from './texts.ts'
import { theme } from './theme.ts'
import { zones } from './zones.ts'

/** Operator mistakes by category. */
export const mutantsByCategory: Readonly<Record<string, readonly Mutant[]>> = {
  reading,
  shape,
  identity,
  references,
  ordering,
  routes,
  languages,
  zones,
  texts,
  theme,
  ages,
  seed,
  relations,
  links,
}
