import type { Draft, LocatedFinding } from './draft.ts'
import { lintBounds } from './lint-bounds.ts'
import { lintContrast } from './lint-contrast.ts'
import { lintLanguages } from './lint-languages.ts'
import { lintLegal } from './lint-legal.ts'
import { lintPatterns } from './lint-patterns.ts'
import { lintRemovals } from './lint-removals.ts'
import { lintRoutes } from './lint-routes.ts'
import { lintSecrets } from './lint-secrets.ts'
import { lintTexts } from './lint-texts.ts'
import { lintTranslations } from './lint-translations.ts'
import { lintUnreadTexts } from './lint-unread-texts.ts'

/** What the schemas allow and what still would not do. */
export function lint(draft: Draft): readonly LocatedFinding[] {
  return lints.flatMap((check) => check(draft))
}

const lints = [
  lintContrast,
  lintLegal,
  lintRoutes,
  lintLanguages,
  lintBounds,
  lintPatterns,
  lintTexts,
  lintTranslations,
  lintSecrets,
] as const

/** What has no effect, in merchants that are good otherwise: a mistake elsewhere leaves much without effect. `told` has been said already. */
export function lintIdle(draft: Draft, told: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return told.every(({ finding }) => finding.severity === 'warning') ? [...lintRemovals(draft), ...lintUnreadTexts(draft, told)] : []
}
