import type { Draft, LocatedFinding } from '../draft.ts'
import { lintAges } from './lint-ages.ts'
import { lintBounds } from './lint-bounds.ts'
import { lintCoverage } from './lint-coverage.ts'
import { lintContrast } from './lint-contrast.ts'
import { lintFonts } from './lint-fonts.ts'
import { lintLanguages } from './lint-languages.ts'
import { lintLegal } from './lint-legal.ts'
import { lintPatterns } from './lint-patterns.ts'
import { lintPlurals } from './lint-plurals.ts'
import { lintProgramTexts } from './lint-program-texts.ts'
import { lintRemovals } from './lint-removals.ts'
import { lintRoutes } from './lint-routes.ts'
import { lintSchemaLinks } from './lint-schema-links.ts'
import { lintSecrets } from './lint-secrets.ts'
import { lintSeed } from './lint-seed.ts'
import { lintSlots } from './lint-slots.ts'
import { lintTexts } from './lint-texts.ts'
import { lintTranslations } from './lint-translations.ts'
import { lintUnique } from './lint-unique.ts'
import { lintUnreadTexts } from './lint-unread-texts.ts'
import { lintUnused } from './lint-unused.ts'

/** What the schemas allow and what still would not do. A warning about a file of another merchant has been given with that one. */
export function lint(draft: Draft): readonly LocatedFinding[] {
  return lints
    .flatMap((check) => check(draft))
    .filter(({ source, finding }) => finding.severity !== 'warning' || draft.sources.includes(source))
}

const lints = [
  lintContrast,
  lintFonts,
  lintAges,
  lintLegal,
  lintRoutes,
  lintLanguages,
  lintBounds,
  lintUnique,
  lintSeed,
  lintSlots,
  lintPatterns,
  lintTexts,
  lintProgramTexts,
  lintPlurals,
  lintTranslations,
  lintCoverage,
  lintSecrets,
  lintSchemaLinks,
] as const

/** What has no effect, in merchants that are good otherwise: a mistake elsewhere leaves much without effect. `told` has been said already. */
export function lintIdle(draft: Draft, told: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return told.every(({ finding }) => finding.severity === 'warning')
    ? [...lintRemovals(draft), ...lintUnreadTexts(draft, told), ...lintUnused(draft)]
    : []
}
