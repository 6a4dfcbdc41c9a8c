import type { Draft, LocatedFinding } from './draft.ts'
import { lintBounds } from './lint-bounds.ts'
import { lintContrast } from './lint-contrast.ts'
import { lintLanguages } from './lint-languages.ts'
import { lintLegal } from './lint-legal.ts'
import { lintRoutes } from './lint-routes.ts'
import { lintSecrets } from './lint-secrets.ts'
import { lintTexts } from './lint-texts.ts'
import { lintTranslations } from './lint-translations.ts'

/** What the schemas allow and what still would not do. */
export function lint(draft: Draft): readonly LocatedFinding[] {
  return lints.flatMap((check) => check(draft))
}

const lints = [lintContrast, lintLegal, lintRoutes, lintLanguages, lintBounds, lintTexts, lintTranslations, lintSecrets] as const
